import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from './connection.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const VALUES = `date '2026-03-01' AS day, 9.5::numeric(3,1) AS score, count(*) AS many, time '08:00' AS hour`;
const READ = { day: '2026-03-01', score: 9.5, many: 1, hour: '08:00:00' };
const ARRAYS = `array[date '2026-12-31', NULL] AS days, array[0.25::numeric] AS scores, array[2::bigint] AS counts`;
const READ_ARRAYS = { days: ['2026-12-31', null], scores: [0.25], counts: [2] };

describe('what is read from the database', () => {
  it('keeps days as text and exact numbers as numbers, asked of the pool or through drizzle', async () => {
    const { rows } = await database.pool.query(`SELECT ${VALUES}, ${ARRAYS}`);
    expect(rows).toEqual([{ ...READ, ...READ_ARRAYS }]);
    expect((await createDatabase(database.pool).execute(sql.raw(`SELECT ${VALUES}`))).rows).toEqual([READ]);
  });

  it('never rounds a bigint silently', async () => {
    await expect(database.pool.query('SELECT 9007199254740993::bigint')).rejects.toThrow(RangeError);
  });
});

describe('createTestDatabase', () => {
  it('gives databases that do not see each other, from a template that is prepared once', async () => {
    let prepared = 0;
    const template = {
      name: 'connection_test',
      prepare: async (pool: TestDatabase['pool']) => {
        prepared++;
        await pool.query('CREATE TABLE notes AS SELECT 1 AS note');
      },
    };
    const [one, two] = await Promise.all([createTestDatabase(template), createTestDatabase(template)]);
    await one.pool.query('DELETE FROM notes');
    expect((await two.pool.query('SELECT note FROM notes')).rows).toEqual([{ note: 1 }]);
    expect(prepared).toBe(1);
    await Promise.all([one.drop(), two.drop()]);
    const left = await database.pool.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      new URL(one.url).pathname.slice(1),
    ]);
    expect(left.rowCount).toBe(0);
  });
});
