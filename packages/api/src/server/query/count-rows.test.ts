import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase } from '../../database/connection.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { sumBriefly } from './count-rows.ts';

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

test('another database is asked itself', async () => {
  const count = await counterFrom(7000);
  await count();
  const other = await counterFrom(8000);
  expect(await other()).toBe(8001);
});
