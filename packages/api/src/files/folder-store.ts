import { chmod, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { describeNewFile, isFileKey, requireFileKey } from './file-key.ts';
import type { FileStore } from './file-store.ts';

/** Half a file that a crash left: listed so that a sweep removes it. */
const half = '.part';
/** Pupils' reports and photos: for no other account of the machine. */
const ownFolder = 0o700;
const ownFile = 0o600;
const wholeKey = (key: string): string => (key.endsWith(half) ? key.slice(0, -half.length) : key);
const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';

/** Named only once it is whole and on the disk: a crash leaves a .part, never half a file. */
async function write(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: ownFolder });
  const part = await open(`${path}${half}`, 'w', ownFile);
  try {
    await part.writeFile(content);
    await part.sync();
  } finally {
    await part.close();
  }
  await rename(`${path}${half}`, path);
}

/**
 * Makes a store's folder where there is none, and takes from other accounts what an earlier version let them read. The folder itself comes
 * last: once it is closed, all in it is.
 */
export async function closeToOthers(root: string): Promise<void> {
  await mkdir(dirname(root), { recursive: true });
  await mkdir(root, { mode: ownFolder }).catch((error) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  if (((await stat(root)).mode & 0o777) === ownFolder) return;
  for await (const entry of await opendir(root, { recursive: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? ownFolder : ownFile);
  }
  await chmod(root, ownFolder);
}

/** A store in a folder of this machine. A key of another shape is never turned into a path. */
export function createFolderStore(root: string): FileStore {
  const pathOf = (key: string): string => {
    requireFileKey(wholeKey(key));
    return join(root, ...key.split('/'));
  };
  return {
    put: async (content, owner) => {
      const stored = describeNewFile(content, owner);
      await write(pathOf(stored.key), content);
      return stored;
    },
    putBack: (key, content) => write(pathOf(key), content),
    get: (key) =>
      readFile(pathOf(key)).catch((error) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    open: async (key, range) => {
      const file = await open(pathOf(key), 'r').catch((error) => {
        if (isMissing(error)) return null;
        throw error;
      });
      return file?.createReadStream(range) ?? null;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: () => listFolder(root),
  };
}

async function* listFolder(root: string): AsyncGenerator<{ key: string; writtenAt: Date }> {
  const folder = await opendir(root, { recursive: true }).catch((error) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!folder) return;
  for await (const entry of folder) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const key = path
      .slice(root.length + 1)
      .split(sep)
      .join('/');
    const written = await stat(path).catch(() => null);
    if (written && isFileKey(wholeKey(key))) yield { key, writtenAt: written.mtime };
  }
}
