import { attendanceEndpoints, attendanceSheetEndpoints as calls, userEndpoints } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { enrolments } from '../../schema/enrolments.table.ts';
import { teacherSchedules } from '../../schema/teacher-schedules.table.ts';
import { users } from '../../schema/users.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { disciplinesOf, ids } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const teacher = { role: 'TEACHER' } as const;
const asked = { class_id: ids.class.assigned, discipline_id: ids.discipline, month: '2026-05' };
const print = async (change: object = {}) =>
  (await call(server, calls.print, { ...teacher, body: { ...asked, ...change } })).data;

test('a month is laid out: school days, pupils by name with their numbers, who teaches; asked again it is the same paper', async () => {
  const [sheet, ...more] = await print();
  expect(more).toEqual([]);
  expect(sheet).toMatchObject({ month: '2026-05', page: 1, pages: 1, discipline: { id: ids.discipline } });
  expect(sheet?.days.length).toBe(21);
  const names = sheet?.pupils.map(({ name }) => name) ?? [];
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
  expect(sheet?.pupils.map(({ number }) => number)).toEqual(names.map((_, at) => at + 1));
  expect((await print())[0]?.number).toBe(sheet?.number);
});

test('the timetable of the discipline says the weekdays', async () => {
  const line = {
    ...{ teacher_profile_id: ids.profile('TEACHER'), class_id: ids.class.assigned, discipline_id: ids.discipline },
    ...{ weekday: 'TUESDAY' as const, start_time: '08:00', end_time: '09:00' },
  };
  const [added] = await server.db.insert(teacherSchedules).values(line).returning();
  expect((await print())[0]?.days).toEqual(['2026-05-05', '2026-05-12', '2026-05-19', '2026-05-26']);
  await server.db.delete(teacherSchedules).where(eq(teacherSchedules.id, added?.id ?? ''));
});

test('lessons of a teacher who was removed are on no paper', async () => {
  const body = { name: 'Rita Nunes', email: 'rita@escola.br', password: 'Segredo@2026', role: 'TEACHER' as const };
  const { data: rita } = await call(server, userEndpoints.create, { role: 'MANAGER', body });
  const { id: lesson } = await server.db
    .insert(teacherSchedules)
    .values({
      ...{ class_id: ids.class.assigned, discipline_id: ids.discipline, weekday: 'TUESDAY' },
      ...{ teacher_profile_id: rita.profiles[0]?.id ?? '', start_time: '08:00', end_time: '09:00' },
    })
    .returning()
    .then(([row]) => row as { id: string });
  expect((await print())[0]?.days).toHaveLength(4);
  await server.db.update(users).set({ archived_at: new Date() }).where(eq(users.id, rita.id));
  expect((await print())[0]?.days).toHaveLength(21);
  await server.db.delete(teacherSchedules).where(eq(teacherSchedules.id, lesson));
});

test('a paper keeps its rows when somebody leaves the class, and tells on which days they were there', async () => {
  const [before] = await print();
  const params = { id: asked.class_id, number: String(before?.number) };
  await server.db
    .update(enrolments)
    .set({ ends_on: '2026-04-30', status: 'LEFT' })
    .where(eq(enrolments.profile_id, ids.pupil.second));
  const [after] = await print();
  expect(after?.number).not.toBe(before?.number);
  expect(after?.pupils).toHaveLength((before?.pupils.length ?? 0) - 1);
  const { data: read } = await call(server, calls.find, { ...teacher, params });
  expect(read.pupils.map(({ student_profile_id }) => student_profile_id)).toEqual(
    before?.pupils.map(({ student_profile_id }) => student_profile_id),
  );
  const gone = read.pupils.find(({ student_profile_id }) => student_profile_id === ids.pupil.second);
  expect(gone?.enrolled.at(-1)?.ends_on).toBe('2026-04-30');
});

test('a sheet is found in its own class alone, by who sees the class', async () => {
  const [sheet] = await print();
  const number = String(sheet?.number);
  const find = (role: 'TEACHER' | 'MANAGER' | 'STUDENT', id: string) =>
    refused(server, calls.find, { role, params: { id, number } });
  expect((await find('TEACHER', ids.class.unassigned)).code).toBe('not-found');
  expect((await find('MANAGER', ids.class.far)).code).toBe('not-found');
  expect((await find('STUDENT', ids.class.assigned)).code).toBe('forbidden');
});

test('who may not take the roll prints none', async () => {
  const other = { ...asked, class_id: ids.class.unassigned };
  expect((await refused(server, calls.print, { ...teacher, body: other })).code).toBe('not-found');
  const away = { ...asked, discipline_id: disciplinesOf.away[0] };
  expect((await refused(server, calls.print, { role: 'MANAGER', body: away })).code).toBe('not-found');
});

test('a month in which nobody was in the class is told', async () => {
  const failure = await refused(server, calls.print, { ...teacher, body: { ...asked, month: '2001-01' } });
  expect(failure.errors?.[0]?.message).toBe('Nenhum aluno matriculado nesta turma neste mês.');
});

test('what a sheet says is saved by the rules of every roll call', async () => {
  const [sheet] = await print();
  const columns = { class_id: asked.class_id, discipline_id: asked.discipline_id };
  const student_profile_id = sheet?.pupils[0]?.student_profile_id ?? '';
  const body = [{ ...columns, student_profile_id, date: sheet?.days.at(-1) ?? '', status: 'ABSENT' as const }];
  expect((await refused(server, attendanceEndpoints.save, { ...teacher, body })).code).toBe('posting-closed');
});
