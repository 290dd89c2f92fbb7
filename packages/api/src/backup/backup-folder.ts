import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileFailureText } from '../files/file-failure-text.ts';

/** Makes the folder of backups where there is none: for no other account of the machine. */
export async function ensureBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Why no backup can be written into a folder, in Portuguese; null where one can. */
export async function backupFolderFailure(folder: string): Promise<string | null> {
  const attempt = path.join(folder, `.escrita-${process.pid}`);
  try {
    await ensureBackupFolder(folder);
    await writeFile(attempt, '', { mode: 0o600 });
    await rm(attempt);
    return null;
  } catch (error) {
    const reason = fileFailureText(error as NodeJS.ErrnoException);
    return `Não haverá cópias de segurança: a pasta ${folder}, de CADERNETA_BACKUP_DIR, não pode ser usada: ${reason}.`;
  }
}
