import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/**
 * Tells whether files are those of which a report was made: any change of a name or of a byte makes another digest.
 * @param {string[]} files from the repository's folder
 * @returns {string} SHA-256, hexadecimal
 */
export function digestOf(files) {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}
