import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The first of these programs that is on the path.
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function executable(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}
