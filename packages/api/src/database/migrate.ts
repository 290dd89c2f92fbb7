import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg, { type ClientBase } from 'pg';

/** Names, in any database of ours, the right to change its tables. */
const MIGRATION_LOCK = [0x0cade, 1] as const;
const OLDEST_SERVER = 15;
/** The same place seen from `src/database` and from `dist/database`. */
const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations');

export interface MigrationFailure {
  ok: false;
  code: 'unreachable' | 'server-too-old' | 'database-newer' | 'migration-failed';
  /** In Portuguese. */
  message: string;
}

/**
 * Brings the database of `url` up to the newest migration. Instances that start at once wait for each other. There is no
 * way back: a database that a newer version has migrated is refused rather than guessed at.
 *
 * @returns how many migrations were applied.
 */
export async function migrateDatabase(
  url: string,
  folder = MIGRATIONS,
): Promise<{ ok: true; applied: number } | MigrationFailure> {
  const client = new pg.Client({ connectionString: url, application_name: 'caderneta-migrations' });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    return fail('unreachable', `Não foi possível conectar ao banco de dados: ${(error as Error).message}`);
  }
  try {
    await client.query('SELECT pg_advisory_lock($1, $2)', [...MIGRATION_LOCK]);
    return await migrateLocked(client, folder);
  } catch (error) {
    const cause = (error as Error).cause ?? error;
    return fail('migration-failed', `A atualização do banco de dados falhou: ${(cause as Error).message}`);
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}

async function migrateLocked(client: pg.Client, folder: string) {
  const { rows } = await client.query(`SELECT current_setting('server_version_num')::int / 10000 AS major`);
  if (rows[0].major < OLDEST_SERVER) {
    return fail(
      'server-too-old',
      `É preciso PostgreSQL ${OLDEST_SERVER} ou mais novo; o servidor é o ${rows[0].major}.`,
    );
  }
  const known = readMigrationFiles({ migrationsFolder: folder });
  const before = await appliedMigrations(client);
  const newest = known.at(-1)?.folderMillis ?? 0;
  if (before.some((time) => time > newest)) {
    return fail(
      'database-newer',
      'O banco de dados foi atualizado por uma versão mais nova da Caderneta. Use essa versão ou restaure uma cópia de segurança.',
    );
  }
  await migrate(drizzle(client), { migrationsFolder: folder });
  const applied = (await appliedMigrations(client)).length - before.length;
  // A table that was written anew has neither statistics nor a map of what all see, and autovacuum looks at it only once much changes.
  if (applied > 0 && before.length > 0) await client.query('VACUUM (ANALYZE)');
  return { ok: true as const, applied };
}

export interface MigrationRange {
  /** Those written after this moment, ms; without one, from the first on. */
  readonly after?: number;
  /** Those up to this one; without one, to the last. */
  readonly upTo?: number;
}

/** Applies migrations of a range, in the caller's transaction, and notes them as drizzle does. */
export async function applyMigrations(
  client: ClientBase,
  { after = -1, upTo = Infinity }: MigrationRange,
): Promise<void> {
  await client.query(
    `CREATE SCHEMA IF NOT EXISTS drizzle;
     CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS })) {
    if (folderMillis <= after || folderMillis > upTo) continue;
    for (const statement of sql) await client.query(statement);
    const noted = [hash, folderMillis];
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', noted);
  }
}

/** When each migration that this version knows was written, ms; the oldest first. */
export const knownMigrations = (): number[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis }) => folderMillis);

/** When each applied migration was written, as drizzle notes it. */
async function appliedMigrations(client: pg.Client): Promise<number[]> {
  const table = await client.query(`SELECT to_regclass('drizzle.__drizzle_migrations') AS name`);
  if (table.rows[0].name === null) return [];
  const { rows } = await client.query('SELECT created_at FROM drizzle.__drizzle_migrations');
  return rows.map(({ created_at }) => Number(created_at));
}

function fail(code: MigrationFailure['code'], message: string): MigrationFailure {
  return { ok: false, code, message };
}
