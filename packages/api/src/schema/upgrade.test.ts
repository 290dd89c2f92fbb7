import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dashboardEndpoints } from '@caderneta/contract';
import { getTableName } from 'drizzle-orm';
import type { ClientBase, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { listTables } from '../backup/list-tables.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { createDatabase, createPool } from '../database/connection.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createFromTemplate } from '../database/testing/test-server.ts';
import { call } from '../server/testing/call.ts';
import { testNow } from '../server/testing/fixture.ts';
import { readAccessRequests } from '../server/testing/matrix-requests.ts';
import { send, startServer } from '../server/testing/test-server.ts';
import { changeCounts } from './change-counts.table.ts';
import { type DataSet, listMigrations, loadDataSet, readDataSets } from './testing/data-set.ts';

/** Calls that answer with a file's bytes, which no data set has. */
const givesFile = /\/(file|photo|recording|archive|materials\/:id)$/;
/** Calls for one row of a table that is newer than every data set. */
const ofNewer = /^GET \/(bank-items|sheet-models|scale-runs|classes\/:id\/attendance-sheets)\/:/;
const noFiles = { get: async () => null, putBack: async () => undefined };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'versões '));
});
afterAll(() => rm(folder, { recursive: true }));

/** A database as a version left it. */
async function databaseOf(set: DataSet) {
  const { url, drop } = await createFromTemplate(inject('databaseAdminUrl'), 'template1');
  const pool = createPool(url, { max: 3 });
  await withClient(pool, (client) => loadDataSet(client, set));
  return { url, pool, drop: () => pool.end().then(drop) };
}

async function withClient<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  return work(client).finally(() => client.release());
}

interface Posted {
  readonly student_profile_id: string;
}

/** Grades of a posting have no order of their own. */
function inOrder(row: Record<string, unknown>): unknown {
  if (!Array.isArray(row.grades)) return row;
  const idOf = (grade: Posted) => grade.student_profile_id;
  return { ...row, grades: row.grades.toSorted((a: Posted, b: Posted) => (idOf(a) < idOf(b) ? -1 : 1)) };
}

type Content = Readonly<Record<string, readonly unknown[]>>;

/** Rows of every table, of the columns that `of` has. */
async function contentOf(pool: Pool, of?: Awaited<ReturnType<typeof listTables>>): Promise<Content> {
  const tables = of ?? (await withClient(pool, listTables));
  const content: Record<string, readonly unknown[]> = {};
  for (const { name, columns } of tables) {
    const list = columns.map((column) => `"${column}"`).join(', ');
    const { rows } = await pool.query(
      `SELECT to_jsonb(t) AS row FROM (SELECT ${list} FROM "${name}") t ORDER BY t::text`,
    );
    content[name] = rows.map(({ row }) => inOrder(row));
  }
  return content;
}

/** Counts how often something changed, which a migration may do too; who was signed in is not after a restore. */
const withoutCounts = ({ [getTableName(changeCounts)]: _, ...content }: Content): Content => content;
/** What a migration counts otherwise than the version before did; that it counts right is another test's. */
const withoutPosted = ({ class_figures = [], ...content }: Content): Content => ({
  ...withoutCounts(content),
  class_figures: class_figures.map((row) => ({ ...(row as object), posted: [] })),
});
const withoutSessions = (content: Content) => ({ ...withoutCounts(content), sessions: content.sessions?.length });

const sets = readDataSets();

test('the data sets begin at migration 0011 and are made of rows that matter', () => {
  expect(sets.map(({ name }) => name)).toEqual(expect.arrayContaining(['0011', '0014', '0017', '1.0.0-rc']));
});

