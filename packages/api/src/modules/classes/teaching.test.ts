import {
  assessmentEndpoints,
  attendanceEndpoints,
  classEndpoints as calls,
  gradeEndpoints,
  settingsEndpoints,
} from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { assessmentPostings } from '../../schema/assessment-postings.table.ts';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { attendance } from '../../schema/attendance.table.ts';
import { auditLog } from '../../schema/audit-log.table.ts';
import { classTeachers } from '../../schema/class-teachers.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { disciplinesOf, ids, sheetOf, testKey } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
afterEach(async () => {
  await server.db.delete(grades);
  await server.db.delete(attendance);
  await server.db.delete(assessmentPostings);
  await server.db.delete(classTeachers).where(eq(classTeachers.discipline_id, maths));
  await days(null, null);
});

const [portuguese, maths] = disciplinesOf.assigned;
const params = { id: ids.class.assigned };
const manager = { role: 'MANAGER' as const };
const teacher = { role: 'TEACHER' as const };

/** The test's teacher holds Português; a colleague may be given Matemática. */
const giveMaths = (teacher_profile_id: string, more: object = {}) =>
  call(server, calls.assignTeacher, {
    ...manager,
    params,
    body: { teacher_profile_id, discipline_id: maths, ...more },
  });
const days = (starts_on: string | null, ends_on: string | null) =>
  call(server, calls.changeTeacherDays, {
    ...manager,
    params: { ...params, assignmentId: ids.assignment.assigned },
    body: { starts_on, ends_on },
  });

const line = { class_id: ids.class.assigned, student_profile_id: ids.pupil.assigned };
const grade = (discipline_id: string) => ({
  ...line,
  discipline_id,
  scope: 'BIMESTER' as const,
  period_index: 1,
  score: 7,
});
const roll = (discipline_id: string) => [{ ...line, discipline_id, date: '2026-05-20' }];
const column = { scope: 'BIMESTER' as const, period_index: 1, year: 2026 };

/** Every call that writes grades or a roll call, of a discipline. */
const writes = (discipline_id: string, by: { role: 'TEACHER' | 'MANAGER' }) => [
  () => refused(server, gradeEndpoints.save, { ...by, body: grade(discipline_id) }),
  () => refused(server, gradeEndpoints.saveSheet, { ...by, body: [grade(portuguese), grade(discipline_id)] }),
  () => refused(server, attendanceEndpoints.save, { ...by, body: roll(discipline_id) }),
  () =>
    refused(server, assessmentEndpoints.postGrades, {
      ...by,
      params: { id: ids.assessment.assigned },
      body: {
        ...{ ...column, discipline_id, weight: 1 },
        // The place's only result is 66,67.
        grades: [{ student_profile_id: ids.pupil.assigned, score: 6.7, version: 0 }],
      },
    }),
];

/** Calls of an assessment that need no discipline. */
const ofAssessment = (id: string) => {
  const pupil = { id, studentProfileId: ids.pupil.assigned };
  const student_profile_id = ids.pupil.assigned;
  return [
    () =>
      refused(server, assessmentEndpoints.saveResult, {
        ...{ ...teacher, params: { id } },
        body: { student_profile_id, score: 50, details: { omr: sheetOf('abc dab'), total: 6, acertos: 6 } },
      }),
    () => refused(server, assessmentEndpoints.saveKey, { ...teacher, params: { id }, body: { key: [...testKey] } }),
    () => refused(server, assessmentEndpoints.removeResult, { ...teacher, params: pupil }),
    () =>
      refused(server, assessmentEndpoints.withdrawGrades, {
        ...{ ...teacher, params: { id } },
        body: { ...column, discipline_id: portuguese, grades: [{ student_profile_id, version: 0 }] },
      }),
    () => refused(server, assessmentEndpoints.update, { ...teacher, params: { id }, body: { title: 'Outra' } }),
  ];
};

describe('a discipline that a colleague holds', () => {
  test('is theirs to write: every call says so, and nothing is written', async () => {
    await giveMaths(ids.colleague.near);
    for (const write of writes(maths, teacher)) {
      expect(await write()).toMatchObject({
        code: 'discipline-not-yours',
        message:
          'Matemática, nesta turma, é de Colega 0. Só quem leciona a disciplina, ou a direção, lança notas e chamada.',
      });
    }
    expect(await server.db.select().from(grades)).toEqual([]);
    expect(await server.db.select().from(assessmentPostings)).toEqual([]);
    expect((await server.db.select().from(assessmentResults)).length).toBeGreaterThan(0);
  });

  test('is open to the direction, and to both who hold it', async () => {
    await giveMaths(ids.colleague.near);
    await call(server, gradeEndpoints.save, { ...manager, body: grade(maths) });
    await giveMaths(ids.profile('TEACHER'));
    await call(server, gradeEndpoints.save, { ...teacher, body: { ...grade(maths), score: 8 } });
    await call(server, attendanceEndpoints.save, { ...teacher, body: roll(maths) });
  });

  test('is open to all teachers of the class while nobody holds it, and where the network says so', async () => {
    await call(server, attendanceEndpoints.save, { ...teacher, body: roll(maths) });
    const { data } = await giveMaths(ids.colleague.near, { ends_on: '2026-05-19' });
    await call(server, gradeEndpoints.save, { ...teacher, body: grade(maths) });
    await call(server, calls.changeTeacherDays, {
      ...manager,
      params: { ...params, assignmentId: data.id },
      body: { ends_on: '2026-05-20' },
    });
    const [first] = writes(maths, teacher);
    expect((await first?.())?.code).toBe('discipline-not-yours');
    const open = (any_discipline: boolean) =>
      call(server, settingsEndpoints.updateMunicipality, {
        role: 'MUNICIPALITY',
        params: { id: ids.municipality.home },
        body: { any_discipline },
      });
    await open(true);
    await call(server, gradeEndpoints.save, { ...teacher, body: { ...grade(maths), score: 9 } });
    await open(false);
    expect((await first?.())?.code).toBe('discipline-not-yours');
  });
});

