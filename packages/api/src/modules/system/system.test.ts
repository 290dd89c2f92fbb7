import { systemEndpoints } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings } from '../../schema/settings.table.ts';
import { users } from '../../schema/users.table.ts';
import { demoAccounts } from '../../seed/index.ts';
import { hashPassword } from '../../server/session/passwords.ts';
import { call } from '../../server/testing/call.ts';
import { send, startTestServer, type TestServer } from '../../server/testing/test-server.ts';

let demo: TestServer;
let plain: TestServer;
beforeAll(async () => {
  demo = await startTestServer({ demo: true });
  plain = await startTestServer({ demo: false });
});
afterAll(async () => {
  await demo.close();
  await plain.close();
});

const welcome = async (server: TestServer) => (await call(server, systemEndpoints.welcome)).data;

test('the server says that it and its database answer', async () => {
  expect((await call(plain, systemEndpoints.health)).data).toEqual({ status: 'ok' });
});

test('the school year is that of São Paulo', async () => {
  plain.setNow(new Date('2027-01-01T02:59:59Z'));
  expect((await welcome(plain)).academic_year).toBe(2026);
  plain.setNow(new Date('2027-01-01T03:00:00Z'));
  expect((await welcome(plain)).academic_year).toBe(2027);
});

test('accounts are shown only by a demonstration on a demonstration’s database, with the password that they have', async () => {
  for (const server of [demo, plain]) {
    expect(await welcome(server)).toMatchObject({ demo: false, accounts: [] });
    const password_hash = await hashPassword(demoAccounts[0]?.password ?? '');
    const rows = demoAccounts.slice(0, 4).map(({ name, email, role }) => ({ name, email, role, password_hash }));
    await server.db.insert(users).values(rows);
    expect((await send(server.app, 'GET', '/welcome')).body).not.toContain('password');
    await server.db.insert(settings).values({ key: 'demonstration', value: { made_on: '2026-05-20' } });
  }
  expect(await welcome(plain)).toMatchObject({ demo: false, accounts: [] });
  expect(await welcome(demo)).toMatchObject({ demo: true, accounts: demoAccounts.slice(0, 4) });
  const [changed, , reset] = demoAccounts.map(({ email }) => eq(users.email, email));
  await demo.db
    .update(users)
    .set({ password_hash: await hashPassword('Outra@2027') })
    .where(changed);
  await demo.db.update(users).set({ password_hash: null }).where(reset);
  expect(await welcome(demo)).toMatchObject({ demo: true, accounts: [demoAccounts[1], demoAccounts[3]] });
});
