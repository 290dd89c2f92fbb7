import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { disciplinesOf, ids } from '../server/testing/fixture.ts';
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
const discipline = fc.constantFrom(...disciplinesOf.assigned);
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
  fc.tuple(classId, pupil, discipline, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 100 })).map(
    ([c, p, d, n, score]): Step => [
      `insert into grades (municipality_id, school_year, id, class_id, student_profile_id, discipline_id, scope, period_index, score)
       values (${municipalityOf}, 2026, gen_random_uuid(), $1, $2, $5, 'BIMESTER', $3, $4::numeric / 10)
       on conflict (municipality_id, school_year, class_id, discipline_id, scope, period_index, student_profile_id)
       do update set score = excluded.score`,
      [c, p, n, score, d],
    ],
  ),
  // Of everybody who is or was in a class, in one statement.
  fc.tuple(classId, discipline).map(
    ([c, d]): Step => [
      `insert into grades (municipality_id, school_year, id, class_id, student_profile_id, discipline_id, scope, period_index, score)
       select distinct on (profile_id) ${municipalityOf}, 2026, gen_random_uuid(), $1, profile_id, $2::uuid, 'BIMESTER', 1, 7
       from enrolments where class_id = $1 on conflict do nothing`,
      [c, d],
    ],
  ),
  fc.constant<Step>([`update grades set scope = 'MONTHLY', score = 10 - score where period_index = 2`, []]),
  fc.constant<Step>([`update grades set score = 0 where score > 5`, []]),
  fc.tuple(discipline, discipline).map(
    ([from, to]): Step => [
      `update grades g set discipline_id = $2 where discipline_id = $1 and not exists (
         select from grades o where o.discipline_id = $2 and o.class_id = g.class_id and o.student_profile_id = g.student_profile_id)`,
      [from, to],
    ],
  ),
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
  fc
    .tuple(classId, pupil)
    .map(([c, p]): Step => ['update enrolments set class_id = $1 where profile_id = $2 and ends_on is null', [c, p]]),
  pupil.map(
    (p): Step => [
      `update enrolments e set ends_on = null, status = 'ACTIVE' where id = (
         select id from enrolments where profile_id = $1 and school_year = 2026 order by ends_on nulls first limit 1)`,
      [p],
    ],
  ),
  classId.map((c): Step => ['update school_classes set archived_at = now() where id = $1', [c]]),
  classId.map((c): Step => ['update school_classes set archived_at = null where id = $1', [c]]),
  fc
    .tuple(classId, fc.constantFrom(2025, 2026, null))
    .map(([c, year]): Step => ['update school_classes set academic_year = $2 where id = $1', [c, year]]),
  classId.map((c): Step => ['delete from class_teachers where class_id = $1', [c]]),
  fc.tuple(classId, discipline, fc.constantFrom(ids.colleague.near, ids.colleague.far)).map(
    ([c, d, t]): Step => [
      `insert into class_teachers (id, class_id, teacher_profile_id, discipline_id)
       values (gen_random_uuid(), $1, $3, $2) on conflict do nothing`,
      [c, d, t],
    ],
  ),
  discipline.map((d): Step => ['delete from class_teachers where discipline_id = $1', [d]]),
);

/** What the tables hold. */
async function read(query: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>) {
  const found: unknown[] = [];
  for (const [table, idle] of Object.entries(tables)) {
    found.push((await query(`select * from ${table} where not (${idle}) order by 1, 2, 3`)).rows);
  }
  return found;
}

/** What `posted` holds, and the grades that are expected: of who is enrolled now, in what is assigned now, counted one by one. */
const postedNow = `select f.class_id, p.slot, p.n from class_figures f, unnest(f.posted) with ordinality p (n, slot) where n <> 0 order by 1, 2`;
const expectedNow = `
  select g.class_id, grade_slot(g.scope, g.period_index) as slot, count(distinct g.id) as n from grades g
  join school_classes c on c.id = g.class_id and c.academic_year = g.school_year
  join enrolments e on e.class_id = g.class_id and e.profile_id = g.student_profile_id and e.ends_on is null
  join class_teachers t on t.class_id = g.class_id and t.discipline_id = g.discipline_id
  group by 1, 2 order by 1, 2`;

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
          expect((await query(postedNow)).rows).toEqual((await query(expectedNow)).rows);
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

/** Two who write at the same time: the second waits for the first. */
type Write = (client: PoolClient) => Promise<unknown>;
const grade = `insert into grades (municipality_id, school_year, id, class_id, student_profile_id, discipline_id, scope, period_index, score)
  values (${municipalityOf}, 2026, gen_random_uuid(), $1, $2, '${ids.discipline}', 'BIMESTER', 1, 7)`;
const save: Write = (client) => client.query(grade, [ids.class.assigned, ids.pupil.assigned]);
const leave =
  (pupil: string): Write =>
  (client) =>
    client.query(`update enrolments set ends_on = '2026-05-04', status = 'LEFT' where profile_id = $1`, [pupil]);

test.each([
  ['a pupil leaves while their grade is being saved', save, leave(ids.pupil.assigned)],
  ['a pupil’s grade is saved while they are leaving', leave(ids.pupil.assigned), save],
  ['a pupil leaves while another’s grade is being saved', save, leave(ids.pupil.second)],
] as const)('grades posted are those expected after %s', async (_, first, second) => {
  const own = await createTestDatabase(smallNetwork);
  const [one, other] = [await own.pool.connect(), await own.pool.connect()];
  try {
    await one.query('begin');
    await first(one);
    const waiting = second(other);
    await own.pool.query('select pg_sleep(0.2)');
    await one.query('commit');
    await waiting;
    expect((await one.query(postedNow)).rows).toEqual((await one.query(expectedNow)).rows);
  } finally {
    one.release();
    other.release();
    await own.drop();
  }
});
