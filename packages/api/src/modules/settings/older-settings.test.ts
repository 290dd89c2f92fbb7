import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { municipalitySettingsPatchSchema } from '@caderneta/contract';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, createPool } from '../../database/connection.ts';
import { migrateDatabase } from '../../database/migrate.ts';
import type {} from '../../database/test-database.ts';
import { createFromTemplate } from '../../database/testing/test-server.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { settings } from '../../schema/settings.table.ts';
import { municipalitySettingsOf } from './municipality-settings.ts';

const migrations = path.resolve(import.meta.dirname, '../../../migrations');
/** The last migration of the time when a period had an 'index' and a day without lessons was a text. */
const lastOfThen = 3;
const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
let database: Awaited<ReturnType<typeof createFromTemplate>>;
beforeAll(async () => {
  database = await createFromTemplate(inject('databaseAdminUrl'), 'template1');
  cpSync(migrations, folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { idx: number }[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx <= lastOfThen) }));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

test('settings of an older database are carried over to their present shape', async () => {
  expect(await migrateDatabase(database.url, folder)).toMatchObject({ ok: true });
  const pool = createPool(database.url);
  const db = createDatabase(pool);
  const [home] = await db.insert(municipalities).values({ name: 'Santa Aurora' }).returning({ id: municipalities.id });
  const municipality_id = home?.id ?? '';
  const days = { starts_on: '2026-02-02', ends_on: '2026-04-17' };
  await db.insert(settings).values([
    { municipality_id, key: 'terms', value: [{ scope: 'BIMESTER', index: 1, ...days }] },
    { municipality_id, key: 'closed_days', value: ['2026-04-21'] },
    { municipality_id, key: 'minimum_mean', value: 5 },
  ]);
  expect(await migrateDatabase(database.url)).toMatchObject({ ok: true });
  const { terms, closed_days, minimum_mean } = await municipalitySettingsOf(db, municipality_id);
  await pool.end();
  expect(terms).toEqual([
    { scope: 'BIMESTER', period_index: 1, ...days, weight: 1, posting_starts_on: null, posting_ends_on: null },
  ]);
  expect([closed_days, minimum_mean]).toEqual([[{ date: '2026-04-21', reason: null }], 5]);
  expect(municipalitySettingsPatchSchema.safeParse({ terms, closed_days }).success).toBe(true);
});
