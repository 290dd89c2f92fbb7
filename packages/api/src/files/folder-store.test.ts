import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileTypeOf } from './file-type.ts';
import { createFolderStore } from './folder-store.ts';
import { openFileStore } from './open-file-store.ts';

const municipalityId = '01900001-0000-7000-8000-000000000001';
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'caderneta store ção '));
});
afterAll(() => rm(root, { recursive: true }));

test('a file is stored under municipality, year and a name of its own, and found again', async () => {
  const store = createFolderStore(root);
  const content = new TextEncoder().encode('conteúdo');
  const stored = await store.put(content, { municipalityId, now: new Date('2026-05-20') });
  expect(stored.key).toMatch(new RegExp(`^${municipalityId}/2026/[0-9a-f-]{36}$`));
  expect(stored).toMatchObject({ sizeBytes: 9, sha256: createHash('sha256').update(content).digest('hex') });
  expect(Buffer.from((await store.get(stored.key)) ?? []).toString()).toBe('conteúdo');
  expect(await readdir(join(root, municipalityId, '2026'))).toEqual([stored.key.split('/').at(-1)]);
  await store.remove(stored.key);
  await store.remove(stored.key);
  expect(await store.get(stored.key)).toBeNull();
});

/** What accounts may do with each file and folder of a store, itself included. */
async function modesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  const modes = await Promise.all([folder, ...entries.map((name) => join(folder, name))].map((path) => stat(path)));
  return [
    ...new Set(modes.map((entry) => `${entry.isDirectory() ? 'folder' : 'file'} ${(entry.mode & 0o777).toString(8)}`)),
  ].sort();
}

test('nobody else on the machine reads it, nor what an earlier version wrote', async () => {
  const opened = { s3: null, dataDir: join(root, 'closed') };
  const folder = join(opened.dataDir, 'files');
  const store = await openFileStore(opened);
  const { key } = await store.put(new Uint8Array([1]), { municipalityId, now: new Date('2026-05-20') });
  expect(await modesIn(folder)).toEqual(['file 600', 'folder 700']);
  for (const path of ['', municipalityId, join(municipalityId, '2026')]) await chmod(join(folder, path), 0o755);
  await chmod(join(folder, key), 0o644);
  await openFileStore(opened);
  expect(await modesIn(folder)).toEqual(['file 600', 'folder 700']);
  expect(await store.get(key)).not.toBeNull();
});

test.each(['../secret', '/etc/passwd', 'a/b/c', `${municipalityId}/2026/../../x`, ''])(
  'key %s is never a path',
  async (key) => {
    await expect(async () => createFolderStore(root).get(key)).rejects.toThrow('a file key of an unknown shape');
  },
);

test('lists its own files and halves that a crash left, nothing else', async () => {
  const store = createFolderStore(join(root, 'listed'));
  const listed = async () => {
    const keys: string[] = [];
    for await (const { key } of store.list()) keys.push(key);
    return keys.sort();
  };
  expect(await listed()).toEqual([]);
  const { key } = await store.put(new Uint8Array([1]), { municipalityId, now: new Date('2026-05-20') });
  const half = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}.part`;
  await writeFile(join(root, 'listed', ...half.split('/')), '');
  await mkdir(join(root, 'listed', 'other'));
  await writeFile(join(root, 'listed', 'other', 'readme.txt'), '');
  expect(await listed()).toEqual([key, half].sort());
  await store.remove(half);
  expect(await listed()).toEqual([key]);
});

test.each([
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['image/png', [...Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'latin1')]],
  [null, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', [...Buffer.from('GIF89a')]],
  ['image/webp', [...Buffer.from('RIFF????WEBP')]],
  ['application/pdf', [...Buffer.from('%PDF-1.7')]],
  [null, [...Buffer.from('<svg xmlns=')]],
  [null, []],
])('type %s is told by the bytes', (type, bytes) => {
  expect(fileTypeOf(Uint8Array.from(bytes))).toBe(type);
});
