import { fileFailureText } from '../files/file-failure-text.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';
import type { BootConfig } from './config.ts';
import { secretKeyOf } from './secret-key.ts';

/** What stands beside the database: the store of files and the key that seals passwords. Where it cannot be used, why, in Portuguese. */
export async function openDataFolder(
  config: Pick<BootConfig, 's3' | 'dataDir' | 'secretKey'>,
): Promise<{ ok: true; fileStore: FileStore; secretKey: string } | { ok: false; message: string }> {
  try {
    return { ok: true, fileStore: await openFileStore(config), secretKey: secretKeyOf(config) };
  } catch (error) {
    const reason = fileFailureText(error as NodeJS.ErrnoException);
    return {
      ok: false,
      message: `A pasta de dados ${config.dataDir} não pode ser usada: ${reason}. Corrija isso, ou indique outra pasta em CADERNETA_DATA.`,
    };
  }
}
