import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createPool } from '../connection.ts';
import { migrateDatabase } from '../migrate.ts';
import { startPostgres } from '../supervisor/index.ts';
import { isAlive } from '../supervisor/process-identity.ts';
import { createScratch } from '../supervisor/scratch.ts';

const FOLDER_PREFIX = 'caderneta-test-';
const TEMPLATE_LOCK = [0x0cade, 2] as const;
const silent = { info: () => undefined, warn: () => undefined };

/** Name of the template that holds every migration and no row. */
export const MIGRATED_TEMPLATE = 'template_migrated';

export interface TestServer {
  /** Connection string of a role that may create databases. */
  adminUrl: string;
  stop(): Promise<void>;
}

/** A PostgreSQL for a test run: that of `DATABASE_URL_TEST`, else one in a temporary folder. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.DATABASE_URL_TEST;
  if (given) return { adminUrl: given, stop: async () => undefined };
  await removeAbandoned();
  const dataDir = await createScratch(tmpdir(), FOLDER_PREFIX);
  const server = await startPostgres({ dataDir, log: silent, onLost: throwFailure });
  if (!server.ok) throw new Error(server.message);
  await asAdmin(server.url, leaveDiskToSystem);
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { adminUrl: server.url, stop };
}

/**
 * What a power cut loses, tests make anew; waiting for the disk is a large part of their time. A process that is killed
 * loses nothing: durability has servers of its own in the tests.
 */
async function leaveDiskToSystem(admin: pg.Client): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes']) await admin.query(`ALTER SYSTEM SET ${setting} = off`);
  await admin.query('SELECT pg_reload_conf()');
}

function throwFailure({ message }: { message: string }): never {
  throw new Error(message);
}

/** A test run that was killed leaves a server behind: it is adopted, stopped and removed. */
async function removeAbandoned(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER_PREFIX));
  for (const name of names) {
    if (isAlive(Number.parseInt(name.slice(FOLDER_PREFIX.length), 10))) continue;
    const dataDir = path.join(tmpdir(), name);
    const server = await startPostgres({ dataDir, log: silent, onLost: () => undefined });
    if (server.ok) await server.stop();
    await rm(dataDir, { recursive: true, force: true }).catch(() => undefined);
  }
}

/**
 * Makes a template database once a server, whoever asks first: from the migrated one (which it makes too), filled by
 * `prepare`. Nobody may connect to a template while databases are made from it, so `prepare` gets a pool that is closed
 * before the name exists.
 */
export async function ensureTemplate(
  adminUrl: string,
  name: string,
  prepare: (pool: pg.Pool) => Promise<unknown>,
): Promise<void> {
  await asAdmin(adminUrl, async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1, hashtext($2))', [TEMPLATE_LOCK[0], name]);
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_draft`;
    await admin.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await admin.query(
      `CREATE DATABASE ${unfinished} TEMPLATE ${name === MIGRATED_TEMPLATE ? 'template1' : MIGRATED_TEMPLATE}`,
    );
    const pool = createPool(databaseUrl(adminUrl, unfinished));
    await prepare(pool).finally(() => pool.end());
    await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
}

/** Makes the template that every other one starts from. */
export async function ensureMigratedTemplate(adminUrl: string): Promise<void> {
  await ensureTemplate(adminUrl, MIGRATED_TEMPLATE, async () => {
    const migrated = await migrateDatabase(databaseUrl(adminUrl, `${MIGRATED_TEMPLATE}_draft`));
    if (!migrated.ok) throw new Error(migrated.message);
  });
}

/** Makes a database of its own from a template, in some 30 ms. */
export async function createFromTemplate(
  adminUrl: string,
  template: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await asAdmin(adminUrl, (admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`));
  const drop = () =>
    asAdmin(adminUrl, async (admin) => {
      await sessionsEnd(admin, name);
      await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    });
  return { url: databaseUrl(adminUrl, name), drop };
}

/** A closed connection lives on the server for a moment more; one that is ended by force then is an error in its client. */
async function sessionsEnd(admin: pg.Client, database: string): Promise<void> {
  for (const deadline = Date.now() + 2_000; Date.now() < deadline; await sleep(10)) {
    const { rowCount } = await admin.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [database]);
    if (rowCount === 0) return;
  }
}

async function asAdmin<T>(adminUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  return work(admin).finally(() => admin.end());
}

function databaseUrl(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}
