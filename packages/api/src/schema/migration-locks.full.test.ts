import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createPool } from '../database/connection.ts';
import { applyMigrations } from '../database/migrate.ts';
import { createFromTemplate } from '../database/testing/test-server.ts';
import { listMigrations } from './testing/data-set.ts';

// A server of another version goes on answering while this one's migrations run: what they lock, its people wait for.

/** The oldest version that is updated in one step. */
const oldest = '0011_report-files';
const mostMs = 1000;
/** They write every user anew, 17 and 28 s, or every result, 2.8 s; nobody edits a merged migration. */
const knownToLock: ReadonlySet<string> = new Set(['0015_growth', '0017_places-of-people', '0034_question-rules']);
const pupils = 240_000;
const pupilsAClass = 30;

/** A network of a capital's size, in columns of the oldest version. */
const largeNetwork = `
  SET session_replication_role = replica;
  SELECT ensure_school_year(2026);
  CREATE FUNCTION pg_temp.nth(kind int, n int) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
    SELECT (lpad(kind::text, 8, '0') || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;
  INSERT INTO municipalities (id, name) VALUES (pg_temp.nth(1, 1), 'Capital');
  INSERT INTO institutions (id, municipality_id, name)
    SELECT pg_temp.nth(2, n), pg_temp.nth(1, 1), 'Escola ' || n FROM generate_series(0, 399) n;
  INSERT INTO disciplines (id, institution_id, name)
    SELECT pg_temp.nth(3, n), pg_temp.nth(2, n), 'Matemática' FROM generate_series(0, 399) n;
  INSERT INTO school_classes (id, institution_id, grade, section, academic_year)
    SELECT pg_temp.nth(4, n), pg_temp.nth(2, n % 400), (n / 400 % 9 + 1) || 'º Ano', chr(65 + n / 3600), 2026
    FROM generate_series(0, ${pupils / pupilsAClass - 1}) n;
  INSERT INTO users (id, name, email, role)
    SELECT pg_temp.nth(5, n), 'Aluno da Silva ' || n, 'aluno' || n || '@rede.example', 'STUDENT' FROM generate_series(1, ${pupils}) n;
  INSERT INTO profiles (id, user_id, institution_id) SELECT pg_temp.nth(6, n), pg_temp.nth(5, n), pg_temp.nth(2, n / ${pupilsAClass} % 400)
    FROM generate_series(1, ${pupils}) n;
  INSERT INTO enrolments (id, profile_id, class_id, school_year, starts_on)
    SELECT pg_temp.nth(7, n), pg_temp.nth(6, n), pg_temp.nth(4, (n - 1) / ${pupilsAClass}), 2026, '2026-02-02' FROM generate_series(1, ${pupils}) n;
  INSERT INTO attendance (municipality_id, school_year, class_id, date, discipline_id, student_profile_id)
    SELECT pg_temp.nth(1, 1), 2026, class_id, day, pg_temp.nth(3, 1), profile_id
    FROM enrolments, unnest(ARRAY['2026-03-02', '2026-03-03', '2026-03-04']::date[]) day;
  INSERT INTO grades (municipality_id, school_year, id, class_id, student_profile_id, discipline_id, scope, period_index, score)
    SELECT pg_temp.nth(1, 1), 2026, gen_random_uuid(), class_id, profile_id, pg_temp.nth(3, 1), 'BIMESTER', period, 7.5
    FROM enrolments, generate_series(1, 2) period;
  INSERT INTO assessments (id, institution_id, class_id, school_year, title)
    SELECT pg_temp.nth(8, n), pg_temp.nth(2, n % 400), pg_temp.nth(4, n), 2026, 'Prova' FROM generate_series(0, ${pupils / pupilsAClass - 1}) n;
  INSERT INTO assessment_results (municipality_id, school_year, id, assessment_id, student_profile_id, score, details)
    SELECT pg_temp.nth(1, 1), 2026, pg_temp.nth(9, n), pg_temp.nth(8, (n - 1) / ${pupilsAClass}), pg_temp.nth(6, n), 75, '{"total": 6, "acertos": 4}'
    FROM generate_series(1, ${pupils}) n;
  INSERT INTO audit_log (municipality_id, school_year, id, user_id, action, table_name, record_id, "to")
    SELECT pg_temp.nth(1, 1), 2026, pg_temp.nth(10, n), pg_temp.nth(5, n), 'UPDATE', 'grades', n::text, '{"score": 7.5}' FROM generate_series(1, ${pupils}) n;
  INSERT INTO notifications (id, user_id, message) SELECT pg_temp.nth(11, n), pg_temp.nth(5, n), 'Olá' FROM generate_series(1, ${pupils}) n;
  SET session_replication_role = DEFAULT;
  SELECT rebuild_figures()`;

