import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg, { type Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../database/connection.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createFolderStore } from '../files/folder-store.ts';
import { attendance } from '../schema/attendance.table.ts';
import { files } from '../schema/files.table.ts';
import { ids } from '../server/testing/fixture.ts';
import { smallNetwork } from '../server/testing/small-network.ts';
import { listTables } from './list-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const now = new Date('2026-05-20T12:00:00Z');
const plain = (path: string) => ({ path, privateKey: null });
let folder: string;
let source: TestDatabase;
let archive: string;
let key: string;
let gone: string;
let retained: Record<string, string>;
const stores = () => ({ from: createFolderStore(join(folder, 'from')), to: createFolderStore(join(folder, 'to')) });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cópia de segurança '));
  archive = join(folder, 'rede.tar.gz');
  source = await createTestDatabase(smallNetwork);
  const stored = await stores().from.put(Buffer.from('prova\n\\.\0'), { municipalityId: ids.municipality.home, now });
  key = stored.key;
  gone = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`;
  const row = { sha256: stored.sha256, size: stored.sizeBytes, media_type: 'application/pdf' };
  await createDatabase(source.pool)
    .insert(files)
    .values([
      { ...row, key },
      { ...row, key: gone },
    ]);
  const summary = await writeBackup({ pool: source.pool, fileStore: stores().from, now }, createWriteStream(archive));
  retained = await contentOf(source.pool);
  expect(summary.files).toBe(1);
  expect(summary.missingFiles).toContain(gone);
});
afterAll(async () => {
  await source.drop();
  await rm(folder, { recursive: true });
});

/** Rows and a digest of every table. */
async function contentOf(pool: Pool): Promise<Record<string, string>> {
  const client = await pool.connect();
  const content: Record<string, string> = {};
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) ORDER BY t::text)), '') AS content FROM ${name} t`,
    );
    content[name] = rows[0].content;
  }
  client.release();
  return content;
}

async function withEmpty(work: (target: TestDatabase) => Promise<void>): Promise<void> {
  const target = await createTestDatabase();
  await work(target).finally(() => target.drop());
}

test('every table and file comes back as it was, with keys, triggers and partitions in force', () =>
  withEmpty(async ({ pool }) => {
    const outcome = await restoreBackup(plain(archive), { pool, fileStore: stores().to, replace: false });
    expect(outcome).toMatchObject({ ok: true, files: 1, missingFiles: expect.arrayContaining([gone]) });
    const before = await contentOf(source.pool);
    expect(Object.keys(before).length).toBeGreaterThan(30);
    expect(before.users).not.toMatch(/^0 /);
    // But for those who were signed in: nobody is again.
    expect({ ...(await contentOf(pool)), sessions: '' }).toEqual({ ...before, sessions: '' });
    const open = `SELECT count(*)::int AS open FROM sessions WHERE revoked_at IS NULL`;
    expect((await source.pool.query(open)).rows).not.toEqual([{ open: 0 }]);
    expect((await pool.query(open)).rows).toEqual([{ open: 0 }]);
    expect(Buffer.from((await stores().to.get(key)) ?? []).toString()).toBe('prova\n\\.\0');
    const keys = `SELECT count(*)::int AS keys FROM pg_constraint WHERE contype = 'f' AND convalidated`;
    expect((await pool.query(keys)).rows).toEqual((await source.pool.query(keys)).rows);
    const off = `SELECT count(*)::int AS off FROM pg_trigger WHERE tgenabled <> 'O'`;
    expect((await pool.query(off)).rows).toEqual([{ off: 0 }]);
    await expect(pool.query('DELETE FROM municipalities')).rejects.toThrow('foreign key');
  }));

test('what the copy saw is one moment, whatever is written meanwhile', async () => {
  const pool = source.pool;
  const before = await contentOf(pool);
  const half = join(folder, 'meanwhile.tar.gz');
  const to = createWriteStream(half);
  let changed = false;
  const out = new Writable({
    write(chunk, _encoding, done) {
      const proceed = () => to.write(chunk, done);
      if (changed) return void proceed();
      changed = true;
      pool.query(`UPDATE users SET name = name || '!'`).then(proceed, done);
    },
    final: (done) => void to.end(done),
  });
  const reader = { get: stores().from.get };
  await writeBackup({ pool, fileStore: reader, now }, out);
  expect(changed).toBe(true);
  await pool.query(`UPDATE users SET name = rtrim(name, '!')`);
  await withEmpty(async (target) => {
    await restoreBackup(plain(half), { pool: target.pool, fileStore: stores().to, replace: false });
    const restored = await contentOf(target.pool);
    expect([before.users, restored.attendance]).toEqual([restored.users, before.attendance]);
  });
});

