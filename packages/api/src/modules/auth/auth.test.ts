import { authEndpoints as auth, failures, notificationEndpoints } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { notifications } from '../../schema/notifications.table.ts';
import { oneTimeTokens } from '../../schema/one-time-tokens.table.ts';
import { rolePermissionOverrides, rolePermissions, userPermissionOverrides } from '../../schema/permissions.table.ts';
import { sessions } from '../../schema/sessions.table.ts';
import { users } from '../../schema/users.table.ts';
import { hashPassword } from '../../server/session/passwords.ts';
import { tokenHash } from '../../server/session/tokens.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, testNow } from '../../server/testing/fixture.ts';
import { send, startTestServer, type TestServer } from '../../server/testing/test-server.ts';

const password = 'Segredo@2026';
const email = 'teacher@escola.br';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const password_hash = await hashPassword(password);
  await server.db.update(users).set({ password_hash });
});
afterAll(() => server.close());

const signIn = async (body: { email: string; password: string } = { email, password }) =>
  (await call(server, auth.login, { body })).data;
const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

describe('signing in', () => {
  test('answers the user with profile, permissions and a token', async () => {
    const { data, message } = await call(server, auth.login, { body: { email: '  Teacher@Escola.BR ', password } });
    expect(message).toBe('Login realizado com sucesso!');
    expect(data.user).toMatchObject({ id: ids.user('TEACHER'), role: 'TEACHER', email });
    expect(data.user.profiles[0]).toMatchObject({
      institution_id: ids.institution.near,
      municipality_id: ids.municipality.home,
    });
    expect(data.user.permissions).toContain('class_assessments');
    expect(data.expires_at).toBe(later(12 * 60).toISOString());
    expect(Buffer.from(data.access_token, 'base64url')).toHaveLength(32);
    const stored = await server.db
      .select()
      .from(sessions)
      .where(eq(sessions.token_hash, tokenHash(data.access_token)));
    expect(stored).toHaveLength(1);
    expect((await call(server, auth.validateToken, { token: data.access_token })).data).toEqual({ valid: true });
  });

  test('a pupil’s profile shows the class of the open enrolment', async () => {
    const { user } = await signIn({ email: 'student@escola.br', password });
    expect(user.profiles[0]?.school_class).toEqual({
      id: ids.class.assigned,
      grade: '5º Ano',
      section: 'A',
      academic_year: 2026,
    });
  });

  test.each([
    [{ email, password: 'errada' }],
    [{ email: 'ninguem@escola.br', password }],
    [{ email: "x'--@escola.br", password }],
  ])('%o is refused in the same words', async (body) => {
    const failure = await refused(server, auth.login, { body });
    expect([failure.code, failure.message]).toEqual(['invalid-credentials', 'E-mail ou senha incorretos.']);
  });

  test.each([
    [
      {},
      [
        ['email', 'Email é obrigatório'],
        ['password', 'Senha é obrigatória'],
      ],
    ],
    [
      { email: '', password: '' },
      [
        ['email', 'Email é obrigatório'],
        ['email', 'Email deve ser válido'],
        ['password', 'Senha é obrigatória'],
      ],
    ],
    [{ email: 'x', password }, [['email', 'Email deve ser válido']]],
    [
      { email: 1, password: null },
      [
        ['email', 'Email é obrigatório'],
        ['password', 'Senha é obrigatória'],
      ],
    ],
  ])('%o is refused field by field', async (body, errors) => {
    const failure = await refused(server, auth.login, { body: body as { email: string; password: string } });
    expect(failure.errors).toEqual(errors.map(([field, message]) => ({ field, message })));
  });

  test('a person who has chosen no password cannot sign in', async () => {
    await server.db
      .update(users)
      .set({ password_hash: null })
      .where(eq(users.id, ids.user('MENTOR')));
    expect((await refused(server, auth.login, { body: { email: 'mentor@escola.br', password: 'x' } })).code).toBe(
      'invalid-credentials',
    );
  });

  test('leaves a LOGIN notification and an audit row, and no secret anywhere', async () => {
    const { access_token } = await signIn({ email: 'manager@escola.br', password });
    const { data } = await call(server, notificationEndpoints.list, { token: access_token });
    expect(data[0]).toMatchObject({ type: 'LOGIN', read_at: testNow.toISOString() });
    const audit = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.user_id, ids.user('MANAGER')));
    expect(audit.map(({ action, table_name }) => [action, table_name])).toEqual([['LOGIN', 'sessions']]);
    const everything = JSON.stringify([audit, await server.db.select().from(notifications)]) + server.log.join('');
    for (const secret of [access_token, password, 'manager@escola.br']) expect(everything).not.toContain(secret);
  });
});

