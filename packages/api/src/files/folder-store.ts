import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { describeNewFile, isFileKey, requireFileKey } from './file-key.ts';
import type { FileStore } from './file-store.ts';

/** Half a file that a crash left: listed so that a sweep removes it. */
const half = '.part';
const wholeKey = (key: string): string => (key.endsWith(half) ? key.slice(0, -half.length) : key);
const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';

/** Named only once it is whole and on the disk: a crash leaves a .part, never half a file. */
async function write(path: string, content: Uint8Array): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  const part = await open(`${path}${half}`, 'w');
  try {
    await part.writeFile(content);
    await part.sync();
  } finally {
    await part.close();
  }
  await rename(`${path}${half}`, path);
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
