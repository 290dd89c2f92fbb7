import { attendanceEndpoints as calls, classEndpoints } from '@caderneta/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { attendance } from '../../schema/attendance.table.ts';
import { auditLog } from '../../schema/audit-log.table.ts';
import { notifications } from '../../schema/notifications.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { disciplinesOf, ids, testNow } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
afterEach(() => server.db.delete(attendance));

const as = { role: 'TEACHER' } as const;
const columns = { class_id: ids.class.assigned, date: '2026-05-20', discipline_id: ids.discipline };
const entry = { ...columns, student_profile_id: ids.pupil.assigned };
const absent = { ...entry, status: 'ABSENT' as const, notes: 'Avisou' };
const other = { ...columns, student_profile_id: ids.pupil.second };
const stored = async () => (await call(server, calls.list, { ...as, query: columns })).data;

test('a roll call is saved whole, says what it saved, and is read back as it was', async () => {
  const { data, message } = await call(server, calls.save, { ...as, body: [absent, other] });
  expect(message).toBe('Chamada salva: 1 presente, 1 ausente.');
  expect(data).toMatchObject([
    { status: 'ABSENT', notes: 'Avisou', teacher_profile_id: ids.profile('TEACHER'), version: 1 },
    { status: 'PRESENT', notes: null, version: 1 },
  ]);
  expect(await stored()).toEqual(data);
  const [trail] = await server.db.select().from(auditLog).where(eq(auditLog.table_name, 'attendance'));
  expect(trail).toMatchObject({ action: 'CREATE', to: [{ status: 'ABSENT' }, { status: 'PRESENT' }] });
  const notice = await server.db.select().from(notifications).where(eq(notifications.title, 'Chamada salva'));
  expect(notice).toHaveLength(1);
});

test('one bad line refuses the whole', async () => {
  const body = [entry, { ...columns, student_profile_id: ids.pupil.far }];
  const failure = await refused(server, calls.save, { ...as, body });
  expect([failure.code, failure.errors?.map(({ field }) => field)]).toEqual([
    'invalid-request',
    ['1.student_profile_id'],
  ]);
  expect(await stored()).toEqual([]);
});

test.each([
  ['nobody', []],
  ['a pupil twice', [entry, entry]],
  ['two days', [entry, { ...other, date: '2026-05-21' }]],
  ['a day that is none', [{ ...entry, date: '2026-02-30' }]],
  ['who left before', [{ ...entry, student_profile_id: ids.pupil.left }]],
  ['in another’s name', [{ ...entry, teacher_profile_id: ids.colleague.near }]],
])('%s is refused', async (_, body) => {
  expect((await refused(server, calls.save, { ...as, body })).code).toBe('invalid-request');
});

test('a day to come is refused, by the school’s calendar day and not by the server’s', async () => {
  server.setNow(new Date('2026-05-21T02:59:00Z'));
  const tomorrow = { ...entry, date: '2026-05-21' };
  const failure = await refused(server, calls.save, { ...as, body: [tomorrow] });
  expect([failure.code, failure.errors]).toEqual([
    'posting-closed',
    [{ field: '0.date', message: '21/05/2026 ainda não chegou: a chamada é salva no dia da aula ou depois.' }],
  ]);
  server.setNow(new Date('2026-05-21T03:00:00Z'));
  expect((await call(server, calls.save, { ...as, body: [tomorrow] })).data).toHaveLength(1);
  server.setNow(testNow);
});

test('a manager may name who gave the lesson, if assigned to the class', async () => {
  const by = (teacher_profile_id: string) => ({
    role: 'MANAGER' as const,
    body: [{ ...entry, teacher_profile_id }],
  });
  expect((await refused(server, calls.save, by(ids.colleague.near))).code).toBe('invalid-request');
  const { data } = await call(server, calls.save, by(ids.profile('TEACHER')));
  expect(data[0]?.teacher_profile_id).toBe(ids.profile('TEACHER'));
});

test('a stale write is refused with what changed, and changes nothing', async () => {
  await call(server, calls.save, { ...as, body: [absent, other] });
  const late = [
    { ...entry, status: 'PRESENT' as const, version: 0 },
    { ...other, status: 'ABSENT' as const, version: 1 },
  ];
  const failure = await refused(server, calls.save, { role: 'MANAGER', body: late });
  expect(failure.code).toBe('version-conflict');
  expect(failure.errors).toEqual([{ field: '0.status', message: 'Zélia: outra pessoa salvou Ausente' }]);
  expect(failure.current).toMatchObject([{ student_profile_id: ids.pupil.assigned, status: 'ABSENT', version: 1 }]);
  expect((await stored()).map(({ version }) => version)).toEqual([1, 1]);
});