describe('sessions', () => {
  test.each([undefined, 'Bearer', 'Bearer ', 'Basic abc', 'Bearer a b'])(
    'authorization %s is no token',
    async (authorization) => {
      const answer = await send(server.app, 'GET', '/auth/profile', {
        headers: authorization ? { authorization } : {},
      });
      expect([answer.statusCode, answer.json().message]).toEqual([401, failures['session-missing'].message]);
    },
  );

  test('an unknown token is refused', async () => {
    const failure = await refused(server, auth.profile, { token: 'nobody-has-this-token' });
    expect([failure.code, failure.message]).toEqual([
      'session-invalid',
      'Sessão inválida ou expirada. Entre novamente.',
    ]);
  });

  test('ends twelve hours after its last use', async () => {
    const { access_token: token } = await signIn();
    server.setNow(later(11 * 60));
    await call(server, auth.profile, { token });
    server.setNow(later(22 * 60));
    await call(server, auth.profile, { token });
    server.setNow(later(35 * 60));
    expect((await refused(server, auth.profile, { token })).code).toBe('session-invalid');
    server.setNow(testNow);
  });

  test('ends thirty days after its sign-in, however often it is used', async () => {
    const { access_token: token } = await signIn();
    for (let hours = 11; hours < 30 * 24; hours += 11) {
      server.setNow(later(hours * 60));
      await call(server, auth.profile, { token });
    }
    server.setNow(later(30 * 24 * 60 + 1));
    expect((await refused(server, auth.profile, { token })).code).toBe('session-invalid');
    server.setNow(testNow);
  });

  test('signing out ends this session, not the others, and is written down', async () => {
    const [one, two] = [await signIn(), await signIn()];
    expect((await call(server, auth.logout, { token: one.access_token })).message).toBe('Sessão encerrada.');
    expect((await refused(server, auth.profile, { token: one.access_token })).code).toBe('session-invalid');
    await call(server, auth.profile, { token: two.access_token });
    const [last] = await server.db.select().from(auditLog).where(eq(auditLog.action, 'LOGOUT'));
    expect(last?.user_id).toBe(ids.user('TEACHER'));
  });

  test('an older client may announce JSON and send nothing', async () => {
    const { access_token: token } = await signIn();
    const answer = await send(server.app, 'POST', '/auth/logout', {
      token,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('deactivation, another role and lost permissions count on the next call', async () => {
    const { access_token: token } = await signIn();
    const mine = eq(users.id, ids.user('TEACHER'));
    await server.db.update(users).set({ is_active: false }).where(mine);
    const failure = await refused(server, auth.profile, { token });
    expect([failure.code, failure.message]).toEqual(['user-inactive', failures['user-inactive'].message]);
    expect((await refused(server, auth.login, { body: { email, password } })).code).toBe('user-inactive');
    expect((await refused(server, auth.login, { body: { email, password: 'errada' } })).code).toBe(
      'invalid-credentials',
    );
    await server.db.update(users).set({ is_active: true, role: 'STUDENT' }).where(mine);
    expect((await call(server, auth.profile, { token })).data.user.role).toBe('STUDENT');
    await server.db.update(users).set({ role: 'TEACHER', archived_at: testNow }).where(mine);
    expect((await refused(server, auth.profile, { token })).code).toBe('session-invalid');
    await server.db.update(users).set({ archived_at: null }).where(mine);
    await server.db.insert(userPermissionOverrides).values({ user_id: ids.user('TEACHER') });
    expect((await call(server, auth.profile, { token })).data.user.permissions).toEqual([]);
    await server.db.delete(userPermissionOverrides);
    await server.db.insert(rolePermissionOverrides).values({ role: 'TEACHER' });
    await server.db.insert(rolePermissions).values({ role: 'TEACHER', permission: 'view_faq' });
    expect((await call(server, auth.profile, { token })).data.user.permissions).toEqual(['view_faq']);
    await server.db.delete(rolePermissionOverrides);
  });

  test('a MASTER always keeps the permission to manage permissions', async () => {
    await server.db.insert(userPermissionOverrides).values({ user_id: ids.user('MASTER') });
    const { permissions } = (await call(server, auth.profile, { role: 'MASTER' })).data.user;
    expect(permissions).toEqual(['profile_permissions']);
    await server.db.delete(userPermissionOverrides);
  });
});

test('rows of tokens hold hashes alone', async () => {
  const rows = await server.db.select().from(sessions);
  expect(rows.every(({ token_hash }) => /^[0-9a-f]{64}$/.test(token_hash))).toBe(true);
  expect(await server.db.select().from(oneTimeTokens)).toEqual([]);
});
