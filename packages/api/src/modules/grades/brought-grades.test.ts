import {
  broughtGradeEndpoints,
  gradeEndpoints as calls,
  classEndpoints,
  reportEndpoints,
  userEndpoints,
} from '@caderneta/contract';
import { afterAll, afterEach, expect, test } from 'vitest';
import { classTeachers } from '../../schema/class-teachers.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { disciplinesOf, ids, testNow, userOfPupil } from '../../server/testing/fixture.ts';
import { startUndoableServer } from '../../server/testing/test-server.ts';

const server = await startUndoableServer();
afterAll(() => server.close());
afterEach(() => server.undo());

const { assigned: latter, unassigned: former, far } = ids.class;
const [portuguese, mathematics] = disciplinesOf.assigned;
// Of the other class, where the teacher gives nothing.
const pupil = ids.pupil.unassigned;
const teacher = { role: 'TEACHER' } as const;
const manager = { role: 'MANAGER' } as const;

const post = (class_id: string, scores: readonly number[], more: object = {}) =>
  call(server, calls.saveSheet, {
    ...manager,
    body: scores.map((score, index) => ({
      ...{ class_id, student_profile_id: pupil, discipline_id: portuguese },
      ...{ scope: 'BIMESTER' as const, period_index: index + 1, score, ...more },
    })),
  });
const move = (class_id: string, transfer_date: string) =>
  call(server, userEndpoints.update, {
    ...manager,
    params: { id: userOfPupil(pupil) },
    body: { profile: { class_id, transfer_date } },
  });
const broughtInto = async (
  class_id: string,
  discipline_id = portuguese,
  as: typeof teacher | typeof manager = manager,
) =>
  (await call(server, broughtGradeEndpoints.list, { ...as, query: { class_id, discipline_id } })).data.map(
    ({ period_index, score, class_name, institution }) => [period_index, score, class_name, institution],
  );

test('a teacher reads what a pupil of their class brought in their discipline, until the class has a grade of its own', async () => {
  await post(former, [6, 5.5]);
  await post(former, [9], { discipline_id: mathematics });
  // Of who stays in the other class nothing is told.
  expect(await broughtInto(latter, portuguese, teacher)).toEqual([]);
  await move(latter, '2026-05-04');
  const name = (await call(server, classEndpoints.get, { ...manager, params: { id: former } })).data;
  const from = `${name.grade} ${name.section}`;
  expect(await broughtInto(latter, portuguese, teacher)).toEqual([
    [1, 6, from, null],
    [2, 5.5, from, null],
  ]);
  await post(latter, [2]);
  expect(await broughtInto(latter, portuguese, teacher)).toEqual([[2, 5.5, from, null]]);
  const query = { class_id: latter, student_profile_id: pupil };
  const cards = (await call(server, reportEndpoints.reportCards, { ...manager, query })).data;
  expect(cards.find(({ discipline }) => discipline === 'Português')).toMatchObject({
    periods: [{ score: 2 }, { score: 5.5 }, { score: null }, { score: null }],
    mean: 3.8,
  });
  // The list of the class's own grades is that of before.
  const listed = (await call(server, calls.list, { ...teacher, query: { class_id: latter } })).data;
  expect(listed.map(({ score }) => score)).toEqual([2]);
});

test('back in the class of before, its own grades go first again', async () => {
  await post(former, [6]);
  await move(latter, '2026-05-04');
  await post(latter, [2, 7]);
  expect(await broughtInto(former)).toEqual([]);
  await move(former, '2026-05-18');
  expect((await broughtInto(former)).map(([period, score]) => [period, score])).toEqual([[2, 7]]);
  expect(await broughtInto(latter)).toEqual([]);
});

test('a grade of another school is brought into the discipline of the same name, and says from where', async () => {
  const before = { class_id: far, school_year: 2025, starts_on: '2026-01-05', ends_on: '2026-02-01' };
  const at = { created_at: testNow, updated_at: testNow };
  await server.db.insert(enrolments).values({ ...before, profile_id: pupil, status: 'MOVED', ...at });
  const there = { municipality_id: ids.municipality.home, school_year: 2026, class_id: far, ...at };
  await server.db.insert(grades).values(
    disciplinesOf.far.map((discipline_id, index) => ({
      ...{ ...there, student_profile_id: pupil, discipline_id },
      ...{ scope: 'BIMESTER' as const, period_index: 3, score: 8 + index },
    })),
  );
  expect((await broughtInto(former)).map(([, score, , institution]) => [score, institution])).toEqual([
    [8, expect.stringContaining('Água')],
  ]);
});

test('of a colleague’s discipline, of another class, and of another school’s discipline a teacher is told nothing', async () => {
  await post(former, [9], { discipline_id: mathematics });
  await move(latter, '2026-05-04');
  const failureOf = async (class_id: string, discipline_id: string) =>
    (await refused(server, broughtGradeEndpoints.list, { ...teacher, query: { class_id, discipline_id } })).code;
  // While nobody holds it, every teacher of the class may post it.
  expect((await broughtInto(latter, mathematics, teacher)).length).toBe(1);
  await server.db.insert(classTeachers).values({
    ...{ class_id: latter, teacher_profile_id: ids.colleague.near, discipline_id: mathematics },
    ...{ created_at: testNow, updated_at: testNow },
  });
  expect(await failureOf(latter, mathematics)).toBe('not-found');
  expect(await failureOf(former, portuguese)).toBe('not-found');
  expect(await failureOf(latter, disciplinesOf.far[0])).toBe('not-found');
  expect((await broughtInto(latter, mathematics)).length).toBe(1);
});
