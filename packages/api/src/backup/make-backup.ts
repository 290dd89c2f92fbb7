import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { checkArchive } from './read-archive.ts';
import { createSeal } from './sealing.ts';
import { type BackupSource, type BackupSummary, writeBackup } from './write-backup.ts';

export interface BackupTarget {
  readonly file: string;
  /** For whose private key it is encrypted; null writes it in plain. */
  readonly publicKey: string | null;
  /** Leaves off: what is half written goes. */
  readonly signal?: AbortSignal;
}

export type BackupMade =
  | (BackupSummary & { readonly ok: true; readonly sizeBytes: number })
  | { readonly ok: false; readonly reason: 'unreadable' };

/** While a backup is written its file has this at its end. */
export const unfinishedEnding = '.part';

/**
 * Writes a backup and reads it back from end to end: a file of this name is one that was read. It is the owner's alone (0600). Throws what
 * the disk, the database or the file store throws; nothing is left then.
 */
export async function makeBackup(source: BackupSource, { file, publicKey, signal }: BackupTarget): Promise<BackupMade> {
  const part = `${file}${unfinishedEnding}`;
  try {
    const seal = publicKey === null ? null : await createSeal(publicKey);
    const out = createWriteStream(part, { mode: 0o600, flush: true, signal });
    const summary = await writeBackup({ ...source, seal: seal?.seal }, out);
    const read = await checkArchive({ path: part, privateKey: seal?.ownKey ?? null, signal });
    signal?.throwIfAborted();
    if (!read.ok) return { ok: false, reason: 'unreadable' };
    const { size } = await stat(part);
    await rename(part, file);
    return { ok: true, ...summary, sizeBytes: size };
  } finally {
    await rm(part, { force: true });
  }
}
