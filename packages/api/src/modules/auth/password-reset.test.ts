import { authEndpoints as auth, failures } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneTimeTokens } from '../../schema/one-time-tokens.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Message } from '../../server/background/mailer.ts';
import { hashPassword } from '../../server/session/passwords.ts';
import { tokenHash } from '../../server/session/tokens.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, testNow } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';

const password = 'Segredo@2026';
const fresh = 'OutroSegredo#1';
const email = 'teacher@escola.br';
const sent: Message[] = [];
let silent: TestServer;
let mailing: TestServer;

beforeAll(async () => {
  silent = await startTestServer();
  mailing = await startTestServer({}, { mailer: { send: async (message) => void sent.push(message) } });
  for (const { db } of [silent, mailing]) await db.update(users).set({ password_hash: await hashPassword(password) });
});
afterAll(async () => {
  await silent.close();
  await mailing.close();
});

const linkIn = (text: string): string | undefined =>
  /https:\/\/escola\.example\/redefinir-senha\?token=([\w-]{43})/.exec(text)?.[1];

async function linkFor(address: string): Promise<string> {
  sent.length = 0;
  await call(mailing, auth.requestPasswordReset, { body: { email: address } });
  const [message] = await expect
    .poll(() => sent)
    .toHaveLength(1)
    .then(() => sent);
  const token = linkIn(message?.text ?? '');
  if (!token) throw new Error('the message has no link');
  return token;
}

describe('asking', () => {
  test('with a mail server the link goes to the person, in Portuguese, and not to the log', async () => {
    const { data } = await call(mailing, auth.requestPasswordReset, { body: { email } });
    expect(data).toEqual({ channel: 'mail' });
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: email, subject: 'Caderneta: redefinir senha' });
    expect(sent[0]?.text).toContain('30 minutos');
    const token = linkIn(sent[0]?.text ?? '') ?? '';
    expect(mailing.log.join('')).not.toContain(token);
    expect((await mailing.db.select().from(oneTimeTokens)).map((row) => row.token_hash)).toEqual([tokenHash(token)]);
  });

  test('without one there is no link, the log says only that one was asked for, and the screen names the administrator', async () => {
    const { data } = await call(silent, auth.requestPasswordReset, { body: { email } });
    expect(data).toEqual({ channel: 'administrator' });
    await expect.poll(() => silent.log.join('')).toContain('password reset asked for');
    expect(silent.log.join('')).not.toMatch(new RegExp(`${email}|token=`));
    expect(await silent.db.select().from(oneTimeTokens)).toEqual([]);
  });

  test('an unknown or inactive address answers the same and makes no link', async () => {
    await mailing.db
      .update(users)
      .set({ is_active: false })
      .where(eq(users.id, ids.user('MENTOR')));
    sent.length = 0;
    const before = await mailing.db.select().from(oneTimeTokens);
    for (const address of ['ninguem@escola.br', 'mentor@escola.br']) {
      expect((await call(mailing, auth.requestPasswordReset, { body: { email: address } })).data).toEqual({
        channel: 'mail',
      });
    }
    await linkFor(email);
    expect(sent).toHaveLength(1);
    expect(await mailing.db.select().from(oneTimeTokens)).toHaveLength(before.length + 1);
  });
});

describe('confirming', () => {
  const confirm = (token: string, choice = fresh) => ({ body: { token, password: choice } });

  test('changes the password, ends every session, and works once', async () => {
    const session = (await call(mailing, auth.login, { body: { email, password } })).data.access_token;
    const token = await linkFor(email);
    const { message } = await call(mailing, auth.confirmPasswordReset, confirm(token));
    expect(message).toBe('Senha alterada. Entre com a nova senha.');
    expect((await refused(mailing, auth.profile, { token: session })).code).toBe('session-invalid');
    expect((await refused(mailing, auth.login, { body: { email, password } })).code).toBe('invalid-credentials');
    await call(mailing, auth.login, { body: { email, password: fresh } });
    const again = await refused(mailing, auth.confirmPasswordReset, confirm(token));
    expect([again.code, again.message]).toEqual(['reset-invalid', failures['reset-invalid'].message]);
  });

  test('of two at once, one changes it', async () => {
    const token = await linkFor(email);
    const both = await Promise.allSettled([1, 2].map(() => call(mailing, auth.confirmPasswordReset, confirm(token))));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a link lasts 30 minutes and is replaced by the next', async () => {
    const first = await linkFor(email);
    const second = await linkFor(email);
    expect((await refused(mailing, auth.confirmPasswordReset, confirm(first))).code).toBe('reset-invalid');
    mailing.setNow(new Date(testNow.getTime() + 30 * 60_000));
    expect((await refused(mailing, auth.confirmPasswordReset, confirm(second))).code).toBe('reset-invalid');
    mailing.setNow(testNow);
    await call(mailing, auth.confirmPasswordReset, confirm(second));
  });

  test('a weak password is refused with every fault, and the link still works', async () => {
    const token = await linkFor(email);
    const failure = await refused(mailing, auth.confirmPasswordReset, confirm(token, 'abc'));
    expect(failure.errors?.[0]?.message).toContain(
      'A senha deve ter no mínimo 8 caracteres, A senha deve ter uma letra maiúscula',
    );
    await call(mailing, auth.confirmPasswordReset, confirm(token));
  });
});

describe('the first MASTER', () => {
  const body = { token: 'first-access-link-0123456789', name: ' Ana ', email: 'Ana@Rede.br', password: fresh };
  const link = { kind: 'first-master' as const, token_hash: tokenHash(body.token), expires_at: new Date('2026-05-21') };

  test('is not made where there is one already, nor without the link', async () => {
    await silent.db.insert(oneTimeTokens).values(link);
    expect((await refused(silent, auth.createFirstMaster, { body })).message).toBe('Este link não vale mais.');
    expect(
      (await refused(silent, auth.createFirstMaster, { body: { ...body, token: 'another-link-0123456789' } })).code,
    ).toBe('reset-invalid');
  });

  test('is made once with the link, and signed in', async () => {
    await silent.db.update(users).set({ role: 'ADMIN' }).where(eq(users.role, 'MASTER'));
    await silent.db.delete(oneTimeTokens);
    await silent.db.insert(oneTimeTokens).values(link);
    const taken = await refused(silent, auth.createFirstMaster, { body: { ...body, email } });
    expect(taken.errors).toEqual([{ field: 'email', message: 'Este e-mail já está em uso' }]);
    const { data } = await call(silent, auth.createFirstMaster, { body });
    expect(data.user).toMatchObject({ name: 'Ana', email: 'ana@rede.br', role: 'MASTER' });
    await call(silent, auth.profile, { token: data.access_token });
    expect((await refused(silent, auth.createFirstMaster, { body })).code).toBe('reset-invalid');
  });
});
