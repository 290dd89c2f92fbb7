import {
  assessmentEndpoints as calls,
  type GradePosting,
  gradeEndpoints,
  type MunicipalitySettingsPatch,
  settingsEndpoints,
} from '@caderneta/contract';
import { desc, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { assessmentPostings } from '../../schema/assessment-postings.table.ts';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { assessments } from '../../schema/assessments.table.ts';
import { auditLog } from '../../schema/audit-log.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { disciplinesOf, ids } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';
import { agata, column, exam, zelia } from './testing/postings.ts';

const server = await startTestServer();
afterAll(() => server.close());

const asTeacher = { role: 'TEACHER' as const };

beforeEach(async () => {
  await server.db.delete(grades);
  await server.db.delete(assessmentPostings);
  await server.db.delete(assessmentResults);
  await result(exam, zelia, 84.5);
});

const result = (id: string, student_profile_id: string, score: number, review = false) =>
  call(server, calls.saveResult, {
    ...asTeacher,
    params: { id },
    body: {
      student_profile_id,
      score,
      ...(review ? { review: [{ group: 0, question: 1, marked: null, state: 'uncertain' as const, crop: null }] } : {}),
    },
  });
const preview = async (id = exam, weight?: string, at = column) => {
  const query = { ...at, period_index: String(at.period_index), year: String(at.year), ...(weight ? { weight } : {}) };
  return (await call(server, calls.previewGrades, { ...asTeacher, params: { id }, query })).data;
};
const rowOf = (shown: Awaited<ReturnType<typeof preview>>, pupil: string) =>
  shown.rows.find(({ student_profile_id }) => student_profile_id === pupil);
const body = (change: Partial<GradePosting> = {}): GradePosting => ({
  ...column,
  weight: 1,
  grades: [{ student_profile_id: zelia, score: 8.5, version: 0 }],
  ...change,
});
const post = (input: GradePosting, id = exam) =>
  call(server, calls.postGrades, { ...asTeacher, params: { id }, body: input });
const refusedPost = (input: GradePosting, id = exam) =>
  refused(server, calls.postGrades, { ...asTeacher, params: { id }, body: input });
const gradesNow = async () =>
  (await call(server, gradeEndpoints.list, { ...asTeacher, query: { class_id: ids.class.assigned } })).data;

test('the preview shows a line a pupil: what would be written, what stands there, and who has nothing to write', async () => {
  await call(server, gradeEndpoints.save, {
    ...asTeacher,
    body: { ...column, class_id: ids.class.assigned, student_profile_id: zelia, score: 6 },
  });
  await result(exam, agata, 40, true);
  const shown = await preview();
  expect(shown).toMatchObject({ weight: 1, posted_at: null, others: [] });
  expect(rowOf(shown, zelia)).toMatchObject({
    status: 'CORRECTED',
    result: 8.5,
    score: 8.5,
    current: { score: 6, version: 1 },
  });
  expect(rowOf(shown, agata)).toMatchObject({ status: 'IN_REVIEW', result: null, score: null, current: null });
  expect(rowOf(shown, ids.profile('STUDENT'))).toMatchObject({ status: 'PENDING', score: null });
});

test('posting writes the grades that were chosen, says so and leaves its trace; the same again changes nothing', async () => {
  const { data, message } = await post(body({ weight: 2 }));
  expect([message, data.map(({ score, version, period_index }) => [score, version, period_index])]).toEqual([
    'Nota lançada.',
    [[8.5, 1, 2]],
  ]);
  const shown = await preview();
  expect(shown.weight).toBe(2);
  expect(shown.posted_at).not.toBeNull();
  expect(rowOf(shown, zelia)?.current).toEqual({ score: 8.5, version: 1 });
  const trail = await server.db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.table_name, ['assessment_postings', 'grades']))
    .orderBy(desc(auditLog.created_at))
    .limit(2);
  expect(trail.map(({ table_name, to }) => [table_name, to])).toEqual(
    expect.arrayContaining([
      ['assessment_postings', { ...column, weight: 2, count: 1 }],
      ['grades', [expect.objectContaining({ student_profile_id: zelia, score: 8.5 })]],
    ]),
  );
  await post(body({ weight: 2, grades: [{ student_profile_id: zelia, score: 8.5, version: 1 }] }));
  expect(await gradesNow()).toMatchObject([{ score: 8.5, version: 1 }]);
});

