import {
  attendanceEndpoints,
  schoolYearEndpoints as calls,
  dashboardEndpoints,
  gradeEndpoints,
  type MunicipalitySettingsPatch,
  postingReopeningEndpoints as reopenings,
  settingsEndpoints,
} from '@caderneta/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { postingReopenings } from '../../schema/posting-reopenings.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { disciplinesOf, ids, testNow } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';

const server: TestServer = await startTestServer({ sessionMinutes: 43_200 });
afterAll(() => server.close());

const bimester = (period_index: number, starts_on: string, ends_on: string, posting_ends_on: string | null) => ({
  scope: 'BIMESTER' as const,
  period_index,
  starts_on,
  ends_on,
  posting_ends_on,
});
const set = (body: MunicipalitySettingsPatch) =>
  call(server, settingsEndpoints.updateMunicipality, {
    role: 'MUNICIPALITY',
    params: { id: ids.municipality.home },
    body,
  });
beforeEach(async () => {
  server.setNow(testNow);
  await server.db.delete(postingReopenings);
  await set({
    school_year: { year: 2026, starts_on: '2026-02-02', ends_on: '2026-12-18' },
    terms: [
      bimester(1, '2026-02-02', '2026-04-17', '2026-04-30'),
      bimester(2, '2026-04-20', '2026-07-03', '2026-07-15'),
      bimester(3, '2026-07-20', '2026-09-25', null),
    ],
    closed_days: [{ date: '2026-05-01', reason: 'Dia do Trabalho' }],
  });
});

const roll = (date: string) => [
  {
    class_id: ids.class.assigned,
    student_profile_id: ids.pupil.assigned,
    discipline_id: ids.discipline,
    date,
    status: 'ABSENT' as const,
  },
];
const grade = (period_index: number, score = 7, year = 2026) => ({
  class_id: ids.class.assigned,
  student_profile_id: ids.pupil.assigned,
  discipline_id: disciplinesOf.assigned[0],
  scope: 'BIMESTER' as const,
  period_index,
  year,
  score,
});
const asTeacher = <B>(body: B) => ({ role: 'TEACHER' as const, body });

test('a grade is posted within its period’s window, and refused with its dates outside it', async () => {
  await call(server, gradeEndpoints.save, asTeacher(grade(2)));
  const { code, message, errors } = await refused(server, gradeEndpoints.save, asTeacher(grade(1)));
  expect(code).toBe('posting-closed');
  expect(message).toBe('O lançamento do 1º bimestre vai de 02/02/2026 a 30/04/2026. A direção pode reabrir o período.');
  expect(errors?.[0]?.field).toBe('period_index');
  await call(server, gradeEndpoints.save, asTeacher(grade(3)));
  const mixed = [grade(2, 9), grade(1, 9)];
  expect((await refused(server, gradeEndpoints.saveSheet, asTeacher(mixed))).errors?.[0]?.field).toBe('1.period_index');
  const { data } = await call(server, gradeEndpoints.list, {
    role: 'TEACHER',
    query: { class_id: ids.class.assigned, period_index: '2' },
  });
  expect(data[0]?.score).toBe(7);
  const other = await refused(server, gradeEndpoints.save, asTeacher(grade(2, 5, 2025)));
  expect(other.message).toBe('O ano letivo 2025 não está aberto para lançamento. A direção pode reabrir o período.');
});

test('a grade that was posted in time and does not change is no late posting', async () => {
  server.setNow(new Date('2026-04-30T15:00:00Z'));
  await call(server, gradeEndpoints.save, asTeacher(grade(1, 6.5)));
  server.setNow(testNow);
  await call(server, gradeEndpoints.saveSheet, asTeacher([grade(1, 6.5), grade(2, 8)]));
  expect((await refused(server, gradeEndpoints.save, asTeacher(grade(1, 6.6)))).code).toBe('posting-closed');
});

test('moving the window opens and closes the period', async () => {
  await set({ terms: [bimester(1, '2026-02-02', '2026-04-17', '2026-05-20')] });
  await call(server, gradeEndpoints.save, asTeacher(grade(1, 7.1)));
  server.setNow(new Date('2026-05-21T15:00:00Z'));
  expect((await refused(server, gradeEndpoints.save, asTeacher(grade(1, 7.2)))).code).toBe('posting-closed');
});

test('a class of a year that is over takes no rolls and no grades of the next', async () => {
  await server.db.execute(sql`update school_classes set academic_year = 2025 where id = ${ids.class.assigned}`);
  const message =
    'Esta turma é do ano letivo de 2025 e não recebe chamadas nem notas de um ano seguinte. Abra a turma do ano certo.';
  expect((await refused(server, attendanceEndpoints.save, asTeacher(roll('2026-05-18')))).message).toBe(message);
  expect((await refused(server, gradeEndpoints.save, asTeacher(grade(2)))).message).toBe(message);
  const { data } = await call(server, dashboardEndpoints.teacher, { role: 'TEACHER' });
  expect(data.week.flatMap(({ lessons }) => lessons.map((lesson) => lesson.class?.id))).not.toContain(
    ids.class.assigned,
  );
  await server.db.execute(sql`update school_classes set academic_year = 2026 where id = ${ids.class.assigned}`);
});

