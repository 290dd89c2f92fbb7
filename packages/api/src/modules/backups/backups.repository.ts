import type { BackupFailure, BackupsState } from '@caderneta/contract';
import { and, desc, isNotNull, isNull, lte } from 'drizzle-orm';
import { isEncryptedBackup } from '../../backup/retained-backups.ts';
import { backups } from '../../schema/backups.table.ts';
import type { ServerConfig } from '../../server/context/server-config.ts';
import type { Queries } from '../../server/query/queries.ts';

/** A backup older than this is late. */
const lateMs = 48 * 3_600_000;

type BackupTry = typeof backups.$inferSelect;
type StoredRow = BackupTry & { readonly name: string; readonly size_bytes: number };

const hasFile = (row: BackupTry): row is StoredRow => row.name !== null && row.size_bytes !== null;

/** The backups that the folder held when it was last looked at, the newest first. */
export async function listBackups(db: Queries): Promise<StoredRow[]> {
  const isThere = and(isNotNull(backups.name), isNull(backups.gone_at));
  return (await db.select().from(backups).where(isThere).orderBy(desc(backups.began_at))).filter(hasFile);
}

/** The newest by a moment. One that is of later was made while the clock was ahead, and says nothing of now. */
export const newestBy = (now: Date, newestFirst: readonly StoredRow[]): StoredRow | undefined =>
  newestFirst.find(({ began_at }) => began_at <= now);

/** When the newest try by a moment failed, and why; null where it did not. */
export async function lastFailure(db: Queries, now: Date): Promise<{ at: Date; reason: BackupFailure } | null> {
  const until = lte(backups.began_at, now);
  const [newest] = await db.select().from(backups).where(until).orderBy(desc(backups.began_at)).limit(1);
  return newest?.failure ? { at: newest.began_at, reason: newest.failure } : null;
}

/** How the backups stand. Another copy of the server may be the one that makes them: what it wrote down counts. */
export async function backupsState(
  db: Queries,
  { backupDir }: Pick<ServerConfig, 'backupDir'>,
  now: Date,
): Promise<BackupsState> {
  const stored = await listBackups(db);
  const failed = await lastFailure(db, now);
  return {
    state: stateOf(newestBy(now, stored)?.began_at ?? null, failed !== null, Boolean(backupDir), now),
    stored: stored.map(({ name, began_at, size_bytes, missing_files }) => ({
      name,
      made_at: began_at.toISOString(),
      size_bytes,
      is_encrypted: isEncryptedBackup(name),
      missing_files,
    })),
    failure: failed && { ...failed, at: failed.at.toISOString() },
  };
}

function stateOf(newest: Date | null, hasFailed: boolean, isScheduled: boolean, now: Date): BackupsState['state'] {
  if (newest) return now.getTime() - newest.getTime() > lateMs ? 'late' : 'well';
  if (hasFailed) return 'late';
  return isScheduled ? 'first' : 'off';
}

/** Whether MASTER is to be warned. */
export async function isBackupLate(db: Queries, config: Pick<ServerConfig, 'backupDir'>, now: Date): Promise<boolean> {
  return (await backupsState(db, config, now)).state === 'late';
}
