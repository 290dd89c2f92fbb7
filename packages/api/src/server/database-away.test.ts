import { systemEndpoints } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createDatabase, createPool } from '../database/connection.ts';
import { isDatabaseAway } from './query/database-errors.ts';
import { call } from './testing/call.ts';
import { tokenOf } from './testing/fixture.ts';
import { send, startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

test('a server with its database is ready', async () => {
  expect((await call(server, systemEndpoints.ready)).data).toEqual({ status: 'ok' });
});

test('a connection cut in the middle of a request is 503 with a time to wait, and the next request is answered', async () => {
  const cut = server.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  const error: unknown = await cut.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(isDatabaseAway(error)).toBe(true);
  expect((await call(server, systemEndpoints.ready)).data).toEqual({ status: 'ok' });
});

test('an error of a statement is not the database’s absence', async () => {
  const error: unknown = await server.db.execute(sql`select 1 / 0`).catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(false);
});

test('while the database is away every call says so, and the process itself still answers', async () => {
  const pool = createPool('postgresql://nobody@127.0.0.1:9/none');
  const away = await startTestServer({}, { pool, db: createDatabase(pool) });
  const refused = await send(away.app, 'GET', '/ready');
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({ success: false, code: 'database-unavailable' });
  const signedIn = await away.app.inject({
    method: 'GET',
    url: '/classes',
    headers: { authorization: `Bearer ${tokenOf('TEACHER')}` },
  });
  expect(signedIn.statusCode).toBe(503);
  expect((await send(away.app, 'GET', '/health')).statusCode).toBe(200);
  await away.close();
  await pool.end();
});