test('a roll call of a closed period is refused until the director opens it again, for the class or the school', async () => {
  const late = await refused(server, attendanceEndpoints.save, asTeacher(roll('2026-04-06')));
  expect(late).toMatchObject({ code: 'posting-closed', errors: [{ field: '0.date' }] });
  const input = { year: 2026, scope: 'BIMESTER' as const, period_index: 1, until: '2026-05-22', reason: 'Greve' };
  const other = { ...input, class_id: ids.class.unassigned };
  await call(server, reopenings.create, { role: 'MANAGER', body: other });
  expect((await refused(server, attendanceEndpoints.save, asTeacher(roll('2026-04-06')))).code).toBe('posting-closed');

  const { data, message } = await call(server, reopenings.create, {
    role: 'MANAGER',
    body: { ...input, class_id: ids.class.assigned },
  });
  expect(message).toBe('Período reaberto!');
  expect(data).toMatchObject({ institution_id: ids.institution.near, class: { grade: '5º Ano', section: 'A' } });
  await call(server, attendanceEndpoints.save, asTeacher(roll('2026-04-06')));
  await call(server, gradeEndpoints.save, asTeacher(grade(1, 4)));
  const calendar = (await call(server, calls.calendar, { role: 'TEACHER', params: { id: ids.class.assigned } })).data;
  expect(calendar).toMatchObject({
    today: '2026-05-20',
    minimum_attendance: 75,
    closed_days: [{ date: '2026-05-01', reason: 'Dia do Trabalho' }],
    terms: [
      { period_index: 1, reopened_until: '2026-05-22', grades_open: true, attendance_open: true },
      { period_index: 2, reopened_until: null, grades_open: true, attendance_open: true },
      { period_index: 3, reopened_until: null, grades_open: true, attendance_open: true },
    ],
    reopened: [{ scope: 'BIMESTER', period_index: 1, year: 2026, until: '2026-05-22' }],
  });

  await call(server, reopenings.remove, { role: 'MANAGER', params: { id: data.id } });
  expect((await refused(server, attendanceEndpoints.save, asTeacher(roll('2026-04-07')))).code).toBe('posting-closed');
  await call(server, reopenings.create, { role: 'MANAGER', body: { ...input, institution_id: ids.institution.near } });
  await call(server, attendanceEndpoints.save, asTeacher(roll('2026-04-07')));
  server.setNow(new Date('2026-05-23T15:00:00Z'));
  expect((await refused(server, attendanceEndpoints.save, asTeacher(roll('2026-04-08')))).code).toBe('posting-closed');
  const audits = await server.db.select().from(auditLog).where(eq(auditLog.table_name, 'posting_reopenings'));
  expect(audits.map(({ action }) => action).sort()).toEqual(['CREATE', 'CREATE', 'CREATE', 'DELETE']);
});

test('a period of a year before is open again by a reopening of that year, until its day', async () => {
  const body = { year: 2025, scope: 'BIMESTER' as const, period_index: 4, institution_id: ids.institution.near };
  await call(server, reopenings.create, { role: 'MANAGER', body: { ...body, until: '2026-05-20' } });
  await call(server, gradeEndpoints.save, asTeacher(grade(4, 5, 2025)));
  const reopened = async () =>
    (await call(server, calls.calendar, { role: 'TEACHER', params: { id: ids.class.assigned } })).data.reopened;
  expect(await reopened()).toEqual([{ scope: 'BIMESTER', period_index: 4, year: 2025, until: '2026-05-20' }]);
  server.setNow(new Date('2026-05-21T15:00:00Z'));
  expect((await refused(server, gradeEndpoints.save, asTeacher(grade(4, 6, 2025)))).code).toBe('posting-closed');
  expect(await reopened()).toEqual([]);
});

test('a reopening ends today or later, and is of the class’s own school', async () => {
  const input = { year: 2026, scope: 'BIMESTER' as const, period_index: 1, class_id: ids.class.assigned };
  const past = await refused(server, reopenings.create, { role: 'MANAGER', body: { ...input, until: '2026-05-19' } });
  expect(past.errors?.[0]?.field).toBe('until');
  const stray = { ...input, until: '2026-05-20', institution_id: ids.institution.far };
  expect((await refused(server, reopenings.create, { role: 'MASTER', body: stray })).errors?.[0]?.field).toBe(
    'class_id',
  );
});

test('there is no roll call on a day without lessons, of the network or of the school, nor outside the school year', async () => {
  const holiday = await refused(server, attendanceEndpoints.save, asTeacher(roll('2026-05-01')));
  expect(holiday.message).toBe('01/05/2026 é dia não letivo: Dia do Trabalho.');
  await call(server, attendanceEndpoints.save, asTeacher(roll('2026-05-04')));
  const near = { role: 'MANAGER' as const, params: { id: ids.institution.near } };
  await call(server, settingsEndpoints.updateInstitution, {
    ...near,
    body: { closed_days: [{ date: '2026-05-05', reason: null }] },
  });
  const own = await refused(server, attendanceEndpoints.save, asTeacher(roll('2026-05-05')));
  expect(own.message).toBe('05/05/2026 é dia não letivo.');
  const early = await refused(server, attendanceEndpoints.save, asTeacher(roll('2026-01-30')));
  expect(early.message).toBe('Esta data está fora do ano letivo, que vai de 02/02/2026 a 18/12/2026.');
  await set({ school_year: { year: 2026, starts_on: '2026-01-26', ends_on: '2026-12-18' } });
  await call(server, attendanceEndpoints.save, asTeacher(roll('2026-01-30')));
});
