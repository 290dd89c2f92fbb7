import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg, { type ClientBase, type Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack } from 'tar-stream';
import type { FileStore } from '../files/file-store.ts';
import {
  completeName,
  createArchiveDigest,
  fileName,
  type Manifest,
  manifestName,
  tablePieceName,
} from './archive-format.ts';
import { listSchoolYears, listTables, newestMigration } from './list-tables.ts';
import type { Bytes } from './sealing.ts';

/** Rows are cut into entries of this size, bytes: a tar entry's size stands before its content. */
const pieceBytes = 4 * 1024 * 1024;

export interface BackupSource {
  readonly pool: Pool;
  readonly fileStore: Pick<FileStore, 'get'>;
  readonly now: Date;
  /** What the archive passes on its way; without one it is written in plain. */
  readonly seal?: ((plain: Bytes) => AsyncIterable<Uint8Array>) | undefined;
}

export interface BackupSummary {
  readonly tables: number;
  readonly files: number;
  /** Keys that rows name but whose bytes are gone. */
  readonly missingFiles: readonly string[];
}

type AddEntry = (name: string, content: Buffer) => Promise<void>;

/**
 * Writes every table, as one moment saw them (a repeatable-read transaction: writers go on meanwhile), and the files that its
 * rows name into a gzipped tar. `out` is ended.
 */
export async function writeBackup({ pool, fileStore, now, seal }: BackupSource, out: Writable): Promise<BackupSummary> {
  const archive = pack();
  const zipped = createGzip();
  const isWritten = seal ? pipeline(archive, zipped, seal, out) : pipeline(archive, zipped, out);
  // Each entry looks at it; between two of them a full disk must not count as nobody's error.
  isWritten.catch(() => undefined);
  const digest = createArchiveDigest();
  const append: AddEntry = (name, content) =>
    Promise.race([
      new Promise<void>((resolve, reject) => {
        const entry = archive.entry({ name, size: content.byteLength, mtime: now }, (error) =>
          error ? reject(error) : resolve(),
        );
        // What breaks while it is open is its error, too: unheard, it would end the process.
        entry.on('error', reject);
        entry.end(content);
      }),
      isWritten,
    ]);
  const add: AddEntry = (name, content) => {
    digest.add(name, content);
    return append(name, content);
  };
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const tables = await listTables(client);
    const manifest: Manifest = {
      format: 1,
      made_at: now.toISOString(),
      newest_migration: await newestMigration(client),
      tables,
      school_years: await listSchoolYears(client),
    };
    await add(manifestName, Buffer.from(JSON.stringify(manifest)));
    for (const table of tables) await addTable(client, table, add);
    const { rows } = await client.query<{ key: string }>('SELECT key FROM files ORDER BY key');
    // Files take as long as they take: a transaction that waits for them would be ended for idling.
    await client.query('COMMIT');
    const { files, missingFiles } = await addFiles(rows, fileStore, add);
    const complete = { sha256: digest.hex(), missing_files: missingFiles };
    await append(completeName, Buffer.from(JSON.stringify(complete)));
    archive.finalize();
    await isWritten;
    return { tables: tables.length, files, missingFiles };
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    // An entry that could not be added is the consequence where the output broke: its own error says why.
    if (archive.destroying) await isWritten;
    archive.destroy();
    throw error;
  } finally {
    client.release();
  }
}

async function addTable(
  client: ClientBase,
  { name, columns }: Manifest['tables'][number],
  add: AddEntry,
): Promise<void> {
  const list = columns.map(pg.escapeIdentifier).join(', ');
  const rows = client.query(copyTo(`COPY (SELECT ${list} FROM ${pg.escapeIdentifier(name)}) TO STDOUT`));
  let pieces = 0;
  let gathered: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    await add(tablePieceName(name, pieces), Buffer.concat(gathered));
    pieces += 1;
    gathered = [];
    bytes = 0;
  };
  for await (const chunk of rows) {
    gathered.push(chunk);
    bytes += chunk.length;
    if (bytes >= pieceBytes) await flush();
  }
  if (bytes > 0) await flush();
}

async function addFiles(rows: readonly { key: string }[], fileStore: Pick<FileStore, 'get'>, add: AddEntry) {
  const missingFiles: string[] = [];
  for (const { key } of rows) {
    const content = await fileStore.get(key);
    if (content) await add(fileName(key), Buffer.from(content));
    else missingFiles.push(key);
  }
  return { files: rows.length - missingFiles.length, missingFiles };
}
