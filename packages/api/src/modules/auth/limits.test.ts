import { authEndpoints as auth, failures } from '@caderneta/contract';
import { afterAll, expect, test } from 'vitest';
import { call } from '../../server/testing/call.ts';
import { testPassword } from '../../server/testing/fixture.ts';
import { send, startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer({ limits: { login: 3, loginPerNetwork: 8, passwordReset: 2 }, trustProxy: 1 });
afterAll(() => server.close());

const ask = (path: string, body: object, ip: string) =>
  send(server.app, 'POST', path, { body, headers: { 'x-forwarded-for': ip } });
const signIn = (email: string, ip: string) => ask(auth.login.path, { email, password: 'x' }, ip);

test('sign-ins of one address from one network are limited; the address elsewhere and others here are not', async () => {
  for (let count = 0; count < 3; count += 1) expect((await signIn('A@b.br', '10.0.0.1')).statusCode).toBe(401);
  const answer = await signIn('a@B.br ', '10.0.0.1');
  expect([answer.statusCode, answer.json().message]).toEqual([429, failures['too-many-requests'].message]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await signIn('a@b.br', '10.0.0.2')).statusCode).toBe(401);
  expect((await signIn('c@b.br', '10.0.0.1')).statusCode).toBe(401);
});

test('one network tries only so many addresses', async () => {
  const answers = await Promise.all(Array.from({ length: 9 }, (_, index) => signIn(`x${index}@b.br`, '10.0.0.3')));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});

test('an address that the caller wrote itself counts for nothing', async () => {
  const answers: number[] = [];
  for (let count = 0; count < 25; count += 1) {
    answers.push((await signIn('forja@b.br', `203.0.113.${count}, 10.0.0.5`)).statusCode);
  }
  expect(answers.slice(0, 3)).toEqual([401, 401, 401]);
  expect(answers.slice(3).every((status) => status === 429)).toBe(true);
});

test('a machine that takes ever other addresses of its IPv6 subnet is one caller', async () => {
  const answers: number[] = [];
  for (const end of ['1', 'abcd', 'f00d:1', '9:8:7']) {
    answers.push(
      (await signIn('seis@b.br', `2001:db8:1:2:${'0:'.repeat(4 - end.split(':').length)}${end}`)).statusCode,
    );
  }
  expect(answers).toEqual([401, 401, 401, 429]);
  expect((await signIn('seis@b.br', '2001:db8:1:3::1')).statusCode).toBe(401);
});

test('limits hold over copies of the server', async () => {
  const copy = await startTestServer({ limits: { login: 3 }, trustProxy: 1 }, { db: server.db });
  const body = { email: 'dois@b.br', password: 'x' };
  const headers = { 'x-forwarded-for': '10.0.0.8' };
  const answers: number[] = [];
  for (const { app } of [server, copy, server, copy]) {
    answers.push((await send(app, 'POST', auth.login.path, { body, headers })).statusCode);
  }
  await copy.close();
  expect(answers).toEqual([401, 401, 401, 429]);
});

test('password resets are limited', async () => {
  const reset = () => ask(auth.requestPasswordReset.path, { email: 'a@b.br' }, '10.0.0.4');
  expect([(await reset()).statusCode, (await reset()).statusCode, (await reset()).statusCode]).toEqual([200, 200, 429]);
});

test('a session tries only so many present passwords; the same user’s other sessions may still change it', async () => {
  const { email, role } = { email: 'teacher@escola.br', role: 'TEACHER' as const };
  const credentials = { email, password: testPassword };
  const headers = { 'x-forwarded-for': '10.0.0.6' };
  const other = (await call(server, auth.login, { body: credentials, headers })).data.access_token;
  const change = (current_password: string, ip: string, token?: string) =>
    send(server.app, 'POST', auth.changePassword.path, {
      ...(token ? { token } : { role }),
      body: { current_password, password: 'Nova@2026xx' },
      headers: { 'x-forwarded-for': ip },
    });
  for (let count = 0; count < 3; count += 1) expect((await change('x', `10.0.1.${count}`)).statusCode).toBe(400);
  const answer = await change(testPassword, '10.0.1.9');
  expect([answer.statusCode, answer.json().message]).toEqual([429, failures['too-many-requests'].message]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await change(testPassword, '10.0.1.9', other)).statusCode).toBe(200);
});
