import { materialEndpoints as calls } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '../../schema/files.table.ts';
import { sessions } from '../../schema/sessions.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, testFile, tokenOf } from '../../server/testing/fixture.ts';
import { putFixtureFiles } from '../../server/testing/fixture-files.ts';
import { send, startTestServer, type TestServer } from '../../server/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await putFixtureFiles(server.fileStore);
});
afterAll(() => server.close());

const as = { role: 'TEACHER' } as const;
const base64 = (text: string) => Buffer.from(text).toString('base64');
const input = { class_id: ids.class.assigned, title: ' Lista de verbos ', file: base64('%PDF-1.4 verbos') };
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });
const bearer = { authorization: `Bearer ${tokenOf('TEACHER')}` };

test('a material is sent, listed without its bytes, read with them, changed and removed', async () => {
  const { data, message } = await call(server, calls.create, { ...as, body: input });
  expect(message).toBe('Material enviado!');
  expect(data).toMatchObject({
    title: 'Lista de verbos',
    hidden: false,
    type: 'OTHER',
    attachment: { name: 'Lista de verbos.pdf', type: 'application/pdf', size: 15 },
  });
  const params = { id: data.id };
  expect((await call(server, calls.get, { ...as, params })).data.file).toBe(input.file);
  const body = {
    title: 'Verbos',
    file: `data:text/plain;base64,${base64('ação')}`,
    file_name: 'verbos.txt',
    version: 1,
  };
  const changed = await call(server, calls.update, { ...as, params, body });
  expect(changed.data).toMatchObject({ version: 2, attachment: { name: 'verbos.txt', type: 'text/plain', size: 6 } });
  expect(await server.db.select().from(files).where(eq(files.id, data.attachment.id))).toEqual([]);
  expect((await refused(server, calls.update, { ...as, params, body })).code).toBe('version-conflict');
  await call(server, calls.remove, { ...as, params });
  expect(await server.db.select().from(files).where(eq(files.id, changed.data.attachment.id))).toEqual([]);
});

test.each([
  [{ title: '' }, 'invalid-request'],
  [{ file: '' }, 'invalid-request'],
  [{ file: 'não é base64' }, 'invalid-request'],
  [{ file: base64('MZ\u0000programa') }, 'unsupported-media'],
])('%j is refused', async (change, code) => {
  const failure = await refused(server, calls.create, { ...as, body: { ...input, ...change } });
  expect([failure.code, failure.errors?.[0]?.field]).toEqual([code, Object.keys(change)[0]]);
});

test('a teacher sends to assigned classes alone', async () => {
  const body = { ...input, class_id: ids.class.unassigned };
  expect((await refused(server, calls.create, { ...as, body })).code).toBe('not-found');
});

test('a pupil sees the class’s material until it is hidden', async () => {
  const params = { id: ids.material.assigned };
  const seen = async () => (await call(server, calls.list, { role: 'STUDENT' })).data.map(({ id }) => id);
  expect(await seen()).toEqual([params.id]);
  await call(server, calls.update, { ...as, params, body: { hidden: true } });
  expect(await seen()).toEqual([]);
  expect((await refused(server, calls.get, { role: 'STUDENT', params })).code).toBe('not-found');
  expect((await send(server.app, 'GET', `/materials/${params.id}/file`, { role: 'STUDENT' })).statusCode).toBe(404);
  await call(server, calls.update, { ...as, params, body: { hidden: false } });
});

test('the file comes whole, in part, or not again; it runs nothing and keeps its type', async () => {
  const url = `/materials/${ids.material.assigned}/file`;
  const whole = await get(url, bearer);
  expect([whole.statusCode, whole.body]).toEqual([200, testFile]);
  expect(whole.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(testFile.length),
    'content-disposition': 'inline; filename="Material assigned.pdf"; filename*=UTF-8\'\'Material%20assigned.pdf',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'accept-ranges': 'bytes',
  });
  expect(whole.headers['content-security-policy']).toContain("default-src 'none'");
  const part = await get(url, { ...bearer, range: 'bytes=1-3' });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'PDF', 'bytes 1-3/14']);
  expect((await get(url, { ...bearer, range: 'bytes=99-' })).statusCode).toBe(416);
  expect((await get(url, { ...bearer, 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);
  expect((await get(`${url}?download=1`, bearer)).headers['content-disposition']).toMatch(/^attachment/);
});

test('text is only saved, never shown', async () => {
  const { data } = await call(server, calls.create, { ...as, body: { ...input, file: base64('<script>') } });
  const { headers } = await get(data.attachment.url);
  expect([headers['content-type'], headers['content-disposition']?.toString().slice(0, 10)]).toEqual([
    'text/plain; charset=utf-8',
    'attachment',
  ]);
});

test('a listed link reads its file alone, as its user, until it or the session ends', async () => {
  const { data } = await call(server, calls.list, as);
  const url = data.find(({ id }) => id === ids.material.assigned)?.attachment.url ?? '';
  expect((await get(url)).statusCode).toBe(200);
  const other = `/materials/${ids.material.unassigned}/file`;
  expect((await get(url.replace(/^[^?]*/, other))).json().code).toBe('session-invalid');
  expect((await get(url.replace(/expires=\d/, 'expires=9'))).json().code).toBe('session-invalid');
  expect((await get(other)).json().code).toBe('session-missing');
  expect((await get(url.replace(/^[^?]*/, '/materials'))).json().code).toBe('session-missing');

  server.setNow(new Date('2026-05-20T17:00:01Z'));
  expect((await get(url)).json().code).toBe('session-invalid');
  server.setNow(new Date('2026-05-20T15:00:00Z'));
  const mine = eq(sessions.user_id, ids.user('TEACHER'));
  await server.db.update(sessions).set({ revoked_at: new Date() }).where(mine);
  expect((await get(url)).json().code).toBe('session-invalid');
  await server.db.update(sessions).set({ revoked_at: null }).where(mine);
});
