import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { gradeSheet, type OptionLetter, toWire } from '../../packages/contract/src/index.ts';

const questions = 20;
const right: OptionLetter = 'A';

interface NetworkExam {
  readonly title: string;
  readonly seed: number;
  /** A question that fewer know than its place says. */
  readonly harder?: number;
}

/** Whether each pupil knows each question: the first is the easiest, and pupils are as people are. */
function drawAnswers(pupils: number, { seed, harder }: NetworkExam): boolean[][] {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: pupils }, () => {
    const ability = 2 * (next() + next() + next() - 1.5);
    return Array.from({ length: questions }, (_, at) => {
      const difficulty = (4 * at) / (questions - 1) - 2 + (at + 1 === harder ? 2 : 0);
      return next() < 1 / (1 + Math.exp(1.5 * (difficulty - ability)));
    });
  });
}

/** One exam of every class of the demonstration's network, with a corrected sheet of each pupil. Gives its title and how many sheets there are. */
export async function giveNetworkExam(databaseUrl: string, exam: NetworkExam) {
  const { title } = exam;
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const group = randomUUID();
    const key = [Object.fromEntries(Array.from({ length: questions }, (_, at) => [String(at + 1), 'a' as const]))];
    const { rows: given } = await database.query<{ id: string; class_id: string }>(
      `insert into assessments (id, institution_id, class_id, school_year, assessment_group_id, title, format)
       select gen_random_uuid(), c.institution_id, c.id, c.academic_year, $1, $2, 'GABARITO' from school_classes c
       where exists (select from enrolments e where e.class_id = c.id and e.ends_on is null) returning id, class_id`,
      [group, title],
    );
    await database.query(
      'insert into answer_keys (assessment_id, key) select id, $2 from assessments where assessment_group_id = $1',
      [group, JSON.stringify(key)],
    );
    const { rows: pupils } = await database.query<{ assessment_id: string; profile: string }>(
      `select distinct on (e.profile_id) a.id assessment_id, e.profile_id profile from enrolments e
       join assessments a on a.class_id = e.class_id where a.assessment_group_id = $1 and e.ends_on is null`,
      [group],
    );
    const drawn = drawAnswers(pupils.length, exam);
    const results = pupils.map(({ assessment_id, profile }, pupil) => {
      const marks = (drawn[pupil] ?? []).map((isRight, at) => ({
        ...{ question: at + 1, state: 'marked' as const, confidence: 1, letters: isRight ? right : ('B' as const) },
      }));
      const graded = gradeSheet([{ group: 0, questions: marks }], { key, annulled: [] });
      const { score, hits, total } = graded.grade;
      return {
        assessment_id,
        profile,
        score,
        hits,
        total,
        details: { omr: toWire(graded.answers), total, acertos: hits },
      };
    });
    await database.query(
      `insert into assessment_results (id, municipality_id, school_year, assessment_id, student_profile_id, score, hits, total, details)
       select gen_random_uuid(), i.municipality_id, a.school_year, a.id, (r->>'profile')::uuid, (r->>'score')::numeric, (r->>'hits')::int, (r->>'total')::int, r->'details'
       from jsonb_array_elements($1) r join assessments a on a.id = (r->>'assessment_id')::uuid join institutions i on i.id = a.institution_id`,
      [JSON.stringify(results)],
    );
    return { title, classes: given.length, sheets: results.length };
  } finally {
    await database.end();
  }
}
