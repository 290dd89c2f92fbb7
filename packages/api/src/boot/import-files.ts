import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Imports every file within a folder whose path, with slashes, fits a pattern; in the order of their paths. */
export async function importFiles<File>(folder: URL, pattern: RegExp): Promise<File[]> {
  const paths = (await readdir(fileURLToPath(folder), { recursive: true }))
    .filter((path) => pattern.test(path.replaceAll(sep, '/')))
    .sort();
  return Promise.all(paths.map((path) => import(pathToFileURL(join(fileURLToPath(folder), path)).href)));
}
