import { gradeSheet, toWire } from '@caderneta/contract';
import { eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { assessmentResults } from '../../../schema/assessment-results.table.ts';
import { answerKeys, assessments } from '../../../schema/assessments.table.ts';
import { profiles } from '../../../schema/profiles.table.ts';
import { users } from '../../../schema/users.table.ts';
import { ids } from '../../../server/testing/fixture.ts';
import type { TestServer } from '../../../server/testing/test-server.ts';
import { simulateTest } from '../../../statistics/testing/simulated-test.ts';

const perColumn = 20;
const classes = [ids.assessment.assigned, ids.assessment.unassigned, ids.assessment.far];

/** Pupils of the municipality, for whom there is nothing but their results. */
async function insertPupils({ db }: TestServer, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, (_, at) => ({ user_id: v7(), profile_id: v7(), at }));
  await db.insert(users).values(
    people.map(({ user_id, at }) => ({
      id: user_id,
      name: `Aluno ${at}`,
      email: `${user_id}@exemplo.br`,
      role: 'STUDENT' as const,
    })),
  );
  await db.insert(profiles).values(
    people.map(({ user_id, profile_id }) => ({
      ...{ id: profile_id, user_id, role: 'STUDENT' as const, municipality_id: ids.municipality.home },
      institution_id: ids.institution.near,
    })),
  );
  return people.map(({ profile_id }) => profile_id);
}

/** Makes the fixture's assessments of three classes one exam that drawn pupils took, a third of them each. Answers its group. */
export async function giveNetworkExam(server: TestServer, pupils: number, items: number): Promise<string> {
  const { db } = server;
  const group = v7();
  const numbers = Array.from({ length: items }, (_, at) => at);
  const refAt = (at: number) => ({ group: Math.floor(at / perColumn), question: (at % perColumn) + 1 });
  const key = Array.from({ length: Math.ceil(items / perColumn) }, (_, column) =>
    Object.fromEntries(
      numbers.filter((at) => refAt(at).group === column).map((at) => [String(refAt(at).question), 'a' as const]),
    ),
  );
  await db.delete(assessmentResults).where(inArray(assessmentResults.assessment_id, classes));
  await db
    .update(assessments)
    .set({ assessment_group_id: group, title: 'Prova da rede', school_year: 2026 })
    .where(inArray(assessments.id, classes));
  await db
    .update(answerKeys)
    .set({ key, annulled: [], version_b: null })
    .where(inArray(answerKeys.assessment_id, classes));
  const { rows } = simulateTest(3, { pupils, items });
  const profileIds = await insertPupils(server, pupils);
  const results = rows.map((row, pupil) => {
    const answers = key.map((_, column) => ({
      group: column,
      questions: numbers
        .filter((at) => refAt(at).group === column)
        .map((at) => ({
          ...{ question: refAt(at).question, state: 'marked' as const },
          ...{ letters: row[at] ? 'A' : 'B', confidence: 1 },
        })),
    }));
    const graded = gradeSheet(answers, { key, annulled: [] });
    const { score, hits, total } = graded.grade;
    const details = { omr: toWire(graded.answers), total, acertos: hits };
    return {
      ...{ municipality_id: ids.municipality.home, school_year: 2026, student_profile_id: profileIds[pupil] as string },
      ...{ assessment_id: classes[pupil % classes.length] as string, score, hits, total, details },
    };
  });
  for (let from = 0; from < results.length; from += 1000) {
    await db.insert(assessmentResults).values(results.slice(from, from + 1000));
  }
  return group;
}

/** Makes one exam more of the same sheets: the same questions, asked anew. */
export async function renameExam({ db }: TestServer, group: string): Promise<string> {
  const next = v7();
  await db.update(assessments).set({ assessment_group_id: next }).where(eq(assessments.assessment_group_id, group));
  return next;
}
