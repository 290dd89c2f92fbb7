import { auditEndpoints, authEndpoints as auth } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../schema/users.table.ts';
import { hashPassword } from '../../server/session/passwords.ts';
import { call } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { send, startTestServer, type TestServer } from '../../server/testing/test-server.ts';

const password = 'Segredo@2026';
let server: TestServer;
beforeAll(async () => {
  // The limits by address stay out of the way: 600 a minute.
  server = await startTestServer({ limits: { login: 600, loginPerNetwork: 600 }, trustProxy: 1 });
  await server.db.update(users).set({ password_hash: await hashPassword(password) });
});
afterAll(() => server.close());

const signIn = (email: string, ip: string, typed = 'errada') =>
  send(server.app, 'POST', auth.login.path, { body: { email, password: typed }, headers: { 'x-forwarded-for': ip } });
async function fail(email: string, times: number, ipOf: (count: number) => string): Promise<number[]> {
  const answers: number[] = [];
  for (let count = 0; count < times; count += 1) answers.push((await signIn(email, ipOf(count))).statusCode);
  return answers;
}
/** As if so many seconds had gone by. */
const wait = (seconds: number) =>
  server.db.execute(sql`update request_counts set last_at = last_at - make_interval(secs => ${seconds})`);

test('ten wrong passwords slow an account down, from one address or many, and each further one doubles the wait', async () => {
  const email = 'teacher@escola.br';
  expect(await fail(email, 10, () => '198.51.100.7')).toEqual(Array(10).fill(401));
  const held = await signIn(email, '198.51.100.7');
  expect([held.statusCode, held.headers['retry-after']]).toEqual([429, '1']);
  await wait(1);
  expect((await signIn(email, '198.51.100.7')).statusCode).toBe(401);
  expect((await signIn(email, '198.51.100.7')).headers['retry-after']).toBe('2');
  await wait(2);
  // Even the right one waits where the wrong ones came from; then it is let in, and waits no more.
  expect((await signIn(email, '198.51.100.7', password)).statusCode).toBe(200);
  expect((await signIn(email, '198.51.100.7')).statusCode).toBe(401);
});

test('a stranger locks nobody out: whoever did not go wrong is let try', async () => {
  const email = 'manager@escola.br';
  await fail(email, 40, (count) => `198.51.100.${count}`);
  expect((await signIn(email, '203.0.113.9', password)).statusCode).toBe(200);
  expect((await signIn(email, '198.51.100.1', password)).statusCode).toBe(429);
});

test('the wait grows to five minutes and no further, however many went wrong', async () => {
  const email = 'student@escola.br';
  await fail(email, 30, (count) => `198.51.100.${count}`);
  expect((await signIn(email, '198.51.100.29')).headers['retry-after']).toBe('300');
});

test('an address that nobody has is slowed the same', async () => {
  await fail('ninguem@escola.br', 10, () => '198.51.100.8');
  expect((await signIn('ninguem@escola.br', '198.51.100.8')).statusCode).toBe(429);
});

test('a lab of thirty behind one address, two mistakes each, gets in', { tags: 'full' }, async () => {
  const made = await server.db.select().from(users).limit(1);
  const [like] = made;
  if (!like) throw new Error('a user is needed');
  const emails = Array.from({ length: 30 }, (_, index) => `laboratorio${index}@escola.br`);
  await server.db
    .insert(users)
    .values(
      emails.map((email) => ({ name: 'Aluno', email, role: 'STUDENT' as const, password_hash: like.password_hash })),
    );
  for (const email of emails) expect(await fail(email, 2, () => '192.0.2.1')).toEqual([401, 401]);
  const answers = await Promise.all(emails.map((email) => signIn(email, '192.0.2.1', password)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200));
});

test('the MASTER sees each: when, whose account, and the network of where from; nobody else does', async () => {
  await signIn('mentor@escola.br', '203.0.113.77');
  await signIn('de-ninguem@escola.br', '2001:db8:12:34:5::6');
  const query = { table: 'failed_sign_ins', limit: '100' };
  const { data } = await call(server, auditEndpoints.list, { role: 'MASTER', query });
  expect(
    data.slice(0, 2).map(({ record_id, record_name, changes }) => [record_id, record_name, changes[0]?.to?.text]),
  ).toEqual(
    expect.arrayContaining([
      [ids.user('MENTOR'), 'Pessoa MENTOR', '203.0.113.0/24'],
      ['unknown', null, '2001:db8:12::/48'],
    ]),
  );
  expect(data[0]).toMatchObject({ action: 'LOGIN', table_label: 'Entrada recusada', user: null });
  for (const role of ['MUNICIPALITY', 'MANAGER'] as const) {
    expect((await call(server, auditEndpoints.list, { role, query })).data).toEqual([]);
  }
});
