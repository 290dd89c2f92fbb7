import path from 'node:path';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store, type S3Settings } from './s3-store.ts';

/** The store of the configuration: an S3-compatible one where it names one, else `files/` in the data folder. */
export const openFileStore = ({ s3, dataDir }: { s3: S3Settings | null; dataDir: string }): FileStore =>
  s3 ? createS3Store(s3) : createFolderStore(path.join(dataDir, 'files'));
