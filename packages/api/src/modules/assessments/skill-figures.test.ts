import type { AnswerKey } from '@caderneta/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { answersOf, ids, testKey } from '../../server/testing/fixture.ts';
import { smallNetwork } from '../../server/testing/small-network.ts';
import { classSkills } from './class-skills.repository.ts';
import { gradeForStore } from './stored-answers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(smallNetwork);
});
afterAll(() => database?.drop());

type Step = readonly [sql: string, values: readonly unknown[]];

const master = { role: 'MASTER' } as SignedIn;
const classes = Object.values(ids.class);
const assessment = fc.constantFrom(ids.assessment.assigned, ids.assessment.unassigned);
const pupil = fc.constantFrom(ids.pupil.assigned, ids.pupil.second, ids.pupil.unassigned);
const mark = fc.constantFrom(...'abcd-?.');
const marks = fc
  .tuple(...Array.from({ length: 6 }, () => mark))
  .map((six) => `${six.slice(0, 3).join('')} ${six.slice(3).join('')}`);
const group = fc.constantFrom(0, 1);
const question = fc.constantFrom(1, 2, 3);
const code = fc.constantFrom('A-1', 'A-2', 'A-3');
const turned = [
  [3, 2, 1].map((number) => ({ group: 1, question: number })),
  [2, 1, 3].map((number) => ({ group: 0, question: number })),
];
const otherKey = [
  { '1': 'b', '2': 'b', '3': 'a' },
  { '1': 'c', '2': 'a' },
];
const ruleKey: AnswerKey = [
  {
    '1': { kind: 'several', letters: ['c', 'b'], grading: 'partial' },
    '2': { kind: 'alternatives', points: { a: 1, d: 0.5 } },
    '3': { kind: 'true-false', right: false },
  },
  {
    '1': { kind: 'several', letters: ['b'], grading: 'exact' },
    '2': 'a',
    '3': { kind: 'open', scale: 'up-to-3' },
    '4': { kind: 'numeric', value: 7, tolerance: 1.5 },
  },
];
const versionB = fc.constantFrom(null, { order: turned }, { key: testKey, annulled: [] });

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        ...[assessment, pupil, marks, fc.constantFrom('A', 'B'), fc.constantFrom('CORRECTED', 'IN_REVIEW')],
        fc.constantFrom([...testKey], ruleKey),
      )
      .map(([a, p, text, version, status, by]): Step => {
        const { details } = gradeForStore(answersOf(text), { key: by, annulled: [] });
        return [
          `insert into assessment_results (municipality_id, school_year, id, assessment_id, student_profile_id, status, score, key_version, details)
           select i.municipality_id, a.school_year, gen_random_uuid(), a.id, $2, $5, 0, $4, $3 from assessments a join institutions i on i.id = a.institution_id where a.id = $1
           on conflict (municipality_id, school_year, assessment_id, student_profile_id)
           do update set details = excluded.details, key_version = excluded.key_version, status = excluded.status`,
          [a, p, JSON.stringify(details), version, status],
        ];
      }),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(assessment, group, question, fc.constantFrom(0, 1, 2), code).map(
      ([a, g, q, position, c]): Step => [
        `insert into question_skills (assessment_id, "group", question, position, code) select id, $2, $3, $4, $5 from assessments where id = $1
         on conflict (assessment_id, "group", question, position) do update set code = excluded.code`,
        [a, g, q, position, c],
      ],
    ),
  },
  fc
    .tuple(assessment, group)
    .map(([a, g]): Step => ['delete from question_skills where assessment_id = $1 and "group" = $2', [a, g]]),
  pupil.map((p): Step => ['delete from assessment_results where student_profile_id = $1', [p]]),
  fc.constant<Step>([`update assessment_results set details = null where key_version = 'B'`, []]),
  fc.tuple(assessment, fc.constantFrom(testKey, otherKey, ruleKey), group, question, versionB).map(
    ([a, key, g, q, b]): Step => [
      `insert into answer_keys (assessment_id, key, annulled, version_b) select id, $2, $3, $4 from assessments where id = $1
       on conflict (assessment_id) do update set key = excluded.key, annulled = excluded.annulled, version_b = excluded.version_b`,
      [a, JSON.stringify(key), JSON.stringify([{ group: g, question: q }]), b && JSON.stringify(b)],
    ],
  ),
  fc.constant<Step>([`update answer_keys set annulled = '[]'`, []]),
  assessment.map((a): Step => ['delete from answer_keys where assessment_id = $1', [a]]),
  assessment.map((a): Step => ['update assessments set archived_at = now() where id = $1', [a]]),
  fc.constant<Step>(['update assessments set archived_at = null', []]),
  assessment.map(
    (a): Step => [
      'with gone as (delete from assessment_results where assessment_id = $1 returning 1) select count(*) from gone',
      [a],
    ],
  ),
  assessment.map(
    (a): Step => [
      'delete from assessments where id = $1 and not exists (select from assessment_results r where r.assessment_id = $1)',
      [a],
    ],
  ),
);

/** Where every history begins: two skills over all questions. */
const tagged = `insert into question_skills (assessment_id, "group", question, position, code)
  select id, g, q, p, 'A-' || 1 + (g + q + p) % 3 from assessments, generate_series(0, 1) g, generate_series(1, 3) q, generate_series(0, 1) p
  where id in ('${ids.assessment.assigned}', '${ids.assessment.unassigned}')`;

/** Every class's sheets, looked at one by one. */
async function counted(db: Queries): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const id of classes) {
    const { skills } = await classSkills(db, master, id, undefined);
    const answered = skills.filter((skill) => skill.questions > 0);
    found.push(...answered.map((skill) => [id, skill.code, skill.questions, skill.right, skill.answered]));
  }
  return found.sort();
}

test('whatever is written, skills of a class are what its sheets add up to', async () => {
  const client = await database.pool.connect();
  const db = drizzle(client);
  const stored = async () => {
    const text =
      'select class_id, code, questions, hits, answered from skill_figures where questions <> 0 or answered <> 0';
    const { rows } = await client.query({ text, rowMode: 'array' });
    return rows.sort();
  };
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 25 }), async (done) => {
        await client.query('begin');
        try {
          await client.query(tagged);
          expect((await stored()).length).toBeGreaterThan(3);
          for (const [text, values] of done) {
            await client.query(text, [...values]);
            expect(await stored(), text).toEqual(await counted(db));
          }
          const retained = await stored();
          await client.query('select rebuild_figures()');
          expect(await stored()).toEqual(retained);
        } finally {
          await client.query('rollback');
        }
      }),
      { numRuns: 30 },
    );
  } finally {
    client.release();
  }
});
