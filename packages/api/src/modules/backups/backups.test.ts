import { randomBytes } from 'node:crypto';
import { appendFile, chmod, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backupEndpoints, dashboardEndpoints } from '@caderneta/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { nameOfBackup } from '../../backup/retained-backups.ts';
import { newKeyPair } from '../../backup/sealing.ts';
import { createPool } from '../../database/connection.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { createFolderStore } from '../../files/folder-store.ts';
import { backups } from '../../schema/backups.table.ts';
import { files } from '../../schema/files.table.ts';
import { call } from '../../server/testing/call.ts';
import { ids, testNow } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { backupsState } from './backups.repository.ts';
import { type BackupFolder, keepBackups } from './nightly-backup.ts';

const dayMs = 86_400_000;
let server: TestServer;
let pool: TestDatabase['pool'];
let folder: string;
let into: BackupFolder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cópias da noite '));
  into = { path: path.join(folder, 'nova'), publicKey: null };
  server = await startTestServer();
  pool = server.pool;
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const logger = () => server.app.log;
const parts = (now = testNow) => ({
  db: server.db,
  pool,
  fileStore: server.fileStore,
  clock: { now: () => now },
  logger: logger(),
});
const later = (ms: number) => new Date(testNow.getTime() + ms);
const state = async () => (await call(server, backupEndpoints.state, { role: 'MASTER' })).data;
/** Of days on which nobody of the tests is signed in any more. */
const stateAt = (now: Date) => backupsState(server.db, { backupDir: into.path }, now);
const isWarned = async () => (await call(server, dashboardEndpoints.master, { role: 'MASTER' })).data.is_backup_late;
const name = nameOfBackup(testNow, false);

async function addFile(content: Buffer): Promise<void> {
  const stored = await server.fileStore.put(content, { municipalityId: ids.municipality.home, now: testNow });
  await server.db
    .insert(files)
    .values({ key: stored.key, sha256: stored.sha256, size: stored.sizeBytes, media_type: 'application/pdf' });
}

async function expectRestorable(file: string, privateKey: string | null): Promise<void> {
  const target = await createTestDatabase();
  const fileStore = createFolderStore(path.join(folder, 'devolvida'));
  const outcome = await restoreBackup({ path: file, privateKey }, { pool: target.pool, fileStore, replace: false });
  const people = 'SELECT count(*)::int AS people FROM users';
  expect(outcome).toMatchObject({ ok: true });
  expect((await target.pool.query(people)).rows).toEqual((await pool.query(people)).rows);
  await target.drop();
}

test('a backup is made, read back and listed, for its owner’s eyes alone; once a night', async () => {
  expect(await state()).toEqual({ state: 'off', stored: [], failure: null });
  await addFile(Buffer.from('prova'));
  await keepBackups(parts(), into);
  await keepBackups(parts(later(3_600_000)), into);
  const file = path.join(into.path, name);
  const { size, mode } = await stat(file);
  expect([await readdir(into.path), mode & 0o777]).toEqual([[name], 0o600]);
  const { stored, ...rest } = await state();
  expect(rest).toEqual({ state: 'well', failure: null });
  const missing_files = expect.any(Number);
  expect(stored).toEqual([
    { name, made_at: testNow.toISOString(), size_bytes: size, is_encrypted: false, missing_files },
  ]);
  await expectRestorable(file, null);
  await keepBackups(parts(later(dayMs)), into);
  expect((await stateAt(later(dayMs))).stored.map((backup) => backup.name)).toEqual([
    nameOfBackup(later(dayMs), false),
    name,
  ]);
});

test('for a public key only its private key opens a backup, and it was read back all the same', {
  tags: 'full',
}, async () => {
  const { publicKey, privateKey } = await newKeyPair();
  await addFile(Buffer.from('uma prova que ninguém mais lê'));
  await keepBackups(parts(), { ...into, publicKey });
  expect((await state()).stored).toMatchObject([{ name: `${name}.age`, is_encrypted: true }]);
  const file = path.join(into.path, `${name}.age`);
  const target = { pool, fileStore: server.fileStore, replace: true };
  expect(await restoreBackup({ path: file, privateKey: null }, target)).toEqual({ ok: false, reason: 'sealed' });
  const other = (await newKeyPair()).privateKey;
  expect(await restoreBackup({ path: file, privateKey: other }, target)).toEqual({ ok: false, reason: 'other-key' });
  await expectRestorable(file, privateKey);
  await chmod(file, 0o600);
  const opened = await open(file, 'r+');
  await opened.truncate((await opened.stat()).size - 20);
  await opened.close();
  expect(await restoreBackup({ path: file, privateKey }, target)).toEqual({ ok: false, reason: 'changed' });
});

