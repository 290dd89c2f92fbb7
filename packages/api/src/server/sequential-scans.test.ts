import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFromEndToEnd } from '../../bench/sequential-scans.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table many as select n from generate_series(1, 10001) n');
  await database.pool.query('analyze many');
});
afterAll(() => database.drop());

const tablesRead = async (text: string) =>
  (await readFromEndToEnd(database.pool, [{ text, values: [] }])).map((scan) => scan.split(' ')[0]);

test('a statement that reads a long table from end to end is found, whatever it begins with', async () => {
  expect(await tablesRead('select count(*) from many')).toEqual(['many']);
  expect(await tablesRead('/* one plan for all words */ select count(*) from many')).toEqual(['many']);
  expect(await tablesRead(' with all_of as (select * from many) select max(n) from all_of')).toEqual(['many']);
});

test('one that stops as soon as it has enough is not', async () => {
  expect(await tablesRead('select n from many limit 20')).toEqual([]);
});
