import {
  assessmentEndpoints as calls,
  dashboardEndpoints,
  type GradePosting,
  gradeEndpoints,
} from '@caderneta/contract';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { assessmentPostings } from '../../schema/assessment-postings.table.ts';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { answerKeys } from '../../schema/assessments.table.ts';
import { auditLog } from '../../schema/audit-log.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, sheetOf, testKey } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';
import { agata, column, exam, zelia } from './testing/postings.ts';

const server = await startTestServer();
afterAll(() => server.close());

const teacher = { role: 'TEACHER' as const };
const params = { id: exam };
const otherKey = [{ ...testKey[0], '1': 'd' as const }, testKey[1]];

const save = (student_profile_id: string, marks: string, more: object = {}) =>
  call(server, calls.saveResult, {
    ...teacher,
    params,
    body: { student_profile_id, score: 0, details: { omr: sheetOf(marks), total: 6, acertos: 0 }, ...more },
  });
const saveKey = (key: object, more: object = {}) =>
  call(server, calls.saveKey, { ...teacher, params, body: { key, annulled: [], ...more } as never });
const post = (posted: GradePosting['grades']) =>
  call(server, calls.postGrades, { ...teacher, params, body: { ...column, weight: 1, grades: posted } });
const outdated = async () =>
  (
    await call(server, calls.outdatedGrades, {
      ...teacher,
      query: { class_id: ids.class.assigned, discipline_id: ids.discipline, year: '2026' },
    })
  ).data.map(({ student_profile_id, posted, score }) => [student_profile_id, posted, score]);
const card = async () => (await call(server, calls.get, { ...teacher, params })).data.postings;
const gradesNow = async () =>
  (await call(server, gradeEndpoints.list, { ...teacher, query: { class_id: ids.class.assigned } })).data
    .map(({ student_profile_id, score, version }) => [student_profile_id, score, version])
    .sort();
const query = { ...column, period_index: '2', year: '2026' };
const withdrawal = async () => (await call(server, calls.previewWithdrawal, { ...teacher, params, query })).data;
const withdraw = async () => {
  const { rows } = await withdrawal();
  const seen = rows.map(({ student_profile_id, current }) => ({ student_profile_id, version: current?.version ?? 0 }));
  return call(server, calls.withdrawGrades, { ...teacher, params, body: { ...column, grades: seen } });
};

beforeEach(async () => {
  await server.db.delete(grades);
  await server.db.delete(assessmentPostings);
  await server.db.delete(assessmentResults);
  await server.db
    .update(answerKeys)
    .set({ key: [...testKey], annulled: [] })
    .where(eq(answerKeys.assessment_id, exam));
  await save(zelia, 'abc dab');
  await save(agata, 'dbc dab');
  await post([
    { student_profile_id: zelia, score: 10, version: 0 },
    { student_profile_id: agata, score: 8.3, version: 0 },
  ]);
});

describe('a key that changes', () => {
  test('says before how many results are computed again and whose hits change, and writes nothing', async () => {
    const { data } = await call(server, calls.previewKey, { ...teacher, params, body: { key: otherKey } });
    expect(data).toEqual({
      results: 2,
      changes: [
        {
          student_profile_id: agata,
          student: { name: 'Ágata' },
          class: { name: '5º Ano A' },
          from: { hits: 5, total: 6, score: 83.33 },
          to: { hits: 6, total: 6, score: 100 },
        },
        expect.objectContaining({ student_profile_id: zelia, to: { hits: 5, total: 6, score: 83.33 } }),
      ],
    });
    expect((await call(server, calls.getKey, { ...teacher, params })).data.key).toEqual(testKey);
    const failure = await refused(server, calls.previewKey, { ...teacher, params, body: { key: [{ '1': 'a' }] } });
    expect(failure.code).toBe('invalid-request');
  });

  test('leaves the gradebook as it is, and the posting out of date until somebody posts again', async () => {
    expect([await outdated(), (await card()).map((one) => one.outdated)]).toEqual([[], [0]]);
    const before = await gradesNow();
    await saveKey(otherKey);
    expect(await gradesNow()).toEqual(before);
    expect((await outdated()).sort()).toEqual(
      [
        [zelia, 10, 8.3],
        [agata, 8.3, 10],
      ].sort(),
    );
    expect(await card()).toMatchObject([{ discipline: { name: 'Português' }, period_index: 2, outdated: 2 }]);
    const { data: panel } = await call(server, dashboardEndpoints.teacher, teacher);
    expect(panel.outdated_postings).toMatchObject([{ assessment: { id: exam }, outdated: 2, year: 2026 }]);

    const preview = await call(server, calls.previewGrades, { ...teacher, params, query });
    const row = preview.data.rows.find(({ student_profile_id }) => student_profile_id === zelia);
    expect(row).toMatchObject({ is_outdated: true, score: 8.3, current: { score: 10, version: 1 } });
    await post([
      { student_profile_id: zelia, score: 8.3, version: 1 },
      { student_profile_id: agata, score: 10, version: 1 },
    ]);
    expect([await outdated(), (await card())[0]?.outdated]).toEqual([[], 0]);
  });
});