test('what is sent again unchanged stays as it is, whatever its version', async () => {
  await call(server, calls.save, { ...as, body: [absent] });
  const traces = async () => [await server.db.$count(auditLog), await server.db.$count(notifications)];
  const before = await traces();
  const { data } = await call(server, calls.save, { ...as, body: [{ ...absent, version: 0 }] });
  expect(data[0]?.version).toBe(1);
  expect(await traces()).toEqual(before);
  const without = await call(server, calls.save, { ...as, body: [{ ...entry, status: 'PRESENT', version: 1 }] });
  expect(without.data[0]).toMatchObject({ status: 'PRESENT', notes: 'Avisou', version: 2 });
});

test('two at once: one is told of the other', async () => {
  const bodies = (['PRESENT', 'ABSENT'] as const).map((status) => [{ ...entry, status, version: 0 }]);
  const send = (body: object) =>
    server.app.inject({
      method: 'POST',
      url: '/attendance',
      payload: body,
      headers: { authorization: 'Bearer test-session-of-teacher-0123456789abcdef' },
    });
  const answers = await Promise.all(bodies.map(send));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('a pupil reads only their own', async () => {
  const own = { ...columns, student_profile_id: ids.profile('STUDENT') };
  await call(server, calls.save, { ...as, body: [entry, own] });
  const { data } = await call(server, calls.list, { role: 'STUDENT', query: { class_id: columns.class_id } });
  expect(data.map(({ student_profile_id }) => student_profile_id)).toEqual([ids.profile('STUDENT')]);
});

test('the list is filtered by days, discipline and pupil', async () => {
  await call(server, calls.save, { ...as, body: [entry, other] });
  const mathematics = disciplinesOf.assigned[1];
  await call(server, calls.save, { ...as, body: [{ ...entry, date: '2026-05-19', discipline_id: mathematics }] });
  const count = async (query: object) =>
    (await call(server, calls.list, { ...as, query: { class_id: columns.class_id, ...query } })).list.total;
  expect(await count({})).toBe(3);
  expect(await count({ from: '2026-05-20', to: '2026-05-31' })).toBe(2);
  expect(await count({ discipline_id: mathematics })).toBe(1);
  expect(await count({ student_profile_id: ids.pupil.assigned })).toBe(2);
});

test('a timetable entry of the teacher’s own making opens no class', async () => {
  await server.db.execute(sql`insert into teacher_schedules (id, teacher_profile_id, weekday, start_time, end_time, class_id)
    values (${ids.faq}, ${ids.profile('TEACHER')}, 'MONDAY', '08:00', '09:00', ${ids.class.unassigned})`);
  const body = [{ ...entry, class_id: ids.class.unassigned, student_profile_id: ids.pupil.unassigned }];
  expect((await refused(server, calls.save, { ...as, body })).code).toBe('not-found');
});

test('a class with attendance is archived, not deleted, and so keeps it', async () => {
  const { data } = await call(server, classEndpoints.create, {
    role: 'MANAGER',
    body: { institution_id: ids.institution.near, grade: '1º Ano', section: 'Z' },
  });
  await server.db.execute(sql`insert into attendance
    (municipality_id, school_year, class_id, date, discipline_id, student_profile_id)
    values (${ids.municipality.home}, 2026, ${data.id}, '2026-05-20', ${ids.discipline}, ${ids.pupil.assigned})`);
  const removed = await call(server, classEndpoints.remove, { role: 'MANAGER', params: { id: data.id } });
  expect(removed.data).toEqual({ archived: true });
});

test('the summary counts each pupil’s lessons of the year, by discipline or all; a pupil sees only their own', async () => {
  const mathematics = disciplinesOf.assigned[1];
  const own = { ...columns, student_profile_id: ids.profile('STUDENT') };
  await call(server, calls.save, { ...as, body: [absent, own] });
  await call(server, calls.save, { ...as, body: [{ ...entry, discipline_id: mathematics }] });
  for (const date of ['2026-05-18', '2025-05-21'])
    await call(server, calls.save, { ...as, body: [{ ...entry, date }] });
  const summary = async (query: object, by: 'TEACHER' | 'STUDENT' = 'TEACHER') =>
    (await call(server, calls.summary, { role: by, query: { class_id: columns.class_id, ...query } })).data;
  const pupil = { student_profile_id: ids.pupil.assigned };
  const mine = { student_profile_id: ids.profile('STUDENT'), present: 1, absent: 0, percent: 100 };
  expect(await summary({})).toEqual(expect.arrayContaining([{ ...pupil, present: 2, absent: 1, percent: 66.6 }, mine]));
  expect(await summary({ discipline_id: mathematics })).toEqual([{ ...pupil, present: 1, absent: 0, percent: 100 }]);
  expect(await summary({ year: '2024' })).toEqual([]);
  expect(await summary({}, 'STUDENT')).toEqual([mine]);
});