test('a backup that cannot be read back is told, and takes no good one away', async () => {
  await keepBackups(parts(), into);
  await addFile(randomBytes(1024 * 1024));
  await addFile(randomBytes(1024 * 1024));
  let got = 0;
  /** A disk that changes, under the second file, what was written of the first. */
  const get: TestServer['fileStore']['get'] = async (key) => {
    got += 1;
    const part = (await readdir(into.path)).find((entry) => entry.endsWith('.part'));
    if (got > 1 && part) {
      const file = await open(path.join(into.path, part), 'r+');
      if ((await file.stat()).size > 300_000) await file.write(Buffer.alloc(1000, 7), 0, 1000, 200_000);
      await file.close();
    }
    return server.fileStore.get(key);
  };
  const fileStore = { ...server.fileStore, get };
  await keepBackups({ ...parts(later(dayMs)), fileStore }, into);
  expect(await readdir(into.path)).toEqual([name]);
  const failure = { at: later(dayMs).toISOString(), reason: 'unreadable' };
  expect(await stateAt(later(2 * dayMs))).toMatchObject({ state: 'well', stored: [{ name }], failure });
  expect(await stateAt(later(2 * dayMs + 1))).toMatchObject({ state: 'late', stored: [{ name }], failure });
  // Within the hour nobody tries again; then all is well.
  await keepBackups(parts(later(dayMs + 1000)), into);
  expect(await readdir(into.path)).toEqual([name]);
  await keepBackups(parts(later(dayMs + 3_600_000)), into);
  expect(await stateAt(later(2 * dayMs))).toMatchObject({ state: 'well', failure: null, stored: [{}, { name }] });
});

test('what has had its time goes, once a new one was read; nobody else’s files do', async () => {
  const old = Array.from({ length: 40 }, (_, days) => nameOfBackup(later(-(days + 1) * dayMs), false));
  await keepBackups(parts(), into);
  for (const entry of [...old, 'rede.tar.gz', `${nameOfBackup(later(1), true)}.part`])
    await writeFile(path.join(into.path, entry), 'x');
  await keepBackups(parts(later(1000)), into);
  expect(await readdir(into.path)).toHaveLength(43);
  await keepBackups(parts(later(dayMs)), into);
  const left = await readdir(into.path);
  expect(left).toContain('rede.tar.gz');
  expect(left.filter((entry) => entry.endsWith('.part'))).toEqual([]);
  const { stored } = await stateAt(later(dayMs));
  expect(stored[0]?.name).toBe(nameOfBackup(later(dayMs), false));
  expect(left.sort()).toEqual([...stored.map((backup) => backup.name), 'rede.tar.gz'].sort());
  expect(stored.length).toBeLessThan(14);
});

test('a disk without room and a folder that is none are told by their names', async () => {
  const full = { ...server.fileStore, get: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) };
  await addFile(Buffer.from('prova'));
  await keepBackups({ ...parts(), fileStore: full }, into);
  expect(await state()).toMatchObject({ state: 'late', stored: [], failure: { reason: 'no-room' } });
  expect(await readdir(into.path)).toEqual([]);
  await writeFile(path.join(folder, 'arquivo'), '');
  await keepBackups(parts(later(dayMs)), { ...into, path: path.join(folder, 'arquivo') });
  expect(await stateAt(later(dayMs))).toMatchObject({ failure: { reason: 'no-folder' } });
});

test('of two copies of the server one makes the night’s backup', async () => {
  const other = createPool(pool.options.connectionString ?? '');
  await Promise.all([keepBackups(parts(), into), keepBackups({ ...parts(), pool: other }, into)]);
  await other.end();
  expect(await readdir(into.path)).toEqual([name]);
  expect(await server.db.select({ name: backups.name }).from(backups)).toEqual([{ name }]);
});

test('what is taken from the folder by hand, or put back, is written down', async () => {
  await keepBackups(parts(), into);
  const file = path.join(into.path, name);
  await server.db.delete(backups);
  await appendFile(file, '');
  await keepBackups(parts(later(1000)), into);
  expect((await state()).stored).toMatchObject([{ name, missing_files: null }]);
  await rm(file);
  await keepBackups(parts(later(2000)), into);
  expect((await state()).stored.map((backup) => backup.name)).toEqual([nameOfBackup(later(2000), false)]);
});

test('a server that has a folder makes its first backup by itself, and stops without waiting for it', async () => {
  const own = await startTestServer({ backupDir: into.path });
  await expect.poll(async () => (await call(own, backupEndpoints.state, { role: 'MASTER' })).data.state).toBe('well');
  await own.close();
  const idle = await startTestServer({ backupDir: into.path }, { works: false });
  expect((await call(idle, backupEndpoints.state, { role: 'MASTER' })).data).toMatchObject({ state: 'first' });
  await idle.close();
  const slow = new AbortController();
  const get = async () => {
    slow.abort();
    return randomBytes(1024);
  };
  await addFile(Buffer.from('prova'));
  await keepBackups({ ...parts(later(dayMs)), fileStore: { ...server.fileStore, get } }, into, slow.signal);
  expect(await readdir(into.path)).toEqual([name]);
  expect(await server.db.select({ name: backups.name }).from(backups)).toEqual([{ name }]);
});

test('MASTER is warned once the newest is older than two days', async () => {
  await keepBackups(parts(later(-2 * dayMs)), into);
  expect([(await state()).state, await isWarned()]).toEqual(['well', false]);
  server.setNow(later(1000));
  expect([(await state()).state, await isWarned()]).toEqual(['late', true]);
});

test('one made while the clock was ahead holds up no night, and says nothing of now', async () => {
  await keepBackups(parts(later(400 * dayMs)), into);
  await keepBackups(parts(), into);
  await keepBackups(parts(later(3_600_000)), into);
  expect(await readdir(into.path)).toEqual([name, nameOfBackup(later(400 * dayMs), false)]);
  expect((await stateAt(later(3 * dayMs))).state).toBe('late');
});
