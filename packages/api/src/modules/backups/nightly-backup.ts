import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BackupFailure } from '@caderneta/contract';
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ensureBackupFolder } from '../../backup/backup-folder.ts';
import { makeBackup, unfinishedEnding } from '../../backup/make-backup.ts';
import {
  backupOf,
  isBackupDue,
  nameOfBackup,
  retainedBackups,
  type StoredBackup,
} from '../../backup/retained-backups.ts';
import { backups } from '../../schema/backups.table.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { isStorageFull } from '../../server/query/database-errors.ts';
import { lastFailure, listBackups, newestBy } from './backups.repository.ts';

/** How often the folder is looked at and the hour asked, ms. */
const lookMs = 10 * 60_000;
/** Names, in any database of ours, the right to make its backups. */
const backupLock = [0x0cade, 6] as const;

type Parts = Pick<ServerContext, 'db' | 'pool' | 'fileStore' | 'clock' | 'logger'>;
export interface BackupFolder {
  /** Absolute. */
  readonly path: string;
  readonly publicKey: string | null;
}

/** Makes backups, where the configuration names a folder, from the moment the server is ready until it closes. */
export function startBackups(app: FastifyInstance, context: ServerContext): void {
  const { backupDir: folder, backupKey } = context.config;
  if (!folder) return;
  const stopping = new AbortController();
  const into = { path: folder, publicKey: backupKey ?? null };
  let isLooking = false;
  const look = () => {
    if (isLooking) return;
    isLooking = true;
    context.background.run('a nightly backup', () =>
      keepBackups(context, into, stopping.signal).finally(() => {
        isLooking = false;
      }),
    );
  };
  const timer = setInterval(look, lookMs);
  timer.unref();
  app.addHook('onReady', async () => look());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stopping.abort();
  });
}

/**
 * Writes down what the folder holds and, when it is time, makes a backup there, reads it back and takes away those that have had their time.
 * Of several copies of the server one does it, the others go on at once. Nothing is taken away but after a backup that was read.
 */
export async function keepBackups(parts: Parts, into: BackupFolder, signal?: AbortSignal): Promise<void> {
  const client = await parts.pool.connect();
  let broken = true;
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1, $2) AS mine', [...backupLock]);
    if (rows[0].mine) {
      await keepLocked(parts, into, signal);
      await client.query('SELECT pg_advisory_unlock($1, $2)', [...backupLock]);
    }
    broken = false;
  } finally {
    // A lock that could not be given back ends with its connection.
    client.release(broken);
  }
}

async function keepLocked(parts: Parts, into: BackupFolder, signal: AbortSignal | undefined): Promise<void> {
  const { db, clock, logger } = parts;
  const now = clock.now();
  const failedAt = (await lastFailure(db, now))?.at ?? null;
  if (!isBackupDue(now, null, failedAt)) return;
  try {
    await ensureBackupFolder(into.path);
    await writeDown(parts, await readFolder(into.path));
    const newest = newestBy(now, await listBackups(db));
    if (!isBackupDue(now, newest?.began_at ?? null, failedAt)) return;
    await removeUnfinished(into.path);
    const name = nameOfBackup(now, into.publicKey !== null);
    const { publicKey } = into;
    const made = await makeBackup({ ...parts, now }, { file: path.join(into.path, name), publicKey, signal });
    if (!made.ok) return await noteFailure(parts, now, made.reason, new Error('the backup could not be read back'));
    await writeDown(parts, await readFolder(into.path), { name, missingFiles: made.missingFiles.length });
    logger.info({ name, size: made.sizeBytes, files: made.files }, 'a backup was made and read back');
    await prune(parts, into.path);
  } catch (error) {
    if (signal?.aborted) return;
    await noteFailure(parts, now, failureOf(error), error);
  }
}

interface FolderBackup extends StoredBackup {
  readonly size: number;
}

async function readFolder(folder: string): Promise<FolderBackup[]> {
  const found: FolderBackup[] = [];
  for (const entry of await readdir(folder)) {
    const backup = backupOf(entry);
    if (backup) found.push({ ...backup, size: (await stat(path.join(folder, entry))).size });
  }
  return found;
}

/** Brings the rows along with the folder: a restored database knows nothing of newer files, and people take files away. */
async function writeDown(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  found: readonly FolderBackup[],
  made?: { readonly name: string; readonly missingFiles: number },
): Promise<void> {
  for (const { name, madeAt, size } of found) {
    const row = { began_at: madeAt, name, size_bytes: size };
    await db
      .insert(backups)
      .values({ ...row, missing_files: made?.name === name ? made.missingFiles : null })
      .onConflictDoUpdate({ target: backups.name, set: { size_bytes: size, gone_at: null } });
  }
  const names = found.map(({ name }) => name);
  const isGone = and(sql`${backups.name} is not null`, isNull(backups.gone_at), notInArray(backups.name, names));
  await db.update(backups).set({ gone_at: clock.now() }).where(isGone);
}

/** What a process that died left half written. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const entry of await readdir(folder)) {
    if (entry.endsWith(unfinishedEnding) && backupOf(entry.slice(0, -unfinishedEnding.length)))
      await rm(path.join(folder, entry));
  }
}

async function prune({ db, clock, logger }: Parts, folder: string): Promise<void> {
  const found = await readFolder(folder);
  const retained = new Set(retainedBackups(found));
  for (const backup of found.filter((one) => !retained.has(one))) {
    await rm(path.join(folder, backup.name));
    await db.update(backups).set({ gone_at: clock.now() }).where(eq(backups.name, backup.name));
    logger.info({ name: backup.name }, 'a backup has had its time');
  }
}

async function noteFailure({ db, logger }: Parts, now: Date, failure: BackupFailure, err: unknown): Promise<void> {
  logger.error({ err, failure }, 'no backup was made');
  await db.insert(backups).values({ began_at: now, failure });
}

const folderErrors = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'EEXIST']);

function failureOf(error: unknown): BackupFailure {
  if (isStorageFull(error)) return 'no-room';
  return folderErrors.has((error as NodeJS.ErrnoException).code ?? '') ? 'no-folder' : 'unexpected';
}