describe.each(sets)('a database of $name', (set) => {
  let old: Awaited<ReturnType<typeof databaseOf>>;
  let before: Content;
  let migrated: Content;
  let archive: string;
  beforeAll(async () => {
    old = await databaseOf(set);
    archive = path.join(folder, `${set.name}.tar.gz`);
    const tables = await withClient(old.pool, listTables);
    before = await contentOf(old.pool);
    await writeBackup({ pool: old.pool, fileStore: noFiles, now: testNow }, createWriteStream(archive));
    const tags = listMigrations().map(({ tag }) => tag);
    const applied = tags.length - 1 - tags.indexOf(set.migration);
    expect(await migrateDatabase(old.url)).toEqual({ ok: true, applied });
    expect(withoutPosted(await contentOf(old.pool, tables))).toEqual(withoutPosted(before));
    migrated = await contentOf(old.pool);
  });
  afterAll(() => old?.drop());

  test('is brought up to date with every row as it was, and what is derived from them right', async () => {
    for (const name of ['users', 'grades', 'attendance', 'assessment_results', 'assessment_postings', 'class_events'])
      expect([name, before[name]?.length]).not.toEqual([name, 0]);
    await old.pool.query('SELECT rebuild_figures()');
    await old.pool.query('SELECT place_people(array_agg(id)) FROM users');
    expect(withoutCounts(await contentOf(old.pool))).toEqual(withoutCounts(migrated));
    const invalid = 'SELECT conname FROM pg_constraint WHERE NOT convalidated';
    expect((await old.pool.query(invalid)).rows).toEqual([]);
    const { rows } = await old.pool.query(
      `SELECT DISTINCT title, staff_only FROM class_events WHERE title IN ('Reunião', 'Conselho de classe do 1º bimestre') ORDER BY title`,
    );
    expect(rows.map(({ staff_only }) => staff_only)).toEqual(set.name === '1.0.0-rc' ? [false, false] : [true, false]);
    const posted = await old.pool.query(
      'SELECT sum(jsonb_array_length(grades))::int AS posted FROM assessment_postings',
    );
    if (set.name < '1') expect(posted.rows[0].posted).toBeGreaterThan(0);
  });

  test('answers: panels of every role, and every list', async () => {
    const server = await startServer(createDatabase(old.pool), old.pool, {}, { works: false });
    const { master, municipality, manager, teacher, student } = dashboardEndpoints;
    expect((await call(server, master, { role: 'MASTER' })).data.counts.users).toBeGreaterThan(10);
    expect((await call(server, municipality, { role: 'MUNICIPALITY' })).data.counts.classes).toBeGreaterThan(0);
    expect((await call(server, manager, { role: 'MANAGER' })).data.counts.students).toBeGreaterThan(0);
    expect((await call(server, teacher, { role: 'TEACHER' })).data.classes).not.toEqual([]);
    expect((await call(server, student, { role: 'STUDENT' })).data.grades).not.toEqual([]);
    const requests = await readAccessRequests();
    const ofSite = Object.entries(requests.requestsBySite)
      .filter(([name]) => name.startsWith('GET ') && !givesFile.test(name) && !ofNewer.test(name))
      .map(([, request]) => request('assigned').url);
    const urls = [...Object.values(requests.listsBySite).map(({ url }) => url), ...ofSite];
    expect(urls.length).toBeGreaterThan(40);
    const answers: Record<string, number> = {};
    for (const url of urls) answers[url] = (await send(server.app, 'GET', url, { role: 'MASTER' })).statusCode;
    expect(Object.entries(answers).filter(([, status]) => status !== 200)).toEqual([]);
    await server.close();
  });

  // All are migrated alike once they are restored: `npm test` restores the newest.
  const tags = set === sets.at(-1) ? [] : ['full'];
  test('is restored from its backup into a database of this version', { tags }, async () => {
    const { pool, drop } = await createTestDatabase();
    const source = { path: archive, privateKey: null };
    const empty = await contentOf(pool);
    expect(await restoreBackup(source, { pool, fileStore: noFiles, replace: false })).toMatchObject({ ok: true });
    expect(Object.keys(empty)).toEqual(Object.keys(migrated));
    expect(withoutSessions(await contentOf(pool))).toEqual(withoutSessions(migrated));
    const open = 'SELECT count(*)::int AS open FROM sessions WHERE revoked_at IS NULL';
    expect((await pool.query(open)).rows).toEqual([{ open: 0 }]);
    const off = `SELECT count(*)::int AS off FROM pg_trigger WHERE tgenabled <> 'O'`;
    expect((await pool.query(off)).rows).toEqual([{ off: 0 }]);
    await expect(pool.query('DELETE FROM municipalities')).rejects.toThrow('foreign key');
    expect(await migrateDatabase(pool.options.connectionString ?? '')).toEqual({ ok: true, applied: 0 });
    await drop();
  });
});

test('a lesson goes on past its questions, and past those that only an answer of before goes by', async () => {
  const set = sets.at(-1);
  if (!set) throw new Error('no data sets');
  const { pool, url, drop } = await databaseOf(set);
  const answers = JSON.stringify([{ question: 7, answer: 'Assim' }]);
  await pool.query(
    `INSERT INTO lessons (id, module_id, number, title, body, version, created_at, updated_at)
     SELECT gen_random_uuid(), module_id, number + n, title, body, 1, created_at, updated_at FROM lessons, generate_series(1, 2) n`,
  );
  await pool.query(
    `INSERT INTO module_answers (municipality_id, school_year, user_id, lesson_id, answers, created_at, updated_at)
     SELECT g.municipality_id, g.school_year, u.id, l.id, $1, now(), now()
     FROM (SELECT * FROM grades LIMIT 1) g, (SELECT * FROM users LIMIT 1) u, lessons l WHERE l.number = 2`,
    [answers],
  );
  await migrateDatabase(url);
  const { rows } = await pool.query('SELECT next_question FROM lessons ORDER BY number');
  expect(rows.map(({ next_question }) => next_question)).toEqual([3, 8, 1]);
  await drop();
});

test('a restore of an older version that fails leaves the database as it was', async () => {
  const [oldest] = sets;
  if (!oldest) throw new Error('no data sets');
  const target = await databaseOf(oldest);
  await migrateDatabase(target.url);
  await target.pool.query(`UPDATE users SET name = 'Outra pessoa'`);
  const before = await contentOf(target.pool);
  const source = { path: path.join(folder, `${oldest.name}.tar.gz`), privateKey: null };
  const restore = (replace: boolean, fileStore = noFiles) =>
    restoreBackup(source, { pool: target.pool, fileStore, replace });
  expect(await restore(false)).toEqual({ ok: false, reason: 'not-empty' });
  await target.pool.query(
    `CREATE SCHEMA planted; CREATE FUNCTION planted.fails() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no column may be added'; END $$`,
  );
  await target.pool.query(
    `CREATE EVENT TRIGGER fails ON ddl_command_end WHEN TAG IN ('CREATE TABLE') EXECUTE FUNCTION planted.fails()`,
  );
  await expect(restore(true)).rejects.toThrow('no column may be added');
  await target.pool.query('DROP EVENT TRIGGER fails; DROP SCHEMA planted CASCADE');
  expect(await contentOf(target.pool)).toEqual(before);
  expect(await restore(true)).toMatchObject({ ok: true });
  expect((await target.pool.query(`SELECT FROM users WHERE name = 'Outra pessoa'`)).rowCount).toBe(0);
  await target.drop();
});
