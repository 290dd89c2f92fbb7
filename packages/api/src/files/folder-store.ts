import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FileStore } from './file-store.ts';

const keyShape = /^[0-9a-f-]{36}\/\d{4}\/[0-9a-f-]{36}(\.part)?$/;
const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';

/** Named only once it is whole and on the disk: a crash leaves a .part, never half a file. */
async function write(path: string, content: Uint8Array): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  const part = await open(`${path}.part`, 'w');
  try {
    await part.writeFile(content);
    await part.sync();
  } finally {
    await part.close();
  }
  await rename(`${path}.part`, path);
}

/** A store in a folder of this machine. A key of another shape is never turned into a path. */
export function createFolderStore(root: string): FileStore {
  const pathOf = (key: string): string => {
    if (!keyShape.test(key)) throw new Error('a file key of an unknown shape');
    return join(root, ...key.split('/'));
  };
  return {
    put: async (content, { municipalityId, now }) => {
      const key = `${municipalityId}/${now.getUTCFullYear()}/${randomUUID()}`;
      await write(pathOf(key), content);
      return { key, sizeBytes: content.byteLength, sha256: createHash('sha256').update(content).digest('hex') };
    },
    putBack: (key, content) => write(pathOf(key), content),
    get: (key) =>
      readFile(pathOf(key)).catch((error) => {
        if (isMissing(error)) return null;
        throw error;
      }),
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
    if (written && keyShape.test(key)) yield { key, writtenAt: written.mtime };
  }
}
