import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from './process-identity.ts';

/** Makes `<parent>/<prefix><our pid>-<random>`, private to us, for work that is renamed into place when it is complete. */
export async function createScratch(parent: string, prefix: string): Promise<string> {
  const folder = path.join(parent, `${prefix}${process.pid}-${randomBytes(4).toString('hex')}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Removes what killed processes left behind: scratch folders whose maker no longer lives. */
export async function sweepScratch(parent: string, prefix: string): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  const abandoned = names.filter((name) => {
    const maker = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    return Number.isInteger(maker) && !isAlive(maker);
  });
  await Promise.all(abandoned.map((name) => removeFolder(path.join(parent, name))));
}

/** Removes a folder; what resists (an initdb that outlived its parent may still write there) waits for the next sweep. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 }).catch(() => undefined);
}