let pool: Pool;
let drop: () => Promise<void>;
let tables: string[];
beforeAll(async () => {
  const database = await createFromTemplate(inject('databaseAdminUrl'), 'template1');
  drop = database.drop;
  pool = createPool(database.url, { max: 40 });
  const client = await pool.connect();
  await applyMigrations(client, { upTo: whenOf(oldest) });
  await client.query(largeNetwork);
  await client.query('VACUUM (ANALYZE)');
  client.release();
  const { rows } = await pool.query(`
    SELECT DISTINCT coalesce(inhparent, c.oid)::regclass::text AS name FROM pg_class c LEFT JOIN pg_inherits ON inhrelid = c.oid
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.reltuples >= 1000`);
  tables = rows.map(({ name }) => name);
}, 600_000);
afterAll(async () => {
  await pool?.end();
  await drop?.();
});

const whenOf = (tag: string): number => {
  const found = listMigrations().find((migration) => migration.tag === tag);
  if (!found) throw new Error(`there is no migration ${tag}`);
  return found.when;
};

/** How long, ms, the slowest of those waited who read and write every large table while `work` is done in one transaction. */
async function longestWait(work: (client: ClientBase) => Promise<unknown>) {
  let isDone = false;
  let longest = { ms: 0, statement: '' };
  const ask = async (statement: string) => {
    while (!isDone) {
      const startedAt = performance.now();
      await pool.query(statement);
      const ms = performance.now() - startedAt;
      if (ms > longest.ms) longest = { ms: Math.round(ms), statement };
      await sleep(20);
    }
  };
  const statements = tables.flatMap((name) => [
    `SELECT * FROM ${name} LIMIT 1`,
    `WITH one AS (SELECT tableoid, ctid FROM ${name} LIMIT 1) DELETE FROM ${name} t USING one WHERE t.tableoid = one.tableoid AND t.ctid = one.ctid AND false`,
  ]);
  const asking = statements.map(ask);
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await work(client);
    await client.query('COMMIT');
  } finally {
    client.release();
    isDone = true;
  }
  await Promise.all(asking);
  return longest;
}

test('a table that is held for longer than a second is found', async () => {
  expect(tables).toEqual(
    expect.arrayContaining(['users', 'profiles', 'enrolments', 'attendance', 'grades', 'audit_log']),
  );
  const { ms, statement } = await longestWait(async (client) => {
    await client.query('ALTER TABLE grades ADD COLUMN planted integer');
    await client.query(`SELECT pg_sleep(${(mostMs + 200) / 1000})`);
    await client.query('ALTER TABLE grades DROP COLUMN planted');
  });
  expect(ms).toBeGreaterThan(mostMs);
  expect(statement).toContain('grades');
});

test.each(listMigrations().filter(({ when }) => when > whenOf(oldest)))(
  '$tag keeps nobody waiting for longer than a second on a large network',
  async ({ tag, when }) => {
    const before = Math.max(
      ...listMigrations()
        .map((migration) => migration.when)
        .filter((moment) => moment < when),
    );
    const { ms, statement } = await longestWait((client) => applyMigrations(client, { after: before, upTo: when }));
    if (!knownToLock.has(tag)) expect([statement, ms <= mostMs, ms]).toEqual([statement, true, ms]);
  },
  120_000,
);
