import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createPool } from './connection.ts';
import { createStatementNames, onePlanForAll } from './prepared-client.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a text has a name from its second use on, always the same, and no two share one', () => {
  const nameOf = createStatementNames();
  expect([nameOf('a'), nameOf('a'), nameOf('a')]).toEqual([undefined, 's0', 's0']);
  expect([nameOf('b'), nameOf('b'), nameOf('a')]).toEqual([undefined, 's1', 's0']);
});

test('texts that come once, however many, leave room for those that come back; names have an end', () => {
  const nameOf = createStatementNames();
  for (let n = 0; n < 10_000; n += 1) expect(nameOf(`once ${n}`)).toBeUndefined();
  nameOf('again');
  expect(nameOf('again')).toBe('s0');
  for (let n = 0; n < 1000; n += 1) [nameOf(`twice ${n}`), nameOf(`twice ${n}`)];
  expect(nameOf('twice 999')).toBeUndefined();
  expect(nameOf('again')).toBe('s0');
});

test('what is asked again is prepared once on its connection, with each time’s own values', async () => {
  const client = await database.pool.connect();
  onTestFinished(() => client.release());
  const ask = (value: number) => client.query({ text: 'SELECT $1::int + 1 AS next' }, [value]);
  for (const value of [1, 2, 3]) expect((await ask(value)).rows).toEqual([{ next: value + 1 }]);
  const prepared = await client.query('SELECT count(*)::int AS n FROM pg_prepared_statements WHERE statement LIKE $1', [
    'SELECT $1::int + 1%',
  ]);
  expect(prepared.rows).toEqual([{ n: 1 }]);
});

test('however many texts another pool has named, this one has names for its own', async () => {
  const crowded = createPool(database.url, { max: 1 });
  for (let n = 0; n < 400; n += 1)
    for (let use = 0; use < 2; use += 1) await crowded.query({ text: `SELECT $1::int + ${n}` }, [1]);
  await crowded.end();
  const pool = createPool(database.url, { max: 1 });
  for (let use = 0; use < 2; use += 1) await pool.query({ text: 'SELECT $1::int * 2' }, [1]);
  const { rows } = await pool.query('SELECT name FROM pg_prepared_statements');
  await pool.end();
  expect(rows).toEqual([{ name: 's0' }]);
});

test('a table that changes between two uses is read as it is', async () => {
  const { pool } = database;
  await pool.query('CREATE TABLE changing (a int)');
  const ask = () => pool.query({ text: 'SELECT a FROM changing WHERE a > $1' }, [0]);
  await ask();
  await ask();
  await pool.query('ALTER TABLE changing ADD COLUMN b int; INSERT INTO changing VALUES (1, 2)');
  expect((await ask()).rows).toEqual([{ a: 1 }]);
});

test('what looks for words is planned each time for these words', () => {
  const nameOf = createStatementNames();
  const ask = () => nameOf(`select 1 from users where searched like '%' || search_text($1) || '%'`);
  expect([ask(), ask(), ask()]).toEqual([undefined, undefined, undefined]);
});

test('what looks for words among few rows is prepared like any other', () => {
  const nameOf = createStatementNames();
  const ask = () => nameOf(`${onePlanForAll} select search_text($1)`);
  expect([ask(), ask()]).toEqual([undefined, 's0']);
});