test('two assessments of one period are weighed; a pupil without the other has this one’s alone', async () => {
  const made = await call(server, calls.create, {
    ...asTeacher,
    body: {
      institution_id: ids.institution.near,
      class_id: ids.class.assigned,
      title: 'Leitura',
      format: 'LEITURA' as const,
    },
  });
  const reading = made.data.id;
  await result(reading, zelia, 5);
  await result(reading, agata, 7.25);
  await post(body({ weight: 3 }));
  const shown = await preview(reading);
  expect(shown.others).toEqual([{ assessment_id: exam, title: expect.any(String), weight: 3 }]);
  expect([rowOf(shown, zelia)?.result, rowOf(shown, zelia)?.score]).toEqual([5, 7.6]);
  expect([rowOf(shown, agata)?.result, rowOf(shown, agata)?.score]).toEqual([7.3, 7.3]);
  expect(rowOf(await preview(reading, '0.5'), zelia)?.score).toBe(8);
  const elsewhere = await preview(reading, undefined, { ...column, period_index: 1 });
  expect([elsewhere.others, rowOf(elsewhere, zelia)?.score]).toEqual([[], 5]);

  const both = [
    { student_profile_id: zelia, score: 7.6, version: 1 },
    { student_profile_id: agata, score: 7.3, version: 0 },
  ];
  expect((await post(body({ grades: both }), reading)).data.map(({ score }) => score)).toEqual([7.6, 7.3]);
  await server.db.delete(assessmentResults).where(inArray(assessmentResults.assessment_id, [reading]));
  await server.db.delete(assessments).where(inArray(assessments.id, [reading]));
  expect((await preview()).others).toEqual([]);
});

test('what stands in the gradebook is not written over unless it was seen', async () => {
  await call(server, gradeEndpoints.save, {
    role: 'MANAGER',
    body: { ...column, class_id: ids.class.assigned, student_profile_id: zelia, score: 6 },
  });
  const failure = await refusedPost(body());
  expect(failure.code).toBe('version-conflict');
  expect(failure.errors).toEqual([{ field: 'grades.0.score', message: 'Zélia: Pessoa MANAGER já lançou 6' }]);
  expect(await gradesNow()).toMatchObject([{ score: 6 }]);
  expect((await preview()).posted_at).toBeNull();
  await post(body({ grades: [{ student_profile_id: zelia, score: 8.5, version: 1 }] }));
  expect(await gradesNow()).toMatchObject([{ score: 8.5, version: 2 }]);
});

test('a result that changed since the preview, or that is not there, is refused', async () => {
  await result(exam, zelia, 50);
  const failure = await refusedPost(body());
  expect([failure.code, failure.message]).toEqual([
    'version-conflict',
    'Os resultados mudaram enquanto isso. Confira as notas e lance de novo.',
  ]);
  expect(failure.errors).toEqual([{ field: 'grades.0.score', message: 'Zélia: a nota calculada mudou' }]);
  const pending = body({ grades: [{ student_profile_id: agata, score: 5, version: 0 }] });
  expect((await refusedPost(pending)).errors).toEqual([
    { field: 'grades.0.student_profile_id', message: 'Este aluno não tem resultado corrigido nesta avaliação' },
  ]);
  expect(await gradesNow()).toEqual([]);
});

test.each([
  ['a period that the scope has not', { period_index: 5 }, 'period_index'],
  ['a weight of nothing', { weight: 0 }, 'weight'],
  ['a weight between two tenths', { weight: 1.25 }, 'weight'],
  ['nobody', { grades: [] }, 'grades'],
  ['somebody twice', { grades: [...body().grades, ...body().grades] }, 'grades.1'],
  ['a discipline of another school', { discipline_id: disciplinesOf.far[0] }, 'discipline_id'],
])('%s is refused', async (_, change, field) => {
  const failure = await refusedPost(body(change));
  expect([failure.code, failure.errors?.[0]?.field]).toEqual(['invalid-request', field]);
});

test('outside the posting window it is refused with its dates', async () => {
  const set = (patch: MunicipalitySettingsPatch) =>
    call(server, settingsEndpoints.updateMunicipality, {
      role: 'MUNICIPALITY',
      params: { id: ids.municipality.home },
      body: patch,
    });
  const term = { scope: 'BIMESTER' as const, starts_on: '2026-02-02', ends_on: '2026-04-17' };
  await set({ terms: [{ ...term, period_index: 2, posting_ends_on: '2026-04-30' }] });
  const failure = await refusedPost(body());
  await set({ terms: [] });
  expect([failure.code, failure.errors?.[0]]).toEqual([
    'posting-closed',
    {
      field: 'period_index',
      message: 'O lançamento do 2º bimestre vai de 02/02/2026 a 30/04/2026. A direção pode reabrir o período.',
    },
  ]);
  expect((await preview()).posted_at).toBeNull();
});