test('files that take long are waited for: no transaction idles meanwhile', async () => {
  const pool = new pg.Pool({ connectionString: source.url, max: 1, idle_in_transaction_session_timeout: 1_000 });
  let isFirst = true;
  const get = async () => {
    if (isFirst) await sleep(1_500);
    isFirst = false;
    return Buffer.from('devagar');
  };
  const slow = join(folder, 'slow.tar.gz');
  const { files } = await writeBackup({ pool, fileStore: { get }, now }, createWriteStream(slow));
  expect(files).toBeGreaterThan(1);
  await pool.end();
});

test('an inhabited database is left alone unless it may be replaced', async () => {
  const target = await createTestDatabase(smallNetwork);
  await target.pool.query(`UPDATE users SET name = 'Outra pessoa'`);
  const before = await contentOf(target.pool);
  const restore = (replace: boolean) =>
    restoreBackup(plain(archive), { pool: target.pool, fileStore: stores().to, replace });
  expect(await restore(false)).toEqual({ ok: false, reason: 'not-empty' });
  expect(await contentOf(target.pool)).toEqual(before);
  expect(await restore(true)).toMatchObject({ ok: true });
  expect({ ...(await contentOf(target.pool)), sessions: '' }).toEqual({ ...retained, sessions: '' });
  await target.drop();
});

test('an archive cut short, changed, of another version or no archive at all changes nothing', () =>
  withEmpty(async ({ pool }) => {
    const whole = await readFile(archive);
    const text = gunzipSync(whole);
    const changed = Buffer.from(text);
    const at = changed.indexOf('@');
    changed[at] = 0x23;
    const other = Buffer.from(
      text
        .toString('latin1')
        .replace(/("newest_migration":)(\d)/, (_, name, digit) => `${name}${digit === '9' ? 8 : 9}`),
      'latin1',
    );
    const cases = [
      ['incomplete', whole.subarray(0, whole.length - 200)],
      ['incomplete', gzipSync(text.subarray(0, text.indexOf('complete.json')))],
      ['changed', gzipSync(changed)],
      ['changed', gzipSync(other)],
      ['unreadable', Buffer.from('nome;nota\nAna;10\n')],
      ['unreadable', gzipSync(Buffer.from('nome;nota'))],
      ['unreadable', Buffer.alloc(0)],
    ] as const;
    const before = await contentOf(pool);
    for (const [reason, bytes] of cases) {
      const broken = join(folder, 'broken.tar.gz');
      await writeFile(broken, bytes);
      expect([await restoreBackup(plain(broken), { pool, fileStore: stores().to, replace: true }), reason]).toEqual([
        { ok: false, reason },
        reason,
      ]);
    }
    for (const [by, reason] of [
      [1, 'other-version'],
      [-2, 'newer-version'],
    ] as const) {
      await pool.query('UPDATE drizzle.__drizzle_migrations SET created_at = created_at + $1', [by]);
      const refused = await restoreBackup(plain(archive), { pool, fileStore: stores().to, replace: true });
      expect(refused).toEqual({ ok: false, reason });
    }
    expect(await contentOf(pool)).toEqual(before);
  }));

test('a full disk while restoring undoes everything', () =>
  withEmpty(async ({ pool }) => {
    const before = await contentOf(pool);
    const full = { putBack: () => Promise.reject(new Error('ENOSPC')) };
    await expect(restoreBackup(plain(archive), { pool, fileStore: full, replace: false })).rejects.toThrow('ENOSPC');
    expect(await contentOf(pool)).toEqual(before);
    expect((await createDatabase(pool).select().from(attendance)).length).toBe(0);
  }));

test('a full disk while writing is said, and the database is free again', async () => {
  const out = new Writable({ write: (_chunk, _encoding, done) => done(new Error('ENOSPC')) });
  await expect(writeBackup({ pool: source.pool, fileStore: stores().from, now }, out)).rejects.toThrow('ENOSPC');
  expect((await source.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('a disk that is full in the middle of a file is said, too', async () => {
  let isInFile = false;
  const get = async () => {
    isInFile = true;
    return randomBytes(1024 * 1024);
  };
  const out = new Writable({
    write: (_chunk, _encoding, done) => {
      if (isInFile) setTimeout(() => done(new Error('ENOSPC')), 20);
      else done();
    },
  });
  await expect(writeBackup({ pool: source.pool, fileStore: { get }, now }, out)).rejects.toThrow('ENOSPC');
  expect(isInFile).toBe(true);
});