describe('the days of an assignment', () => {
  test('let a teacher in and out, with the reason; what they wrote stays', async () => {
    await call(server, gradeEndpoints.save, { ...teacher, body: grade(portuguese) });
    const { data, message } = await days('2026-02-02', '2026-05-19');
    expect([message, data.starts_on, data.ends_on]).toEqual(['Atribuição alterada', '2026-02-02', '2026-05-19']);
    const after = { ...teacher, body: { ...grade(portuguese), score: 2 } };
    expect(await refused(server, gradeEndpoints.save, after)).toMatchObject({
      code: 'discipline-not-yours',
      message: 'Sua atribuição nesta turma terminou em 19/05/2026. A direção pode prolongá-la.',
    });
    expect((await call(server, calls.get, { ...teacher, params })).data.can_write).toBe(false);
    await days('2026-05-21', null);
    expect((await refused(server, gradeEndpoints.save, after)).message).toBe(
      'Sua atribuição nesta turma começa em 21/05/2026.',
    );
    await days('2026-05-20', '2026-05-20');
    expect((await call(server, calls.get, { ...teacher, params })).data.can_write).toBe(true);
    expect((await call(server, gradeEndpoints.save, after)).data).toMatchObject({ score: 2, version: 2 });
    const trail = await server.db.select().from(auditLog).where(eq(auditLog.record_id, ids.assignment.assigned));
    expect(trail.map(({ from, to }) => [from, to])).toContainEqual([
      expect.objectContaining({ starts_on: '2026-02-02', ends_on: '2026-05-19' }),
      expect.objectContaining({ starts_on: '2026-05-21', ends_on: null }),
    ]);
  });

  test('are the reason why every write of what the class holds is refused, and nothing is written', async () => {
    const before = await server.db.select().from(assessmentResults);
    await days(null, '2026-05-19');
    for (const write of [...writes(maths, teacher), ...ofAssessment(ids.assessment.assigned)]) {
      expect(await write()).toMatchObject({
        code: 'discipline-not-yours',
        message: 'Sua atribuição nesta turma terminou em 19/05/2026. A direção pode prolongá-la.',
      });
    }
    expect(await server.db.select().from(assessmentResults)).toEqual(before);
    expect(await server.db.select().from(assessmentPostings)).toEqual([]);
  });

  test('are told to nobody who never had one: a class of the school, another school’s and an unknown one are not there', async () => {
    const elsewhere = [ids.assessment.unassigned, ids.assessment.far, ids.assessment.away, ids.discipline];
    for (const write of elsewhere.flatMap(ofAssessment)) expect((await write()).code).toBe('not-found');
  });

  test('that somebody else changed meanwhile say who, and both', async () => {
    const { data: known } = await days('2026-02-02', null);
    await days('2026-02-02', '2026-06-30');
    const mine = { starts_on: '2026-02-02', ends_on: '2026-11-30', version: known.version };
    const of = { ...manager, params: { ...params, assignmentId: ids.assignment.assigned } };
    expect(await refused(server, calls.changeTeacherDays, { ...of, body: mine })).toMatchObject({
      code: 'version-conflict',
      current: [{ ends_on: '2026-06-30', version: known.version + 1 }],
      conflict: {
        by: 'Pessoa MANAGER',
        changed: ['Até'],
        fields: [{ label: 'Até', theirs: '30/06/2026', mine: '30/11/2026' }],
      },
    });
    const again = { ...mine, version: known.version + 1 };
    const { data } = await call(server, calls.changeTeacherDays, { ...of, body: again });
    expect(data).toMatchObject({ ends_on: '2026-11-30', version: known.version + 2 });
  });

  test('end before they begin nowhere', async () => {
    const failure = await refused(server, calls.changeTeacherDays, {
      ...manager,
      params: { ...params, assignmentId: ids.assignment.assigned },
      body: { starts_on: '2026-05-20', ends_on: '2026-05-19' },
    });
    expect(failure.errors).toEqual([{ field: 'ends_on', message: 'O último dia vem depois do primeiro' }]);
  });
});