describe('a posting is out of date too', () => {
  test('after an annulled question, a replaced result, and one that was taken away', async () => {
    await saveKey([...testKey], { annulled: [{ group: 0, question: 1 }] });
    expect(await outdated()).toEqual([[agata, 8.3, 10]]);
    await saveKey([...testKey]);
    expect(await outdated()).toEqual([]);
    await save(zelia, 'abc ddd');
    expect(await outdated()).toEqual([[zelia, 10, 6.7]]);
    await call(server, calls.removeResult, { ...teacher, params: { ...params, studentProfileId: zelia } });
    expect(await outdated()).toEqual([[zelia, 10, null]]);
  });

  test('after a result that waits for a person, and after the decision', async () => {
    const review = [{ group: 0, question: 1, marked: 'AD', state: 'multiple' as const, crop: null }];
    await save(zelia, '-bc dab', { review });
    expect(await outdated()).toEqual([[zelia, 10, null]]);
    const decide = (answer: 'A' | 'D') =>
      call(server, calls.decide, {
        ...teacher,
        params: { ...params, studentProfileId: zelia },
        body: { decisions: [{ group: 0, question: 1, answer }] },
      });
    await decide('D');
    expect(await outdated()).toEqual([[zelia, 10, 8.3]]);
    await decide('A');
    expect(await outdated()).toEqual([]);
  });

  test('never of a grade that a person changed by hand since', async () => {
    const body = { ...column, class_id: ids.class.assigned, student_profile_id: zelia, score: 9, version: 1 };
    await call(server, gradeEndpoints.save, { ...teacher, body });
    await saveKey(otherKey);
    expect(await outdated()).toEqual([[agata, 8.3, 10]]);
  });
});

describe('Desfazer lançamento', () => {
  test('takes away what was not there, gives back what was, keeps what was changed by hand, and leaves its trace', async () => {
    await server.db.delete(grades);
    await server.db.delete(assessmentPostings);
    const by = { ...column, class_id: ids.class.assigned, student_profile_id: zelia };
    await call(server, gradeEndpoints.save, { ...teacher, body: { ...by, score: 6 } });
    await post([
      { student_profile_id: zelia, score: 10, version: 1 },
      { student_profile_id: agata, score: 8.3, version: 0 },
    ]);
    const { rows } = await withdrawal();
    expect(rows.map(({ student, current, after, is_kept }) => [student.name, current?.score, after, is_kept])).toEqual([
      ['Ágata', 8.3, null, false],
      ['Zélia', 10, 6, false],
    ]);
    const { data, message } = await withdraw();
    expect([message, data]).toEqual(['Lançamento desfeito', { restored: 1, removed: 1 }]);
    expect(await gradesNow()).toEqual([[zelia, 6, 3]]);
    expect(await card()).toEqual([]);
    const isOwn = and(eq(auditLog.table_name, 'assessment_postings'), eq(auditLog.action, 'DELETE'));
    const [trail] = await server.db.select().from(auditLog).where(isOwn).orderBy(desc(auditLog.created_at));
    expect(trail?.from).toMatchObject({ ...column, count: 2 });

    await post([{ student_profile_id: zelia, score: 10, version: 3 }]);
    await call(server, gradeEndpoints.save, { ...teacher, body: { ...by, score: 9, version: 4 } });
    expect((await withdrawal()).rows).toMatchObject([{ after: 9, is_kept: true }]);
    expect((await withdraw()).data).toEqual({ restored: 0, removed: 0 });
    expect(await gradesNow()).toEqual([[zelia, 9, 5]]);
  });

  test('gives way to what the other assessments of the column make', async () => {
    const made = await call(server, calls.create, {
      ...teacher,
      body: {
        ...{ institution_id: ids.institution.near, class_id: ids.class.assigned },
        ...{ title: 'Leitura', format: 'LEITURA' as const },
      },
    });
    const reading = { id: made.data.id };
    await call(server, calls.saveResult, {
      ...teacher,
      params: reading,
      body: { student_profile_id: zelia, score: 5 },
    });
    await call(server, calls.postGrades, {
      ...teacher,
      params: reading,
      body: { ...column, weight: 1, grades: [{ student_profile_id: zelia, score: 7.5, version: 1 }] },
    });
    expect((await withdrawal()).rows).toMatchObject([{ after: null }, { is_kept: true, after: 7.5 }]);
    const preview = await call(server, calls.previewWithdrawal, { ...teacher, params: reading, query });
    expect(preview.data.rows).toMatchObject([{ student_profile_id: zelia, after: 10, is_kept: false }]);
    const body = { ...column, grades: [{ student_profile_id: zelia, version: 2 }] };
    await call(server, calls.withdrawGrades, { ...teacher, params: reading, body });
    expect(await gradesNow()).toContainEqual([zelia, 10, 3]);
    expect(await outdated()).toEqual([]);
  });

  test('is refused where a grade is not as it was seen', async () => {
    const body = { ...column, grades: [{ student_profile_id: zelia, version: 1 }] };
    const failure = await refused(server, calls.withdrawGrades, { ...teacher, params, body });
    expect([failure.code, failure.message]).toEqual([
      'version-conflict',
      'As notas mudaram enquanto isso. Confira o que ficaria e desfaça de novo.',
    ]);
    expect((await gradesNow()).length).toBe(2);
  });
});
