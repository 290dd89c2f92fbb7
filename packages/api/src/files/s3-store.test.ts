import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileStore } from './file-store.ts';
import { createS3Store, type S3Settings } from './s3-store.ts';

const municipalityId = '01900001-0000-7000-8000-000000000001';
const now = new Date('2026-05-20');
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1', bucket: 'arquivos' };
let folder: string;
let service: S3rver;
let settings: S3Settings;
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caderneta-s3-'));
  service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'arquivos', configs: [] }],
  });
  const { port } = (await service.run()) as AddressInfo;
  settings = { ...keys, endpoint: `http://127.0.0.1:${port}` };
  store = createS3Store(settings);
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const listed = async (from = store) => {
  const found: string[] = [];
  for await (const { key } of from.list()) found.push(key);
  return found;
};

test('a file is stored, found byte by byte, listed and removed; removing it again is no error', async () => {
  const content = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
  const stored = await store.put(content, { municipalityId, now });
  expect(stored.key).toMatch(new RegExp(`^${municipalityId}/2026/[0-9a-f-]{36}$`));
  expect(Buffer.compare((await store.get(stored.key)) ?? Buffer.alloc(0), content)).toBe(0);
  expect(await listed()).toEqual([stored.key]);
  await store.remove(stored.key);
  await store.remove(stored.key);
  expect(await store.get(stored.key)).toBeNull();
  expect(await listed()).toEqual([]);
});

test('a part of a file comes as it is read, and nothing of one that is not there', async () => {
  const { key } = await store.put(new TextEncoder().encode('conteudo'), {
    municipalityId,
    now: new Date('2026-05-20'),
  });
  const part = await store.open(key, { start: 3, end: 5 });
  expect(part && Buffer.concat(await part.toArray()).toString()).toBe('teu');
  await store.remove(key);
  expect(await store.open(key)).toBeNull();
});

/** A store that loses patience after 100 ms, before a service that answers as it is told. */
async function impatientStore(answer: RequestListener) {
  const behind = createServer(answer);
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
  const { port } = behind.address() as AddressInfo;
  const close = () => behind.close().closeAllConnections();
  return { store: createS3Store({ ...settings, endpoint: `http://127.0.0.1:${port}`, patienceMs: 100 }), close };
}

test('a file that comes slowly comes whole; a store that does not answer is given up', async () => {
  const key = `${municipalityId}/2026/01900001-0000-7000-8000-00000000abcd`;
  const slow = await impatientStore((_, response) => {
    response.writeHead(200).write('con');
    setTimeout(() => response.end('teudo'), 250);
  });
  const file = await slow.store.open(key);
  expect(file && Buffer.concat(await file.toArray()).toString()).toBe('conteudo');
  slow.close();
  const silent = await impatientStore(() => undefined);
  await expect(silent.store.open(key)).rejects.toThrow('did not answer');
  silent.close();
});

test('a backup’s file comes back under its key', async () => {
  const key = `${municipalityId}/2025/01900001-0000-7000-8000-00000000abcd`;
  await store.putBack(key, new Uint8Array([1, 2, 3]));
  expect(await store.get(key)).toEqual(new Uint8Array([1, 2, 3]));
  await store.remove(key);
});

test('a list goes on through all of its pages', async () => {
  const paged = createS3Store({ ...settings, pageSize: 3 });
  const put = () => store.put(new Uint8Array([7]), { municipalityId, now });
  const all = await Promise.all(Array.from({ length: 8 }, put));
  expect((await listed(paged)).sort()).toEqual(all.map(({ key }) => key).sort());
});

test('a failing store throws instead of looking empty', async () => {
  const wrong = createS3Store({ ...settings, accessKeyId: 'OTHER' });
  await expect(listed(wrong)).rejects.toThrow('403');
  const nowhere = createS3Store({ ...settings, bucket: 'outro' });
  await expect(nowhere.put(new Uint8Array([1]), { municipalityId, now })).rejects.toThrow('bucket');
});

test.each(['../secret', 'a/b/c', ''])('key %s is never an address', async (key) => {
  await expect(async () => store.get(key)).rejects.toThrow('a file key of an unknown shape');
});
