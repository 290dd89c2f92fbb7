import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store.ts';
import { closeToOthers, createFolderStore } from './folder-store.ts';
import { createS3Store, type S3Settings } from './s3-store.ts';

/** The store of the configuration: an S3-compatible one where it names one, else `files/` in the data folder, which no other account can read. Throws where that cannot be used. */
export async function openFileStore({ s3, dataDir }: { s3: S3Settings | null; dataDir: string }): Promise<FileStore> {
  if (s3) return createS3Store(s3);
  const folder = path.join(dataDir, 'files');
  await closeToOthers(folder);
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  return createFolderStore(folder);
}
