import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createPool } from './connection.ts';
import { migrateDatabase } from './migrate.ts';
import type {} from './test-database.ts';
import { createFromTemplate } from './testing/test-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'migrações '));
let database: Awaited<ReturnType<typeof createFromTemplate>>;
beforeAll(async () => {
  database = await createFromTemplate(inject('databaseAdminUrl'), 'template1');
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Writes a folder of migrations as drizzle-kit does. */
function write(...statements: string[]): string {
  const entries = statements.map((_, idx) => ({
    idx,
    version: '7',
    when: 1000 + idx,
    tag: `000${idx}_m`,
    breakpoints: true,
  }));
  mkdirSync(path.join(folder, 'meta'), { recursive: true });
  writeFileSync(
    path.join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const [idx, statement] of statements.entries()) writeFileSync(path.join(folder, `000${idx}_m.sql`), statement);
  return folder;
}

it('applies what is missing, once, whoever asks at the same time, and never goes back', async () => {
  const first = 'CREATE TABLE pupils (name text)';
  const both = await Promise.all([migrateDatabase(database.url, write(first)), migrateDatabase(database.url, folder)]);
  expect(both.map((outcome) => outcome.ok && outcome.applied).sort()).toEqual([0, 1]);

  const second = `INSERT INTO pupils VALUES ('Ana')`;
  expect(await migrateDatabase(database.url, write(first, second))).toEqual({ ok: true, applied: 1 });

  expect(await migrateDatabase(database.url, write(first))).toMatchObject({ ok: false, code: 'database-newer' });
});

it('undoes a migration that fails, and says what failed', async () => {
  const outcome = await migrateDatabase(
    database.url,
    write('SELECT 1', 'SELECT 1', 'CREATE TABLE half (a int);--> statement-breakpoint\nSELECT * FROM nowhere'),
  );
  expect(outcome).toMatchObject({ ok: false, code: 'migration-failed', message: expect.stringContaining('nowhere') });
  const pool = createPool(database.url);
  expect((await pool.query(`SELECT to_regclass('half') AS half`)).rows).toEqual([{ half: null }]);
  await pool.end();
});

it('says so when there is no server', async () => {
  expect(await migrateDatabase('postgres://nobody@127.0.0.1:1/nothing')).toMatchObject({
    ok: false,
    code: 'unreachable',
  });
});
