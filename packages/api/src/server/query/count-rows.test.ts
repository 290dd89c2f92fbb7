import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase } from '../../database/connection.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { countMatching, pageWithTotal, sumBriefly, totalOf } from './count-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());
afterEach(() => vi.useRealTimers());

/** A count that is another each time it is made, from `start` on. */
async function counterFrom(start: number) {
  const db = createDatabase(database.pool);
  await db.execute(sql`select setval('assessment_sheet_code', ${start}::bigint)`);
  const statement = sql`select nextval('assessment_sheet_code') as total`;
  return async () => (await sumBriefly<{ total: number }>(db, statement, ([row]) => row?.total ?? 0))[0]?.total;
}

test('what is small is counted anew each time', async () => {
  const count = await counterFrom(100);
  expect([await count(), await count()]).toEqual([101, 102]);
});

test('what is large is remembered for five seconds, and answered once more while it is counted again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const count = await counterFrom(6000);
  expect([await count(), await count()]).toEqual([6001, 6001]);
  vi.advanceTimersByTime(5001);
  expect([await count(), await count()]).toEqual([6001, 6001]);
  await vi.waitFor(async () => expect(await count()).toBe(6002));
  expect(await count()).toBe(6002);
});

test('what nobody asked for in a minute is counted anew', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const count = await counterFrom(6000);
  expect(await count()).toBe(6001);
  vi.advanceTimersByTime(60_001);
  expect(await count()).toBe(6002);
});

test('that a search finds more than its bound is remembered while somebody pages through it', async () => {
  const db = createDatabase(database.pool);
  const before = await database.pool.query(`select last_value::int from assessment_sheet_code`);
  const found = (rows: number) => ({
    limit: (most: number) =>
      sql`(select nextval('assessment_sheet_code') from generate_series(1, least(${rows}::int, ${most}::int)))`,
    getSQL: () => sql`never`,
  });
  const ask = (rows: number, page: number) => countMatching(db, found(rows), 'maria', { page, limit: 20 });
  const drawn = async () =>
    (await database.pool.query(`select last_value::int from assessment_sheet_code`)).rows[0].last_value -
    before.rows[0].last_value;
  expect([await ask(5000, 1), await ask(5000, 2), await drawn()]).toEqual([
    { total: 1000, totalIsBound: true },
    { total: 1000, totalIsBound: true },
    1001,
  ]);
  expect([await ask(30, 1), await ask(30, 2), await drawn()]).toEqual([{ total: 30 }, { total: 30 }, 1061]);
});

test('another database is asked itself', async () => {
  const count = await counterFrom(7000);
  await count();
  const other = await counterFrom(8000);
  expect(await other()).toBe(8001);
});

test('whatever page of however many rows says the same total, and is counted only where its own rows cannot say it', async () => {
  const db = createDatabase(database.pool);
  const few = fc.integer({ min: 0, max: 60 });
  const pages = fc.record({ page: fc.integer({ min: 1, max: 8 }), limit: fc.integer({ min: 1, max: 20 }) });
  await fc.assert(
    fc.asyncProperty(few, pages, async (all, page) => {
      const rows = Array.from({ length: all }).slice((page.page - 1) * page.limit, page.page * page.limit);
      let counted = 0;
      const query = {
        toSQL: () => ({ sql: 'count', params: [] }),
        // biome-ignore lint/suspicious/noThenProperty: a query runs when it is awaited
        then: <Value>(run: (found: { total: number }[]) => Value) => {
          counted += 1;
          return Promise.resolve([{ total: all }]).then(run);
        },
      };
      expect(await totalOf(db, page, rows, query as unknown as Parameters<typeof totalOf>[3])).toBe(all);
      const isFull = rows.length === page.limit;
      const isBeyond = rows.length === 0 && page.page > 1;
      expect(counted).toBe(isFull || isBeyond ? 1 : 0);
    }),
  );
});

test('a page whose rows say how many there are says so beyond the last one too', async () => {
  const page = fc.record({ page: fc.integer({ min: 1, max: 9 }), limit: fc.integer({ min: 1, max: 9 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 20 }), page, async (all, asked) => {
      const rows = all.map((id) => ({ id, total: all.length }));
      const found = await pageWithTotal(asked, async (at) => rows.slice((at.page - 1) * at.limit, at.page * at.limit));
      expect(found.total).toBe(all.length);
      expect(found.rows).toEqual(rows.slice((asked.page - 1) * asked.limit, asked.page * asked.limit));
    }),
  );
});
