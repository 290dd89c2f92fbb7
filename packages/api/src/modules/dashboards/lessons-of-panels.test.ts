import { dashboardEndpoints as calls, settingsEndpoints } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { teacherSchedules } from '../../schema/teacher-schedules.table.ts';
import { users } from '../../schema/users.table.ts';
import { call } from '../../server/testing/call.ts';
import { colleagueOf, ids, testNow, userOfColleague } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';

/** The Wednesday of the tests' clock, at noon. */
const today = '2026-05-20';
const teacher = ids.profile('TEACHER');
const colleague = colleagueOf.assigned;
const line = (teacher_profile_id: string, class_id: string, start_time: string, end_time: string) => ({
  ...{ teacher_profile_id, class_id, discipline_id: ids.discipline, weekday: 'WEDNESDAY' as const },
  ...{ start_time, end_time },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.db.delete(teacherSchedules);
  await server.db
    .insert(teacherSchedules)
    .values([
      line(teacher, ids.class.unassigned, '13:00', '13:50'),
      line(teacher, ids.class.assigned, '14:00', '14:50'),
      line(colleague, ids.class.assigned, '15:00', '15:50'),
    ]);
});
afterAll(() => server.close());

const ofTeacher = async () => (await call(server, calls.teacher, { role: 'TEACHER' })).data;
const ofPupil = async () => (await call(server, calls.student, { role: 'STUDENT' })).data;
const archiveClass = (archived_at: Date | null) =>
  server.db.update(schoolClasses).set({ archived_at }).where(eq(schoolClasses.id, ids.class.unassigned));
const archivePerson = (archived_at: Date | null) =>
  server.db
    .update(users)
    .set({ archived_at })
    .where(eq(users.id, userOfColleague(colleague)));

test('only of an assigned class may the next lesson’s roll be called; one of an archived class is none', async () => {
  const { next_lesson, counts } = await ofTeacher();
  expect(next_lesson).toMatchObject({ class: { id: ids.class.unassigned }, may_call: false, is_called: false });
  expect(counts.lessons_today).toBe(2);
  await archiveClass(testNow);
  const after = await ofTeacher();
  expect(after.next_lesson).toMatchObject({ class: { id: ids.class.assigned }, may_call: true });
  expect(after.counts.lessons_today).toBe(1);
  await archiveClass(null);
});

test('a pupil’s week has no lessons of a teacher who was removed', async () => {
  expect((await ofPupil()).timetable).toHaveLength(2);
  await archivePerson(testNow);
  expect((await ofPupil()).timetable.map(({ start_time }) => start_time.slice(11, 16))).toEqual(['14:00']);
  await archivePerson(null);
});

test('a day without lessons has none, whatever the timetable says', async () => {
  await call(server, settingsEndpoints.updateMunicipality, {
    role: 'MASTER',
    params: { id: ids.municipality.home },
    body: { closed_days: [{ date: today, reason: 'Feriado' }] },
  });
  const { counts, next_lesson } = await ofTeacher();
  expect([counts.lessons_today, next_lesson?.date]).toEqual([0, '2026-05-27']);
  expect((await ofPupil()).next_lesson?.date).toBe('2026-05-27');
});
