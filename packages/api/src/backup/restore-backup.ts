import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg, { type ClientBase, type Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applyMigrations, knownMigrations } from '../database/migrate.ts';
import type { FileStore } from '../files/file-store.ts';
import { entryOf, type Manifest } from './archive-format.ts';
import { listTables, newestMigration } from './list-tables.ts';
import { type ArchiveCheck, type ArchiveFile, checkArchive, readEntries } from './read-archive.ts';

export interface RestoreTarget {
  readonly pool: Pool;
  readonly fileStore: Pick<FileStore, 'putBack'>;
  /** Whether what the database holds may be replaced. */
  readonly replace: boolean;
}

type ArchiveFailure = Extract<ArchiveCheck, { ok: false }>['reason'];
export type RestoreOutcome =
  | { readonly ok: true; readonly tables: number; readonly files: number; readonly missingFiles: readonly string[] }
  | { readonly ok: false; readonly reason: ArchiveFailure | 'not-empty' | 'other-version' | 'newer-version' };

/**
 * Puts an archive's rows and files back, in one transaction: whole, or nothing changed. The database must have been migrated by this
 * version, and hold no users unless `replace` says that it may be emptied. An archive of an older version is put into tables as that version
 * had them, which are then migrated. Sessions that were open are over.
 *
 * @param known What `checkArchive` said of the archive, where it was asked already.
 */
export async function restoreBackup(
  archive: ArchiveFile,
  { pool, fileStore, replace }: RestoreTarget,
  known?: ArchiveCheck,
): Promise<RestoreOutcome> {
  const checked = known ?? (await checkArchive(archive));
  if (!checked.ok) return checked;
  const { manifest, missingFiles } = checked;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const refused = await prepareTables(client, manifest, replace);
    if (refused) {
      await client.query('ROLLBACK');
      return { ok: false, reason: refused };
    }
    for (const year of manifest.school_years) await client.query('SELECT ensure_school_year($1)', [year]);
    const names = manifest.tables.map(({ name }) => pg.escapeIdentifier(name));
    const tieKeys = await untieKeys(client);
    for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
    await client.query(`TRUNCATE ${names.join(', ')}`);
    const files = await load(archive, manifest, client, fileStore);
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    await tieKeys();
    await applyMigrations(client, { after: manifest.newest_migration });
    // Who had signed out, or lost a device, since the backup was made must not be signed in again by it.
    await client.query('UPDATE sessions SET revoked_at = now() WHERE revoked_at IS NULL');
    await client.query('COMMIT');
    // Tables that were written anew have no statistics, and the autovacuum looks at them only once much changes.
    await client.query('VACUUM (ANALYZE)');
    return { ok: true, tables: manifest.tables.length, files, missingFiles };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Brings the tables to what they were when the archive was made; says why where that cannot be. */
async function prepareTables(
  client: ClientBase,
  manifest: Manifest,
  replace: boolean,
): Promise<'newer-version' | 'other-version' | 'not-empty' | null> {
  const known = knownMigrations();
  const newest = await newestMigration(client);
  const { newest_migration: made } = manifest;
  if (made > newest) return 'newer-version';
  if (newest !== known.at(-1) || !known.includes(made)) return 'other-version';
  const { rows } = await client.query('SELECT EXISTS (SELECT FROM users) AS inhabited');
  if (rows[0].inhabited && !replace) return 'not-empty';
  if (made !== newest) {
    await dropObjects(client);
    await applyMigrations(client, { upTo: made });
  }
  return JSON.stringify(await listTables(client)) === JSON.stringify(manifest.tables) ? null : 'other-version';
}

/** Removes whatever migrations made; extensions stay, and so do the rights on the schema. */
async function dropObjects(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(`
    SELECT format('DROP %s IF EXISTS %s CASCADE', object.type, object.identity) AS drop
    FROM pg_depend d, pg_identify_object(d.classid, d.objid, 0) AS object
    WHERE d.refclassid = 'pg_namespace'::regclass AND d.refobjid = 'public'::regnamespace AND d.deptype = 'n'
      AND NOT EXISTS (SELECT FROM pg_depend e WHERE e.classid = d.classid AND e.objid = d.objid AND e.deptype = 'e')`);
  for (const { drop } of rows) await client.query(drop);
  await client.query('DROP TABLE drizzle.__drizzle_migrations');
}

/** Puts the foreign keys aside, so that tables may come in any order; the answer puts them back, which checks every row. */
async function untieKeys(client: ClientBase): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ name: string; on: string; definition: string }>(`
    SELECT conname AS name, conrelid::regclass::text AS on, pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE contype = 'f' AND conparentid = 0 AND connamespace = 'public'::regnamespace`);
  for (const { name, on } of keys) await client.query(`ALTER TABLE ${on} DROP CONSTRAINT ${pg.escapeIdentifier(name)}`);
  return async () => {
    for (const { name, on, definition } of keys) {
      await client.query(`ALTER TABLE ${on} ADD CONSTRAINT ${pg.escapeIdentifier(name)} ${definition}`);
    }
  };
}

/** Loads rows and files in the archive's order; answers how many files. */
async function load(
  archive: ArchiveFile,
  manifest: Manifest,
  client: ClientBase,
  fileStore: Pick<FileStore, 'putBack'>,
): Promise<number> {
  const columnsOf = new Map(
    manifest.tables.map(({ name, columns }) => [name, columns.map(pg.escapeIdentifier).join(', ')]),
  );
  let table: string | null = null;
  let copy: RunningCopy | null = null;
  let files = 0;
  for await (const { name, content } of readEntries(archive)) {
    const entry = entryOf(name);
    const next = entry?.kind === 'table' ? entry.table : null;
    if (next !== table) {
      await copy?.end();
      table = next;
      copy = next === null ? null : startCopy(client, `${pg.escapeIdentifier(next)} (${columnsOf.get(next)})`);
    }
    if (entry?.kind === 'table') await copy?.write(content);
    if (entry?.kind !== 'file') continue;
    await fileStore.putBack(entry.key, content);
    files += 1;
  }
  return files;
}

interface RunningCopy {
  write(content: Buffer): Promise<void>;
  /** Resolves when PostgreSQL has taken every row. */
  end(): Promise<void>;
}

function startCopy(client: ClientBase, into: string): RunningCopy {
  const stream = client.query(copyFrom(`COPY ${into} FROM STDIN`));
  const done = finished(stream);
  // Every step below looks at it; between two of them a refused row must not count as nobody's error.
  done.catch(() => undefined);
  return {
    write: async (content) => {
      if (!stream.write(content)) await Promise.race([once(stream, 'drain'), done]);
    },
    end: () => {
      stream.end();
      return done;
    },
  };
}
