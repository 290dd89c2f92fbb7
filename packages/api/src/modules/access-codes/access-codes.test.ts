import { authEndpoints, classEndpoints, userEndpoints } from '@caderneta/contract';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { idempotencyRecords } from '../../schema/idempotency-records.table.ts';
import { oneTimeTokens } from '../../schema/one-time-tokens.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { sessions } from '../../schema/sessions.table.ts';
import { users } from '../../schema/users.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, testNow, userOfPupil } from '../../server/testing/fixture.ts';
import { send, startTestServer, startUndoableServer } from '../../server/testing/test-server.ts';

const server = await startUndoableServer();
afterAll(() => server.close());
afterEach(async () => {
  server.setNow(testNow);
  await server.undo();
});

const inClass = { role: 'MANAGER', params: { id: ids.class.assigned } } as const;
const cards = (student_profile_ids?: string[]) =>
  call(server, classEndpoints.makeAccessCards, { ...inClass, body: { student_profile_ids } });
const states = async () =>
  (await call(server, classEndpoints.access, inClass)).data.map(({ name, state }) => [name, state]);
const enter = (login: string, code: string, password = 'Segredo@2026') => ({ body: { login, code, password } });

test('a class’s cards are for who has no password yet; each code is shown once and kept only as a hash', async () => {
  expect(await states()).toEqual([
    ['Ágata', 'NONE'],
    ['Pessoa STUDENT', 'READY'],
    ['Zélia', 'NONE'],
  ]);
  const { data, message } = await cards();
  expect(message).toBe('Cartões de acesso criados!');
  expect(data.map(({ name, matricula }) => [name, matricula])).toEqual([
    ['Ágata', 'P1'],
    ['Zélia', 'P0'],
  ]);
  for (const { code, expires_at } of data) {
    expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTUVWXY]{5}-[34679ACDEFGHJKMNPQRTUVWXY]{5}$/);
    expect(expires_at).toBe('2026-06-19T15:00:00.000Z');
  }
  const stored = JSON.stringify(await server.db.select().from(oneTimeTokens));
  expect(stored).not.toContain((data[0]?.code ?? '').replace('-', ''));
  const [entry] = await server.db.select().from(auditLog).where(eq(auditLog.table_name, 'one_time_tokens'));
  expect(entry?.to).toEqual({ name: '5º Ano A', users: data.map(({ user_id }) => user_id) });
  expect((await states())[0]).toEqual(['Ágata', 'CODE']);
});

test('a pupil who went to another school is no more of the class’s cards, though their year here stays open', async () => {
  const { second } = ids.pupil;
  await server.db.update(profiles).set({ institution_id: ids.institution.far }).where(eq(profiles.id, second));
  expect((await states()).map(([name]) => name)).not.toContain('Ágata');
  const named = { ...inClass, body: { student_profile_ids: [second] } };
  expect((await refused(server, classEndpoints.makeAccessCards, named)).code).toBe('invalid-request');
  expect((await cards()).data.map(({ name }) => name)).toEqual(['Zélia']);
});

test('with matrícula or e-mail and the code, typed as people type, a pupil sets a password, once', async () => {
  const { data } = await cards();
  const [agata, zelia] = data;
  const code = (agata?.code ?? '').toLowerCase().replace('-', ' ');
  const { data: session, message } = await call(server, authEndpoints.firstAccess, enter('p1', code));
  expect([session.user.name, message]).toEqual(['Ágata', 'Senha definida. Bem-vindo!']);
  const signedIn = { email: agata?.email ?? '', password: 'Segredo@2026' };
  expect((await call(server, authEndpoints.login, { body: signedIn })).data.user.id).toBe(agata?.user_id);
  expect((await refused(server, authEndpoints.firstAccess, enter('P1', code))).code).toBe('access-code-invalid');
  const byEmail = enter((zelia?.email ?? '').toUpperCase(), zelia?.code ?? '');
  expect((await call(server, authEndpoints.firstAccess, byEmail)).data.user.name).toBe('Zélia');
  expect((await states()).map(([, state]) => state)).toEqual(['READY', 'READY', 'READY']);
  expect((await cards()).message).toBe('Todos os alunos da turma já têm senha.');
});

test('another’s code, an old one, one renewed, one that is none, and an inactive account answer the same', async () => {
  const [agata, zelia] = (await cards()).data;
  const failure = async (login: string, code = '') => refused(server, authEndpoints.firstAccess, enter(login, code));
  expect((await failure('P0', agata?.code)).code).toBe('access-code-invalid');
  expect((await failure('P1', 'AAAAA-AAAAA')).code).toBe('access-code-invalid');
  expect((await failure('P1', 'curto')).errors?.[0]?.message).toBe('O código tem 10 letras e números, como no cartão');
  const [renewed] = (await cards([agata?.student_profile_id ?? ''])).data;
  expect((await failure('P1', agata?.code)).code).toBe('access-code-invalid');
  server.setNow(new Date('2026-06-19T15:00:00Z'));
  expect((await failure('P1', renewed?.code)).code).toBe('access-code-invalid');
  server.setNow(testNow);
  await server.db.update(users).set({ is_active: false }).where(eq(users.name, 'Zélia'));
  expect((await failure('P0', zelia?.code)).code).toBe('access-code-invalid');
  expect((await states())[2]).toEqual(['Zélia', 'INACTIVE']);
  const weak = enter('P1', renewed?.code ?? '', 'fraca');
  expect((await refused(server, authEndpoints.firstAccess, weak)).errors?.[0]?.field).toBe('password');
  expect((await call(server, authEndpoints.firstAccess, enter('P1', renewed?.code ?? ''))).data.user.name).toBe(
    'Ágata',
  );
});

