import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { ids } from '../server/testing/fixture.ts';
import { smallNetwork } from '../server/testing/small-network.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(smallNetwork);
});
afterAll(() => database?.drop());

/** What the figures are, each with which of its lines says nothing: such a line is as good as none. */
const tables = {
  class_figures: 'false',
  class_days: 'present + absent = 0',
  pupil_years: 'present + absent = 0 and class_id is null',
  discipline_scores: 'grades = 0',
  pupil_scores: 'grades = 0',
};
const classes = Object.values(ids.class);
const pupils = Object.values(ids.pupil);
const municipalityOf = `(select i.municipality_id from school_classes c join institutions i on i.id = c.institution_id where c.id = $1)`;

type Step = readonly [sql: string, values: readonly unknown[]];

const classId = fc.constantFrom(...classes);
const pupil = fc.constantFrom(...pupils);
const day = fc.constantFrom('2026-03-02', '2026-03-03', '2025-09-01');
const status = fc.constantFrom('PRESENT', 'ABSENT');
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(classId, pupil, day, status).map(
    ([c, p, d, s]): Step => [
      `insert into attendance (municipality_id, school_year, class_id, date, discipline_id, student_profile_id, status)
       values (${municipalityOf}, extract(year from $3::date), $1, $3, '${ids.discipline}', $2, $4), (${municipalityOf},
       extract(year from $3::date), $1, $3, '${ids.discipline}', '${ids.profile('STUDENT')}', 'PRESENT')
       on conflict (municipality_id, school_year, class_id, date, discipline_id, student_profile_id) do update set status = excluded.status`,
      p === ids.profile('STUDENT') ? [c, ids.pupil.second, d, s] : [c, p, d, s],
    ],
  ),
  fc.tuple(classId, day).map(([c, d]): Step => ['delete from attendance where class_id = $1 and date = $2', [c, d]]),
  fc.tuple(day, status).map(([d, s]): Step => ['update attendance set status = $2 where date = $1', [d, s]]),
  fc.tuple(classId, pupil, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 100 })).map(
    ([c, p, n, score]): Step => [
      `insert into grades (municipality_id, school_year, id, class_id, student_profile_id, discipline_id, scope, period_index, score)
       values (${municipalityOf}, 2026, gen_random_uuid(), $1, $2, '${ids.discipline}', 'BIMESTER', $3, $4::numeric / 10)
       on conflict (municipality_id, school_year, class_id, discipline_id, scope, period_index, student_profile_id)
       do update set score = excluded.score`,
      [c, p, n, score],
    ],
  ),
  fc.constant<Step>([`update grades set scope = 'MONTHLY', score = 10 - score where period_index = 2`, []]),
  fc.constant<Step>([`update grades set score = 0 where score > 5`, []]),
  classId.map((c): Step => ['delete from grades where class_id = $1', [c]]),
  pupil.map(
    (p): Step => [
      `update enrolments set ends_on = greatest(starts_on, date '2026-04-30'), status = 'MOVED' where profile_id = $1 and ends_on is null`,
      [p],
    ],
  ),
  fc.tuple(classId, pupil).map(
    ([c, p]): Step => [
      `insert into enrolments (id, profile_id, class_id, school_year, starts_on)
       select gen_random_uuid(), $2, id, coalesce(academic_year, 2026), '2026-05-04' from school_classes where id = $1 on conflict do nothing`,
      [c, p],
    ],
  ),
  pupil.map((p): Step => ['delete from enrolments where profile_id = $1', [p]]),
  classId.map((c): Step => ['update school_classes set archived_at = now() where id = $1', [c]]),
  classId.map((c): Step => ['update school_classes set archived_at = null where id = $1', [c]]),
  fc
    .tuple(classId, fc.constantFrom(2025, 2026, null))
    .map(([c, year]): Step => ['update school_classes set academic_year = $2 where id = $1', [c, year]]),
  classId.map((c): Step => ['delete from class_teachers where class_id = $1', [c]]),
  classId.map(
    (c): Step => [
      `insert into class_teachers (id, class_id, teacher_profile_id, discipline_id)
       values (gen_random_uuid(), $1, '${ids.colleague.near}', '${ids.discipline}') on conflict do nothing`,
      [c],
    ],
  ),
);

/** What the tables hold. */
async function read(query: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>) {
  const found: unknown[] = [];
  for (const [table, idle] of Object.entries(tables)) {
    found.push((await query(`select * from ${table} where not (${idle}) order by 1, 2, 3`)).rows);
  }
  return found;
}

test('whatever is written, figures are what the rows add up to', async () => {
  const client = await database.pool.connect();
  const query = (sql: string) => client.query(sql);
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 12 }), async (done) => {
        await client.query('begin');
        try {
          for (const [sql, values] of done) await client.query(sql, [...values]);
          const stored = await read(query);
          await client.query('select rebuild_figures()');
          expect(stored).toEqual(await read(query));
        } finally {
          await client.query('rollback');
        }
      }),
      { numRuns: 60 },
    );
  } finally {
    client.release();
  }
});

test('a school that goes to another municipality takes its figures along', async () => {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('update institutions set municipality_id = $1 where id = $2', [
      ids.municipality.other,
      ids.institution.near,
    ]);
    const { rows } = await client.query(
      'select municipality_id, pupils from class_figures where class_id = $1 union all select municipality_id, 0 from pupil_years where class_id = $1',
      [ids.class.assigned],
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map((row) => row.municipality_id))).toEqual(new Set([ids.municipality.other]));
  } finally {
    await client.query('rollback');
    client.release();
  }
});
