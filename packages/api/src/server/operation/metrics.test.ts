import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';

const metricsToken = 'um-segredo-comprido';
const server = await startTestServer({ metricsToken });
afterAll(() => server.close());

const metrics = (authorization?: string) =>
  server.app.inject({ method: 'GET', url: '/metrics', headers: authorization ? { authorization } : {} });

test('requests are counted by route and status, never by the address as typed', async () => {
  await server.app.inject({ method: 'GET', url: '/welcome' });
  await server.app.inject({ method: 'GET', url: '/classes/maria-da-silva?search=maria' });
  const answer = await metrics(`Bearer ${metricsToken}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toContain('http_request_duration_seconds_count{method="GET",route="/welcome",status="200"} 1');
  expect(answer.body).toContain('route="/classes/:id",status="401"} 1');
  expect(answer.body).toMatch(/database_connections\{state="open"\} \d/);
  expect(answer.body).toContain('process_resident_memory_bytes');
  expect(answer.body).not.toContain('maria');
});

test.each([undefined, 'Bearer outro-segredo-comprido', metricsToken, 'Bearer '])(
  '%s reads nothing',
  async (authorization) => {
    const answer = await metrics(authorization);
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toContain('http_request');
  },
);

test('without a token there is no such page', async () => {
  const plain = await startTestServer();
  expect((await plain.app.inject({ method: 'GET', url: '/metrics' })).statusCode).toBe(404);
  await plain.close();
});
