import {
  assessmentEndpoints,
  classEndpoints as calls,
  disciplineEndpoints,
  gradeEndpoints,
  teacherScheduleEndpoints,
  userEndpoints,
} from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { disciplinesOf, ids } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const as = { role: 'MANAGER' } as const;
const params = { id: ids.class.unassigned };
const body = { teacher_profile_id: ids.profile('TEACHER'), discipline_id: disciplinesOf.unassigned[1] };

test('an assignment lets the teacher write in the class, until it is taken back', async () => {
  const attempt = { title: 'Outra' };
  const write = { role: 'TEACHER', params: { id: ids.assessment.unassigned }, body: attempt } as const;
  expect((await refused(server, assessmentEndpoints.update, write)).code).toBe('not-found');

  const { data } = await call(server, calls.assignTeacher, { ...as, params, body });
  expect(data).toMatchObject({ teacher: { name: 'Pessoa TEACHER' }, discipline: { name: 'Matemática' } });
  await call(server, assessmentEndpoints.update, write);
  const own = await call(server, calls.list, { role: 'TEACHER', query: { assigned: 'me' } });
  expect(own.data.map(({ id }) => id).sort()).toEqual([ids.class.assigned, ids.class.unassigned].sort());
  expect((await refused(server, calls.assignTeacher, { ...as, params, body })).code).toBe('already-exists');
  const { data: teachers } = await call(server, calls.teachers, { role: 'TEACHER', params });
  expect(teachers.map(({ teacher }) => teacher.name)).toEqual(['Colega 0', 'Pessoa TEACHER']);

  await call(server, calls.unassignTeacher, { ...as, params: { ...params, assignmentId: data.id } });
  const left = await call(server, calls.list, { role: 'TEACHER', query: { assigned: 'me' } });
  expect(left.data.map(({ id }) => id)).toEqual([ids.class.assigned]);
  expect((await refused(server, assessmentEndpoints.update, write)).code).toBe('not-found');
});

test.each([
  ['somebody of another school', { teacher_profile_id: ids.colleague.far }],
  ['somebody who is no teacher', { teacher_profile_id: ids.pupil.unassigned }],
  ['a discipline of another school', { discipline_id: disciplinesOf.far[0] }],
])('%s is not assigned', async (_, change) => {
  const failure = await refused(server, calls.assignTeacher, { ...as, params, body: { ...body, ...change } });
  expect(failure.code).toBe('not-found');
});

test('an assignment of another class is not taken back through this one', async () => {
  const failure = await refused(server, calls.unassignTeacher, {
    ...as,
    params: { ...params, assignmentId: ids.assignment.assigned },
  });
  expect(failure.code).toBe('not-found');
});

test('an archived teacher teaches in no class of this year, and stays in those of years before', async () => {
  const discipline_id = disciplinesOf.unassigned[0];
  const own = { teacher_profile_id: ids.profile('TEACHER'), discipline_id: disciplinesOf.unassigned[1] };
  const { data: assigned } = await call(server, calls.assignTeacher, { ...as, params, body: own });
  const teachers = async () =>
    (await call(server, calls.teachers, { ...as, params })).data.map((one) => one.teacher.name);
  const lessons = async () =>
    (await call(server, teacherScheduleEndpoints.list, { ...as, query: { class_id: params.id } })).data.length;
  const ofDiscipline = async () => {
    const { data } = await call(server, disciplineEndpoints.details, { ...as, params: { id: discipline_id } });
    return data.class_teachers.filter((one) => one.class.id === params.id).length;
  };
  const shown = async () => [await teachers(), await lessons(), await ofDiscipline()];
  expect(await shown()).toEqual([['Colega 0', 'Pessoa TEACHER'], 1, 1]);
  const grade = { class_id: params.id, student_profile_id: ids.pupil.unassigned, discipline_id, score: 7 };
  const post = { role: 'TEACHER', body: { ...grade, scope: 'BIMESTER', period_index: 1 } } as const;
  expect((await refused(server, gradeEndpoints.save, post)).message).toContain('Colega 0');

  const [colleague] = await server.db.select().from(profiles).where(eq(profiles.id, ids.colleague.near));
  await call(server, userEndpoints.remove, { ...as, params: { id: colleague?.user_id ?? '' } });
  expect(await shown()).toEqual([['Pessoa TEACHER'], 0, 0]);
  await call(server, gradeEndpoints.save, post);

  const inYear = (academic_year: number) =>
    server.db.update(schoolClasses).set({ academic_year }).where(eq(schoolClasses.id, params.id));
  await inYear(2025);
  expect(await shown()).toEqual([['Colega 0', 'Pessoa TEACHER'], 1, 1]);
  await inYear(2026);
  await call(server, calls.unassignTeacher, { ...as, params: { ...params, assignmentId: assigned.id } });
});
