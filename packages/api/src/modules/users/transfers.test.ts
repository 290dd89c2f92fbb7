import { authEndpoints, userEndpoints as calls, classEndpoints } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { call, refused } from '../../server/testing/call.ts';
import { ids, userOfPupil } from '../../server/testing/fixture.ts';
import { send, startUndoableServer } from '../../server/testing/test-server.ts';

const server = await startUndoableServer();
afterAll(() => server.close());
afterEach(() => server.undo());

const pupil = { id: userOfPupil(ids.pupil.assigned) };
const change = (profile: object) => ({ role: 'MANAGER' as const, params: pupil, body: { profile } });
const history = async () =>
  (await call(server, calls.enrolments, { role: 'MANAGER', params: pupil })).data.map(
    ({ class_id, starts_on, ends_on, status }) => [class_id, starts_on, ends_on, status],
  );

test('a pupil changes class on a day: one enrolment closes the day before, another opens, and both stay readable', async () => {
  const moved = await call(
    server,
    calls.update,
    change({ class_id: ids.class.unassigned, transfer_date: '2026-05-04' }),
  );
  expect(moved.data.profiles[0]).toMatchObject({ class_id: ids.class.unassigned });
  expect(await history()).toEqual([
    [ids.class.unassigned, '2026-05-04', null, 'ACTIVE'],
    [ids.class.assigned, '2026-02-02', '2026-05-03', 'MOVED'],
  ]);
  const { data, list } = await call(server, calls.enrolments, { role: 'TEACHER', params: pupil });
  expect(list.total).toBe(2);
  expect(data[1]).toMatchObject({
    school_class: { grade: '5º Ano', section: 'A', academic_year: 2026 },
    institution: { id: ids.institution.near, name: 'Escola Perto' },
    school_year: 2026,
  });
});

test('the day is past or today, and not before the last change', async () => {
  const failure = async (profile: object) => (await refused(server, calls.update, change(profile))).errors;
  const field = 'profile.transfer_date';
  expect(await failure({ class_id: ids.class.unassigned, transfer_date: '2026-05-21' })).toEqual([
    { field, message: 'A data da transferência não pode ser futura' },
  ]);
  expect(await failure({ class_id: ids.class.unassigned, transfer_date: '2026-02-01' })).toEqual([
    { field, message: 'A data da transferência é anterior à última mudança de turma (02/02/2026)' },
  ]);
  expect(await failure({ class_id: ids.class.unassigned, transfer_date: '31/05/2026' })).toEqual([
    { field, message: 'Data da transferência inválida' },
  ]);
  expect(await history()).toHaveLength(1);
});

test('who leaves for no class was in it on the day; a day without another class changes nothing', async () => {
  await call(server, calls.update, change({ transfer_date: '2026-05-04' }));
  await call(server, calls.update, change({ class_id: ids.class.assigned, transfer_date: '2026-05-04' }));
  expect(await history()).toEqual([[ids.class.assigned, '2026-02-02', null, 'ACTIVE']]);
  await call(server, calls.update, change({ class_id: null, transfer_date: '2026-05-04' }));
  expect(await history()).toEqual([[ids.class.assigned, '2026-02-02', '2026-05-04', 'LEFT']]);
});

test('a class of the year to come is changed or taken back before its first day, and the concluded year stays', async () => {
  const made = async (section: string) =>
    (
      await call(server, classEndpoints.create, {
        role: 'MANAGER',
        body: { institution_id: ids.institution.near, grade: '6º Ano', section, academic_year: 2027 },
      })
    ).data.id;
  const [first, second] = [await made('A'), await made('B')];
  await server.db.execute(sql`
    update enrolments set outcome = 'APPROVED', concluded_on = '2026-05-10' where profile_id = ${ids.pupil.assigned}`);
  await server.db.execute(sql`
    insert into enrolments (id, profile_id, class_id, school_year, starts_on)
    values (gen_random_uuid(), ${ids.pupil.assigned}, ${first}, 2027, '2027-02-01')`);
  const concluded = [ids.class.assigned, '2026-02-02', null, 'ACTIVE'];
  await call(server, calls.update, change({ class_id: second, transfer_date: '2026-05-20' }));
  expect(await history()).toEqual([[second, '2027-02-01', null, 'ACTIVE'], concluded]);
  await call(server, calls.update, change({ class_id: null }));
  expect(await history()).toEqual([concluded]);
  await call(server, calls.update, change({ class_id: null }));
  expect(await history()).toEqual([concluded]);
});

test('a pupil reads of the class of now until the year to come begins', async () => {
  await server.db.execute(sql`
    insert into enrolments (id, profile_id, class_id, school_year, starts_on)
    values (gen_random_uuid(), ${ids.profile('STUDENT')}, ${ids.class.unassigned}, 2027, '2027-02-01')`);
  const { user } = (await call(server, authEndpoints.profile, { role: 'STUDENT' })).data;
  expect(user.profiles[0]?.class_id).toBe(ids.class.assigned);
  const { data } = await call(server, classEndpoints.list, { role: 'STUDENT' });
  expect(data.map(({ id }) => id)).toEqual([ids.class.assigned]);
});

test('who is switched off is signed out at once and signed in by nothing until switched on', async () => {
  const params = { id: ids.user('STUDENT') };
  const status = async () => (await send(server.app, 'GET', '/auth/profile', { role: 'STUDENT' })).statusCode;
  expect(await status()).toBe(200);
  await call(server, calls.update, { role: 'MANAGER', params, body: { is_active: false } });
  expect(await status()).toBe(401);
  await call(server, calls.update, { role: 'MANAGER', params, body: { is_active: true } });
  expect(await status()).toBe(401);
});
