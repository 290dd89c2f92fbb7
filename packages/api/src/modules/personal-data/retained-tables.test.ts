import { type RetainedTableName, retainedTableNames, retainedTables } from '@caderneta/contract';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { fieldWords } from '../../server/words/field-words.data.ts';
import { exportedColumns } from './exported-rows.ts';
import { personColumns, personTables } from './person-tables.ts';

const wordOf: ReadonlyMap<string, string> = new Map(Object.entries(fieldWords));
const schema: object[] = Object.values(import.meta.glob('../../schema/*.table.ts', { eager: true }));
const tables = schema.flatMap((file) => Object.values(file)).filter((value): value is PgTable => is(value, PgTable));

/** What names a person without a foreign key, because it outlives them. */
const namesPerson = /^(user|viewer|student|student_profile|teacher_profile|profile)_id$/;

test('every table that names a person stands in the list of what is retained, and no other', () => {
  const naming = tables.filter(
    (table) =>
      getTableName(table) === 'users' ||
      personColumns(table).length > 0 ||
      getTableConfig(table).columns.some(({ name }) => namesPerson.test(name)),
  );
  expect(naming.map(getTableName).sort()).toEqual([...retainedTableNames].sort());
  for (const [name, table] of Object.entries(personTables)) expect(getTableName(table)).toBe(name);
});

test('a table whose rows are about a person is not called one that people only sign, nor the other way round', () => {
  const isAbout = (name: RetainedTableName) => personColumns(personTables[name]).some((one) => !one.isSignature);
  const judged = retainedTableNames.filter((name) => !['users', 'audit_log', 'assessment_postings'].includes(name));
  const signed = judged.filter((name) => retainedTables[name].onErasure === 'signed');
  expect(judged.filter((name) => !isAbout(name))).toEqual(signed);
});

test('no secret is exported', () => {
  const named = retainedTableNames.flatMap((name) => exportedColumns(name).map(({ column }) => column.name));
  expect(named.filter((name) => /hash|token|searched/.test(name))).toEqual([]);
});

test('of one table no two columns have the same word, and no two tables the same file', () => {
  for (const name of retainedTableNames) {
    const words = exportedColumns(name).map(({ column }) => wordOf.get(column.name));
    expect([name, new Set(words).size]).toEqual([name, words.length]);
  }
  const titles = retainedTableNames.map((name) => retainedTables[name].title);
  expect(new Set(titles).size).toBe(titles.length);
});
