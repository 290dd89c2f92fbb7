import { authEndpoints, classEndpoints, materialEndpoints, systemEndpoints } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FileStore } from '../files/file-store.ts';
import { call, refused } from './testing/call.ts';
import { ids, testNow } from './testing/fixture.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
/** Whether the disk of the files is full. */
let isFull = false;
beforeAll(async () => {
  const real = await startTestServer();
  const put: FileStore['put'] = (...file) =>
    isFull
      ? Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
      : real.fileStore.put(...file);
  const fileStore = { ...real.fileStore, put };
  server = await startTestServer({}, { fileStore });
  await server.db.execute(sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  return () => real.close();
});
afterAll(() => server.close());

const fillDatabase = async () => {
  for (const table of ['school_classes', 'sessions']) {
    await server.db.execute(
      sql.raw(`create trigger no_room before insert or update on ${table} execute function no_room()`),
    );
  }
};
const makeRoom = async () => {
  for (const table of ['school_classes', 'sessions'])
    await server.db.execute(sql.raw(`drop trigger no_room on ${table}`));
};
const inAClass = {
  role: 'MANAGER' as const,
  body: { institution_id: ids.institution.near, grade: '6º Ano', section: 'Z' },
};
const classes = async () => (await call(server, classEndpoints.list, { role: 'MANAGER' })).data.length;

test('a database without room: writes say so, reads go on, also of who came long ago; with room all goes on by itself', async () => {
  const before = await classes();
  await fillDatabase();
  // Long enough after the last use for it to be written down.
  server.setNow(new Date(testNow.getTime() + 10 * 60_000));
  const failure = await refused(server, classEndpoints.create, inAClass);
  expect([failure.code, failure.message]).toEqual(['storage-full', expect.stringContaining('sem espaço em disco')]);
  expect(await classes()).toBe(before);
  expect((await call(server, authEndpoints.profile, { role: 'MANAGER' })).data.user.role).toBe('MANAGER');
  expect((await refused(server, systemEndpoints.ready, {})).code).toBe('storage-full');
  await makeRoom();
  await call(server, classEndpoints.create, inAClass);
  expect(await classes()).toBe(before + 1);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  expect((await call(server, systemEndpoints.ready, {})).data.status).toBe('ok');
  vi.restoreAllMocks();
});

test('a file that has no room leaves nothing behind', async () => {
  const list = () => call(server, materialEndpoints.list, { role: 'MASTER', query: { class_id: ids.class.assigned } });
  const before = (await list()).data.length;
  const body = { class_id: ids.class.assigned, title: 'Lista', file: Buffer.from('%PDF-1.7').toString('base64') };
  isFull = true;
  expect((await refused(server, materialEndpoints.create, { role: 'MASTER', body })).code).toBe('storage-full');
  expect((await list()).data.length).toBe(before);
  isFull = false;
  await call(server, materialEndpoints.create, { role: 'MASTER', body });
  expect((await list()).data.length).toBe(before + 1);
});
