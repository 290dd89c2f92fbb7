import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids } from '../../server/testing/fixture.ts';
import { send, startTestServer, type TestServer } from '../../server/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('classes are listed', async () => {
  const answer = await send(server.app, 'GET', '/classes', { role: 'MASTER' });
  expect(server.log.join('')).toBe('x');
  expect(answer.json()).toBe(ids);
});
