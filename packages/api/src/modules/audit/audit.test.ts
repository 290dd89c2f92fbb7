import { auditEndpoints, permissionEndpoints, userEndpoints } from '@caderneta/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, testNow, userOfPupil } from '../../server/testing/fixture.ts';
import { startUndoableServer } from '../../server/testing/test-server.ts';

let server: Awaited<ReturnType<typeof startUndoableServer>>;
beforeAll(async () => {
  server = await startUndoableServer();
});
afterAll(() => server.close());
afterEach(async () => {
  server.setNow(testNow);
  await server.undo();
});

const { list } = auditEndpoints;
const pupil = { id: userOfPupil(ids.pupil.assigned) };

test('a change shows who, when, what, from and to', async () => {
  await call(server, userEndpoints.update, { role: 'MANAGER', params: pupil, body: { name: 'Zélia Dias' } });
  const { data } = await call(server, list, { role: 'MANAGER', query: { limit: '1', page: '1' } });
  expect(data[0]).toMatchObject({
    created_at: testNow.toISOString(),
    user: { id: ids.user('MANAGER'), name: 'Pessoa MANAGER' },
    action: 'UPDATE',
    table: 'users',
    table_label: 'Usuário',
    record_id: pupil.id,
    record_name: 'Zélia Dias',
    from: { name: 'Zélia' },
    to: { name: 'Zélia Dias' },
    records: null,
  });
});

test('of a change of many records a list has the first few and says how many; asked for, all', async () => {
  const scored = (shift: number) => Array.from({ length: 28 }, (_, at) => ({ score: at / 10 + shift }));
  await server.db.insert(auditLog).values({
    user_id: ids.user('MANAGER'),
    municipality_id: ids.municipality.home,
    institution_id: ids.institution.near,
    action: 'UPDATE',
    table_name: 'grades',
    record_id: 'turma',
    from: scored(0),
    to: scored(5),
  });
  const found = async (query: object) =>
    (await call(server, list, { role: 'MANAGER', query: { record_id: 'turma', ...query } })).data[0];
  expect(await found({})).toMatchObject({ records: 28, from: scored(0).slice(0, 3), to: scored(5).slice(0, 3) });
  expect(await found({ records: 'all' })).toMatchObject({ records: 28, from: scored(0), to: scored(5) });
});

test('hides CPF, contacts and birth dates where that is asked for', async () => {
  await call(server, userEndpoints.update, {
    role: 'MANAGER',
    params: pupil,
    body: { email: 'zelia@familia.br', profile: { birth_date: '2012-02-29' } },
  });
  const last = async (query: object) =>
    (await call(server, list, { role: 'MANAGER', query: { page: '1', limit: '1', ...query } })).data[0];
  expect(JSON.stringify(await last({}))).toMatch(/zelia@familia\.br.*|2012-02-29/);
  const hidden = await last({ hide_personal: 'true' });
  expect(hidden).toMatchObject({ record_name: 'Zélia', to: { email: 'Oculto', birth_date: 'Oculto' } });
  expect(JSON.stringify(hidden)).not.toMatch(/zelia@|2012-02-29/);
});

test('is filtered by day in São Paulo, person, action, record and place', async () => {
  server.setNow(new Date('2026-05-22T02:30:00Z'));
  await call(server, userEndpoints.update, { role: 'MANAGER', params: pupil, body: { name: 'Zélia Dias' } });
  const found = async (query: object) =>
    (await call(server, list, { role: 'MASTER', query })).data.map(({ record_id }) => record_id);
  expect(await found({ from: '2026-05-21', to: '2026-05-21' })).toEqual([pupil.id]);
  expect(await found({ from: '2026-05-22' })).toEqual([]);
  expect(await found({ to: '2026-05-20' })).toHaveLength(4);
  expect(await found({ user_id: ids.user('MANAGER') })).toEqual([pupil.id]);
  expect(await found({ search: 'pessoa manager' })).toEqual([pupil.id]);
  expect(await found({ action: 'UPDATE', table: 'users', record_id: pupil.id })).toEqual([pupil.id]);
  expect(await found({ municipality_id: ids.municipality.other })).toEqual([ids.class.away]);
  expect(await found({ institution_id: ids.institution.far })).toEqual([ids.class.far]);
  const { list: page } = await call(server, list, { role: 'MASTER', query: { page: '2', limit: '2' } });
  expect(page).toMatchObject({ total: 5, page: 2, limit: 2, truncated: true });
  expect((await refused(server, list, { role: 'MASTER', query: { from: '21/05/2026' } })).code).toBe('invalid-request');
});

test('who changed the permissions of a user or a role, and what', async () => {
  const { setUser, resetUser, setRole, changes } = permissionEndpoints;
  const params = { userId: ids.user('TEACHER') };
  await call(server, setUser, { role: 'MANAGER', params, body: { permissions: ['view_class'] } });
  server.setNow(new Date('2026-05-20T16:00:00Z'));
  await call(server, resetUser, { role: 'MASTER', params });
  const { data } = await call(server, changes, { role: 'MANAGER', query: { user_id: params.userId } });
  expect(data.map(({ user, override }) => [user?.name, override])).toEqual([
    ['Pessoa MASTER', false],
    ['Pessoa MANAGER', true],
  ]);
  expect(data[1]?.added).toEqual([]);
  expect(data[1]?.removed).toContain('class_grades');
  expect(data[0]?.added).toContain('class_grades');
  const [entry] = (await call(server, list, { role: 'MANAGER', query: { table: 'user_permissions' } })).data;
  expect(entry).toMatchObject({ record_name: 'Pessoa TEACHER', institution_id: ids.institution.near });

  await call(server, setRole, {
    role: 'MASTER',
    params: { role: 'STUDENT' },
    body: { permissions: ['view_aulas', 'view_material'] },
  });
  const ofRole = await call(server, changes, { role: 'MANAGER', query: { role: 'STUDENT' } });
  expect(ofRole.data).toMatchObject([{ user: { id: ids.user('MASTER') }, added: [], override: null }]);
  const asManager = (query: object) => refused(server, changes, { role: 'MANAGER', query });
  expect((await asManager({ role: 'MASTER' })).code).toBe('forbidden');
  expect((await asManager({})).errors?.[0]?.message).toBe('Informe um usuário ou um perfil');
  expect((await asManager({ user_id: userOfPupil(ids.pupil.far) })).code).toBe('not-found');
});
