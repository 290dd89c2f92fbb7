import { type ClassSkills, readSkillCode } from '@caderneta/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { answerKeys, assessments } from '../../schema/assessments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { skills } from '../../schema/skills.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import type { AssessmentRef } from './assessment-ref.ts';
import { visibleAssessments } from './assessments.scope.ts';
import { type SkilledAssessment, type SkillNames, type SkillSheet, tallySkills } from './class-skills.ts';
import { inPositionsOfA } from './in-positions-of-a.ts';
import { keyColumns, shownKey } from './keys.repository.ts';
import { readQuestionSkills } from './question-skills.ts';
import { storedResults } from './results.repository.ts';
import { storedAnswers } from './stored-answers.ts';

/** Names of skills as a network's matrices know them. */
export async function skillNames(db: Queries, municipalityId: string, codes: readonly string[]): Promise<SkillNames> {
  const known = codes.length
    ? await db
        .select({ code: skills.code, text: skills.text, component: skills.component })
        .from(skills)
        .where(and(eq(skills.municipality_id, municipalityId), inArray(skills.code, [...codes])))
    : [];
  const stored = new Map(known.map(({ code, ...name }) => [code, name]));
  // A code alone works: what it says of itself is known without a matrix.
  return new Map(
    codes.map((code) => [code, stored.get(code) ?? { text: null, component: readSkillCode(code).component }]),
  );
}

async function skilled(
  db: Queries,
  ref: AssessmentRef,
  about: { title: string; created_at: Date },
  saved: ReturnType<typeof shownKey>,
) {
  const questions = await readQuestionSkills(db, ref.id);
  if (questions.length === 0) return null;
  const order = saved.version_b?.order ?? null;
  const sheets = (await storedResults(db, ref)).flatMap(({ result, student }): SkillSheet[] => {
    const answers = storedAnswers(result.details);
    if (result.status !== 'CORRECTED' || answers.length === 0) return [];
    // Questions of version B's own are others, and have no skills; which a version asks that the key lacks, nobody knows.
    if (result.key_version === 'B' && order === null) return [];
    const inA = result.key_version === 'B' && order ? inPositionsOfA(answers, order) : answers;
    return [{ pupilId: result.student_profile_id, name: student.name, answers: inA }];
  });
  const { title, created_at } = about;
  return {
    id: ref.id,
    title,
    created_at: created_at.toISOString(),
    key: saved,
    questions,
    sheets,
  } satisfies SkilledAssessment;
}

/** What a class did by skill, over all its assessments or one of them. Who may see the class is the caller's to have checked. */
export async function classSkills(
  db: Queries,
  viewer: SignedIn,
  classId: string,
  assessmentId: string | undefined,
): Promise<ClassSkills> {
  const rows = await db
    .select({ row: assessments, key: keyColumns, municipalityId: institutions.municipality_id })
    .from(assessments)
    .innerJoin(answerKeys, eq(answerKeys.assessment_id, assessments.id))
    .innerJoin(schoolClasses, eq(schoolClasses.id, assessments.class_id))
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(
      and(
        eq(assessments.class_id, classId),
        eq(assessments.format, 'GABARITO'),
        isNull(assessments.archived_at),
        assessmentId ? eq(assessments.id, assessmentId) : undefined,
        visibleAssessments(viewer),
      ),
    )
    .orderBy(asc(assessments.created_at), asc(assessments.id));
  const found: SkilledAssessment[] = [];
  for (const { row, key, municipalityId } of rows) {
    const ref = { id: row.id, classId, schoolYear: row.school_year, format: row.format, municipalityId };
    const one = await skilled(db, ref, row, shownKey(key));
    if (one) found.push(one);
  }
  const codes = [...new Set(found.flatMap(({ questions }) => questions.flatMap((question) => question.codes)))];
  return tallySkills(found, await skillNames(db, rows[0]?.municipalityId ?? '', codes));
}
