import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const keyBytes = 32;

/** The key that seals other services' passwords: the configuration's or, without one, that of the data folder, made on the first start. */
export function secretKeyOf({ secretKey, dataDir }: { secretKey: string | null; dataDir: string }): string {
  if (secretKey !== null) return secretKey;
  const file = path.join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(keyBytes).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    // Of a folder in its stead Node does not say the path.
    throw Object.assign(error as Error, { path: file });
  }
}
