import { afterAll, expect, test } from 'vitest';
import { ids } from '../testing/fixture.ts';
import { putFixtureFiles } from '../testing/fixture-files.ts';
import { send, startTestServer } from '../testing/test-server.ts';

const server = await startTestServer();
await putFixtureFiles(server.fileStore);
afterAll(() => server.close());

const file = `/materials/${ids.material.assigned}/file`;

test.each([
  ['a page of a list', '/users?page=1&limit=20', 200],
  ['a refusal', '/users/nobody', 404],
])('%s stays in no cache', async (_, url, status) => {
  const { statusCode, headers } = await send(server.app, 'GET', url, { role: 'MASTER' });
  expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
});

test.each([
  ['what is asked again and again', '/notifications?limit=20'],
  ['a shown file', file],
  ['a saved file', `${file}?download=1`],
])('%s stays in no cache, nor does the answer that it is as it was', async (_, url) => {
  const ask = (headers: Record<string, string>) => send(server.app, 'GET', url, { role: 'MASTER', headers });
  const first = await ask({});
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-store']);
  const again = await ask({ 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'no-store']);
});
