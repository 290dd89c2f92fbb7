import { dashboardEndpoints as calls, reportEndpoints, schoolYearEndpoints } from '@caderneta/contract';
import { afterAll, expect, test } from 'vitest';
import { attendance } from '../../schema/attendance.table.ts';
import { addDays } from '../../server/query/school-time.ts';
import { call } from '../../server/testing/call.ts';
import { disciplinesOf, ids, testNow } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const me = ids.profile('STUDENT');
const student = { role: 'STUDENT' } as const;
const manager = { role: 'MANAGER' } as const;
const ofClass = { class_id: ids.class.assigned };
const columns = { ...ofClass, municipality_id: ids.municipality.home, school_year: 2026 };
const at = { created_at: testNow, updated_at: testNow };
const yearResults = async () =>
  (await call(server, schoolYearEndpoints.yearResults, { role: 'TEACHER', params: { id: ids.class.assigned } })).data;
const resultOf = async (pupil: string) =>
  (await yearResults()).find(({ student_profile_id }) => student_profile_id === pupil);

test('377 of 503 lessons are 74,9% wherever they stand: they do not reach 75', async () => {
  const marks = Array.from({ length: 503 }, (_, index) => ({
    ...{ ...columns, ...at, student_profile_id: me },
    discipline_id: disciplinesOf.assigned[index % 2] as string,
    date: addDays('2026-02-02', Math.floor(index / 2)),
    status: index < 377 ? ('PRESENT' as const) : ('ABSENT' as const),
  }));
  await server.db.insert(attendance).values(marks);
  const share = { part: 377, whole: 503, percent: 74.9 };
  expect((await call(server, calls.student, student)).data.attendance).toEqual(share);
  expect((await call(server, calls.ownGrades, { ...student, query: { year: '2026' } })).data.attendance).toMatchObject(
    share,
  );
  expect((await resultOf(me))?.frequency).toBe(74.9);
  const school = (await call(server, calls.manager, manager)).data;
  expect(school.students_at_risk).toMatchObject([{ student_profile_id: me, absences: 126, percent: 74.9 }]);
  const taught = (await call(server, calls.teacher, { role: 'TEACHER' })).data;
  expect(taught.classes.map((one) => one.attendance)).toEqual([share]);
  const network = (await call(server, calls.municipality, { role: 'MUNICIPALITY' })).data;
  expect([network.attendance, network.attendance_by_institution.map(({ value }) => value)]).toEqual([share, [74.9]]);
  const query = ofClass;
  const absentees = (await call(server, reportEndpoints.absentees, { ...manager, query })).data;
  expect(absentees).toMatchObject([{ absent: 126, frequency: 74.9 }]);
  // 189 of 252 and 188 of 251, of which the second is 74,90.
  const rolls = (await call(server, reportEndpoints.attendance, { ...manager, query })).data;
  expect(rolls.map(({ present, absent, frequency }) => [present, absent, frequency]).sort()).toEqual([
    [188, 63, 74.9],
    [189, 63, 75],
  ]);
});
