import { authEndpoints as auth } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { users } from '../../schema/users.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, testPassword } from '../../server/testing/fixture.ts';
import { waitsForLock } from '../../server/testing/lock-wait.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const signIn = async (agent: string, password = testPassword) => {
  const body = { email: 'teacher@escola.br', password };
  return (await call(server, auth.login, { body, headers: { 'user-agent': agent } })).data.access_token;
};
const listed = async (token: string) => (await call(server, auth.sessions, { token })).data;

test('sessions are listed with what the browser says of itself, and ended one by one or all but the present one', async () => {
  const phone = await signIn('Telefone');
  const computer = await signIn('Computador\u00e9');
  const mine = await listed(computer);
  expect(mine.map(({ user_agent, current }) => [user_agent, current])).toEqual([
    ['Computador', true],
    ['Telefone', false],
    [null, false],
  ]);
  const other = mine.find(({ user_agent }) => user_agent === 'Telefone')?.id ?? '';
  await call(server, auth.endSession, { token: computer, params: { id: other } });
  expect((await refused(server, auth.profile, { token: phone })).code).toBe('session-invalid');
  expect((await refused(server, auth.endSession, { token: computer, params: { id: other } })).code).toBe('not-found');
  expect((await call(server, auth.endOtherSessions, { token: computer })).data).toEqual({ ended: 1 });
  expect((await refused(server, auth.profile, { role: 'TEACHER' })).code).toBe('session-invalid');
  expect(await listed(computer)).toHaveLength(1);
});

test('a new password asks for the present one, and ends the other sessions', async () => {
  const here = await signIn('Aqui');
  const there = await signIn('Ali');
  const wrong = { token: here, body: { current_password: 'x', password: 'Nova@2026xx' } };
  expect((await refused(server, auth.changePassword, wrong)).errors).toEqual([
    { field: 'current_password', message: 'Senha atual incorreta' },
  ]);
  const change = { token: here, body: { current_password: testPassword, password: 'Nova@2026xx' } };
  await call(server, auth.changePassword, change);
  // Its answer was lost, and it is sent again.
  await call(server, auth.changePassword, change);
  expect((await refused(server, auth.profile, { token: there })).code).toBe('session-invalid');
  expect((await call(server, auth.profile, { token: here })).data.user.id).toBe(ids.user('TEACHER'));
  expect(await signIn('De novo', 'Nova@2026xx')).toBeTruthy();
});

test('two changes of a user at once count as two', async () => {
  const role = 'MANAGER' as const;
  const mine = eq(users.id, ids.user(role));
  const versionNow = async () =>
    (await server.db.select({ version: users.version }).from(users).where(mine))[0]?.version;
  const before = (await versionNow()) ?? 0;
  let change: Promise<unknown> | undefined;
  await server.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ version: before + 1 })
      .where(mine);
    const body = { current_password: testPassword, password: 'Nova@2026xx' };
    change = call(server, auth.changePassword, { role, body });
    await waitsForLock(server);
  });
  await change;
  expect(await versionNow()).toBe(before + 2);
});
