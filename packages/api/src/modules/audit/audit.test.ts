import {
  auditEndpoints,
  classEndpoints,
  classEventEndpoints,
  permissionEndpoints,
  userEndpoints,
} from '@caderneta/contract';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, testNow, userOfPupil } from '../../server/testing/fixture.ts';
import { startUndoableServer } from '../../server/testing/test-server.ts';

const server = await startUndoableServer();
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
    record: { kind: 'user', id: pupil.id, name: 'Zélia Dias' },
    changes: expect.arrayContaining([
      { field: 'Nome', from: { text: 'Zélia', record: null }, to: { text: 'Zélia Dias', record: null } },
    ]),
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
  const few = await found({});
  expect([few?.records, few?.changes.map(({ from, to }) => [from?.text, to?.text])]).toEqual([
    28,
    [
      ['0', '5'],
      ['0,1', '5,1'],
      ['0,2', '5,2'],
    ],
  ]);
  expect((await found({ records: 'all' }))?.changes).toHaveLength(28);
});

test('names what an entry is about as it was called then, and leads to it under its present name', async () => {
  const body = { class_id: ids.class.assigned, title: 'Feira', date: '2026-06-01' };
  await call(server, classEventEndpoints.create, { role: 'MANAGER', body });
  server.setNow(new Date(testNow.getTime() + 60_000));
  const params = { id: ids.class.assigned };
  await call(server, classEndpoints.update, { role: 'MANAGER', params, body: { grade: '7º Ano' } });
  const classOf = async () => {
    const { data } = await call(server, list, { role: 'MANAGER', query: { table: 'class_events' } });
    return data[0]?.changes.find(({ field }) => field === 'Turma')?.to;
  };
  const record = { kind: 'class', id: ids.class.assigned, name: '7º Ano A' };
  expect(await classOf()).toEqual({ text: '5º Ano A', record });
  await call(server, classEndpoints.remove, { role: 'MANAGER', params });
  expect(await classOf()).toEqual({ text: '5º Ano A', record: null });
});

test.each(['2026-02-30', '0000-00-00', '0000-01-01'])('a day that never was, %s, is asked for again', async (day) => {
  const { errors } = await refused(server, list, { role: 'MANAGER', query: { from: day, to: day } });
  expect(errors).toEqual(['from', 'to'].map((field) => ({ field, message: 'Informe a data' })));
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
  const values = hidden?.changes.map(({ field, to }) => [field, to?.text]);
  expect([hidden?.record_name, values]).toEqual([
    'Zélia',
    expect.arrayContaining([
      ['E-mail', 'Oculto'],
      ['Data de nascimento', 'Oculto'],
    ]),
  ]);
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

/** Entries of a person, a second apart, the newest at `testNow`. */
const changedBy = (user_id: string | SQL, entries: number) =>
  server.db.execute(sql`insert into audit_log (id, user_id, municipality_id, action, table_name, record_id, created_at)
    select gen_random_uuid(), ${user_id}, ${ids.municipality.home}, 'UPDATE', 'classes', at, ${testNow.toISOString()}::timestamptz - at * interval '1 s'
    from generate_series(0, ${entries - 1}::int) at`);
const pageOf = async (query: { page: string; search: string }) => {
  const { data, list: page } = await call(server, list, { role: 'MASTER', query: { limit: '20', ...query } });
  return { records: data.map(({ record_id }) => Number(record_id)), page };
};
const upFrom = (first: number, rows: number) => Array.from({ length: rows }, (_, at) => first + at);

test('a search lists the newest of the people’s entries first, counted whole where they are few', async () => {
  await changedBy(ids.user('TEACHER'), 30);
  await changedBy(ids.user('MANAGER'), 5);
  expect(await pageOf({ page: '1', search: 'teacher' })).toMatchObject({
    records: upFrom(0, 20),
    page: { total: 30, truncated: true },
  });
  expect((await pageOf({ page: '2', search: 'teacher' })).records).toEqual(upFrom(20, 10));
  expect(await pageOf({ page: '3', search: 'teacher' })).toMatchObject({ records: [], page: { total: 30 } });
});

test('a search that finds more than a thousand entries tells so, and its pages follow each other', async () => {
  await changedBy(ids.user('TEACHER'), 1200);
  expect(await pageOf({ page: '1', search: 'teacher' })).toMatchObject({
    records: upFrom(0, 20),
    page: { total: 1000, total_is_bound: true },
  });
  expect((await pageOf({ page: '3', search: 'teacher' })).records).toEqual(upFrom(40, 20));
});

test('a search for people who changed nothing does not read the log, however many have the name', async () => {
  await changedBy(sql`gen_random_uuid()`, 3000);
  await server.db.execute(sql`insert into users (id, name, email, password_hash, role)
    select gen_random_uuid(), 'Quieta ' || n, n || '@quieta.example', '', 'STUDENT' from generate_series(1, 300) n`);
  await server.db.execute(sql`analyze users, audit_log`);
  const read = async (): Promise<number> => {
    const { rows } = await server.db.execute(sql`select sum(idx_tup_fetch + seq_tup_read)::int as read
      from pg_stat_xact_user_tables where relname like 'audit\_log%'`);
    return Number(rows[0]?.read);
  };
  const before = await read();
  expect((await pageOf({ page: '1', search: 'quieta' })).page.total).toBe(0);
  expect((await read()) - before).toBeLessThan(300);
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
