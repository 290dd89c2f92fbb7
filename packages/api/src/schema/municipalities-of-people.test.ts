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

type Step = readonly [sql: string, values: readonly unknown[]];

const profile = fc.constantFrom(...Object.values(ids.pupil), ...Object.values(ids.colleague), ids.profile('MANAGER'));
const institution = fc.constantFrom(...Object.values(ids.institution));
const municipality = fc.constantFrom(...Object.values(ids.municipality));

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(profile, fc.option(institution), fc.option(municipality))
    .map((values): Step => ['update profiles set institution_id = $2, municipality_id = $3 where id = $1', values]),
  fc
    .tuple(profile, profile)
    .map(
      (values): Step => [
        'update profiles p set user_id = other.user_id from profiles other where p.id = $1 and other.id = $2',
        values,
      ],
    ),
  fc
    .tuple(institution, municipality)
    .map((values): Step => ['update institutions set municipality_id = $2 where id = $1', values]),
  fc
    .tuple(profile, institution)
    .map(
      (values): Step => [
        `insert into profiles (id, user_id, institution_id) select gen_random_uuid(), user_id, $2 from profiles where id = $1`,
        values,
      ],
    ),
  institution.map((id): Step => ['update profiles set institution_id = null where institution_id = $1', [id]]),
  fc.constant<Step>([
    `delete from profiles p where not exists (select from enrolments where profile_id = p.id) and p.municipality_id is not null`,
    [],
  ]),
);

const stored = 'select id, municipality_ids as places from users order by id';
const asDefined = `select u.id, array(select distinct m from profiles p left join institutions i on i.id = p.institution_id,
  lateral (values (p.municipality_id), (i.municipality_id)) v(m) where p.user_id = u.id and m is not null order by m) as places
  from users u order by u.id`;

test('whoever moves, a user’s municipalities are those of their profiles and schools', async () => {
  const client = await database.pool.connect();
  const read = (sql: string) => client.query(sql).then(({ rows }) => rows);
  try {
    const first = await read(stored);
    expect(first).toEqual(await read(asDefined));
    expect(first.filter(({ places: networks }) => networks.length > 0).length).toBeGreaterThan(5);
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 10 }), async (done) => {
        await client.query('begin');
        try {
          for (const [sql, values] of done) await client.query(sql, [...values]);
          expect(await read(stored)).toEqual(await read(asDefined));
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