test('only pupils of the class are named, and a repeated request is never answered from what was kept', async () => {
  const outsider = { ...inClass, body: { student_profile_ids: [ids.pupil.unassigned] } };
  expect((await refused(server, classEndpoints.makeAccessCards, outsider)).errors?.[0]?.message).toBe(
    'Há um aluno que não é desta turma',
  );
  const headers = { 'idempotency-key': 'cartoes-1' };
  const [first] = (await call(server, classEndpoints.makeAccessCards, { ...inClass, headers, body: {} })).data;
  const [second] = (await call(server, classEndpoints.makeAccessCards, { ...inClass, headers, body: {} })).data;
  expect(second?.code).not.toBe(first?.code);
  expect(await server.db.select().from(idempotencyRecords)).toEqual([]);
});

test('codes that another made meanwhile are not ended unseen: the list says who made them, and the call refuses', async () => {
  const list = async () => (await call(server, classEndpoints.access, inClass)).data;
  const codesOf = async () => (await list()).map(({ code_made_at, code_made_by }) => [code_made_at, code_made_by]);
  const make = { ...inClass, body: { base: null } };
  expect(await codesOf()).toEqual(Array(3).fill([null, null]));
  await call(server, classEndpoints.makeAccessCards, { ...make, role: 'MASTER' });
  const at = testNow.toISOString();
  const byMaster = [at, 'Pessoa MASTER'];
  expect(await codesOf()).toEqual([byMaster, [null, null], byMaster]);
  server.setNow(new Date(testNow.getTime() + 60_000));
  const failure = await refused(server, classEndpoints.makeAccessCards, make);
  expect(failure.code).toBe('version-conflict');
  expect(failure.message).toBe(
    'Há códigos gerados em 20/05/2026, 12:00 por Pessoa MASTER que ainda não foram usados. Nada foi gerado: confira a lista antes de gerar de novo.',
  );
  expect((await list())[0]?.code_made_at).toBe(at);
  const [again] = (await call(server, classEndpoints.makeAccessCards, { ...inClass, body: { base: at } })).data;
  expect((await call(server, authEndpoints.firstAccess, enter('P1', again?.code ?? ''))).data.user.name).toBe('Ágata');
});

test('two who make a class’s codes at once: one does, the other is told', async () => {
  const real = await startTestServer();
  try {
    const url = `/classes/${ids.class.assigned}/access-cards`;
    const answers = await Promise.all(
      (['MANAGER', 'MASTER'] as const).map((role) => send(real.app, 'POST', url, { role, body: { base: null } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  } finally {
    await real.close();
  }
});

test('resetting an access takes the password, ends the sessions at once and gives a code', async () => {
  const params = { id: ids.user('STUDENT') };
  expect((await send(server.app, 'GET', '/auth/profile', { role: 'STUDENT' })).statusCode).toBe(200);
  const { data } = await call(server, userEndpoints.resetAccess, { role: 'MANAGER', params });
  expect(data).toMatchObject({ user_id: params.id, name: 'Pessoa STUDENT', matricula: 'M4' });
  expect((await send(server.app, 'GET', '/auth/profile', { role: 'STUDENT' })).statusCode).toBe(401);
  const left = and(eq(sessions.user_id, params.id), isNull(sessions.revoked_at));
  expect(await server.db.select().from(sessions).where(left)).toEqual([]);
  expect((await call(server, authEndpoints.firstAccess, enter('M4', data.code))).data.user.id).toBe(params.id);
  const peer = { role: 'MANAGER', params: { id: ids.user('MANAGER') } } as const;
  expect((await refused(server, userEndpoints.resetAccess, peer)).code).toBe('forbidden');
  await server.db
    .update(users)
    .set({ is_active: false })
    .where(eq(users.id, userOfPupil(ids.pupil.second)));
  const idle = { role: 'MANAGER', params: { id: userOfPupil(ids.pupil.second) } } as const;
  expect((await refused(server, userEndpoints.resetAccess, idle)).message).toBe(
    'Este usuário está inativo. Ative-o antes de redefinir o acesso.',
  );
});

test('two who use a code at once: one gets in', async () => {
  const real = await startTestServer();
  try {
    const [card] = (await call(real, classEndpoints.makeAccessCards, { ...inClass, body: {} })).data;
    const url = '/auth/first-access';
    const { body } = enter('P1', card?.code ?? '');
    const answers = await Promise.all([1, 2].map(() => send(real.app, 'POST', url, { body })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    const opened = await real.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.user_id, card?.user_id ?? ''), ne(sessions.id, ids.session('STUDENT'))));
    expect(opened).toHaveLength(1);
  } finally {
    await real.close();
  }
});
