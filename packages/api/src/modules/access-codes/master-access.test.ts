import { auditEndpoints, authEndpoints } from '@caderneta/contract';
import { afterAll, expect, test } from 'vitest';
import { call, refused } from '../../server/testing/call.ts';
import { testNow } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';
import { resetMasterAccess } from './master-access.ts';

const server = await startTestServer();
afterAll(() => server.close());

test('a locked-out MASTER gets in by a code made on the server, and it is written down', async () => {
  const given = await resetMasterAccess(server.db, ' Master@escola.br ', testNow);
  if (!given) throw new Error('the MASTER was not found');
  // What was open is over.
  expect((await refused(server, authEndpoints.profile, { role: 'MASTER' })).code).toBe('session-invalid');
  const body = { login: 'master@escola.br', code: given.code, password: 'OutroSegredo#1' };
  const { data } = await call(server, authEndpoints.firstAccess, { body });
  const audit = await call(server, auditEndpoints.list, { token: data.access_token, query: { table: 'users' } });
  expect(audit.data.flatMap(({ changes }) => changes)).toContainEqual(
    expect.objectContaining({ field: 'Por', to: { text: 'código de acesso', record: null } }),
  );
  expect((await refused(server, authEndpoints.firstAccess, { body })).code).toBe('access-code-invalid');
});

test('nobody else gets a code that way', async () => {
  expect(await resetMasterAccess(server.db, 'manager@escola.br', testNow)).toBeNull();
  expect(await resetMasterAccess(server.db, 'ninguem@escola.br', testNow)).toBeNull();
});
