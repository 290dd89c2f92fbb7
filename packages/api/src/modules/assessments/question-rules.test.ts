import {
  type AnswerKey,
  assessmentEndpoints as calls,
  type QuestionRule,
  type ReviewAnswer,
} from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { auditLog } from '../../schema/audit-log.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, sheetOf, testKey } from '../../server/testing/fixture.ts';
import { startUndoableServer } from '../../server/testing/test-server.ts';

const server = await startUndoableServer();
afterAll(() => server.close());
afterEach(() => server.undo());

const teacher = { role: 'TEACHER' as const, params: { id: ids.assessment.assigned } };
const pupil = ids.pupil.assigned;
const several: QuestionRule = { kind: 'several', letters: ['b', 'c'], grading: 'partial' };
/** Six questions: B and C in part; A whole or D by half; true; then three of one letter. */
const key: AnswerKey = [
  { '1': several, '2': { kind: 'alternatives', points: { a: 1, d: 0.5 } }, '3': { kind: 'true-false', right: true } },
  { '1': 'd', '2': 'a', '3': 'b' },
];
const saveKey = (body: object) => call(server, calls.saveKey, { ...teacher, body: body as { key: AnswerKey } });
const save = async (text: string, more: object = {}, student_profile_id = pupil) =>
  (
    await call(server, calls.saveResult, {
      ...teacher,
      body: { student_profile_id, score: 0, details: { omr: sheetOf(text), total: 6, acertos: 0 }, ...more },
    })
  ).data;
const decide = (answer: ReviewAnswer, question: number) =>
  call(server, calls.decide, {
    ...teacher,
    params: { ...teacher.params, studentProfileId: pupil },
    body: { decisions: [{ group: 0, question, answer }] },
  });

test('a sheet is graded by its rules, and what is stored and shown is their sum', async () => {
  await server.db.delete(assessmentResults);
  await saveKey({ key });
  expect(await save('bda dab')).toMatchObject({ hits: 5, total: 6, score: 83.33, status: 'CORRECTED' });
  const [line] = (await call(server, calls.itemResults, teacher)).data;
  expect(line?.hits).toBe(5);
  expect(line?.marks.map(({ mark, right, share }) => [mark, right, share])).toEqual([
    ['B', false, 0.5],
    ['D', false, 0.5],
    ['V', true, 1],
    ['D', true, 1],
    ['A', true, 1],
    ['B', true, 1],
  ]);
  const { data } = await call(server, calls.questions, teacher);
  expect(data.slice(0, 3).map(({ kind, correct, hit_rate }) => [kind, correct, hit_rate])).toEqual([
    ['several', 'B + C (parcial)', 50],
    ['alternatives', 'A = 1, D = 0,5', 50],
    ['true-false', 'V', 100],
  ]);
});

test('two marks wait for nobody where several may be right, whatever the client says, and wait once the key takes one', async () => {
  await saveKey({ key });
  const doubtful = [{ group: 0, question: 1, marked: 'BC', state: 'multiple', crop: null }];
  expect(await save('?aa dab', { review: doubtful })).toMatchObject({ hits: 6, status: 'CORRECTED', review: [] });
  await saveKey({ key: [{ ...key[0], '1': 'b' }, key[1]] });
  const { data } = await call(server, calls.result, {
    ...teacher,
    params: { ...teacher.params, studentProfileId: pupil },
  });
  expect(data).toMatchObject({ hits: 5, status: 'IN_REVIEW', review: [{ group: 0, question: 1, marked: 'BC' }] });
  await saveKey({ key });
  const after = await call(server, calls.result, {
    ...teacher,
    params: { ...teacher.params, studentProfileId: pupil },
  });
  expect(after.data).toMatchObject({ hits: 6, status: 'CORRECTED', review: [] });
});

test('a question that takes several is decided by letters together; one that takes one is not', async () => {
  await saveKey({ key });
  const unsure = [1, 2].map((question) => ({ group: 0, question, marked: null, state: 'uncertain', crop: null }));
  expect(await save('??a dab', { review: unsure })).toMatchObject({ hits: 4, status: 'IN_REVIEW' });
  expect((await decide('BCD', 1)).data).toMatchObject({ hits: 4.5, status: 'IN_REVIEW' });
  await expect(decide('AD', 2)).rejects.toThrow();
  expect((await decide('A', 2)).data).toMatchObject({ hits: 5.5, status: 'CORRECTED' });
});

test('a sheet that is gone back to waits as well, where its several marks were an answer and one is asked by now', async () => {
  await saveKey({ key });
  await save('?aa dab');
  expect(await save('bda dab')).toMatchObject({ hits: 5 });
  await saveKey({ key: [{ ...key[0], '1': 'b' }, key[1]] });
  const params = { ...teacher.params, studentProfileId: pupil };
  const { data: attempts } = await call(server, calls.attempts, { ...teacher, params });
  const earlier = attempts.find(({ hits }) => hits === 6);
  const back = await call(server, calls.restoreAttempt, {
    ...teacher,
    params: { ...params, attemptId: earlier?.id ?? '' },
    body: {},
  });
  expect(back.data).toMatchObject({ hits: 5, status: 'IN_REVIEW', review: [{ group: 0, question: 1, marked: 'BC' }] });
});

test('what an older client read of such a key is refused, and says what to do', async () => {
  await saveKey({ key });
  const older = sheetOf('bda dab').map((area) => ({
    ...area,
    respostas: area.respostas.map(({ questao, alternativa_marcada, alternativa_correta, correto }) => ({
      ...{ questao, alternativa_marcada, alternativa_correta, correto },
    })),
  }));
  for (const omr of [older, []]) {
    const body = { student_profile_id: pupil, score: 90, details: { omr, total: 6, acertos: 5 } };
    const { code, errors } = await refused(server, calls.saveResult, { ...teacher, body });
    expect([code, errors?.[0]?.message]).toEqual(['invalid-request', expect.stringContaining('leia a folha de novo')]);
  }
});

const open: QuestionRule = { kind: 'open', scale: 'quarters' };
const openKey: AnswerKey = [{ '1': open, '2': 'a', '3': 'a' }, { ...testKey[1] }];
const resultOf = async () =>
  (await call(server, calls.result, { ...teacher, params: { ...teacher.params, studentProfileId: pupil } })).data;

test('an open question waits for the teacher, whatever the client says, and is decided by a box alone', async () => {
  await server.db.delete(assessmentResults);
  await saveKey({ key: openKey });
  const waits = { status: 'IN_REVIEW', hits: 5, review: [{ group: 0, question: 1, marked: null, state: 'uncertain' }] };
  expect(await save('-aa dab')).toMatchObject(waits);
  const { data: queue } = await call(server, calls.reviewQueue, teacher);
  expect(queue.map(({ group, question, state }) => [group, question, state])).toEqual([[0, 1, 'uncertain']]);
  for (const answer of ['BLANK', 'BC', 'DOUBLE']) await expect(decide(answer, 1)).rejects.toThrow();
  expect((await decide('D', 1)).data).toMatchObject({ hits: 5.75, status: 'CORRECTED', review: [] });
  await decide('C', 1);
  const entries = await server.db.select().from(auditLog).where(eq(auditLog.table_name, 'assessment_results'));
  expect(entries.at(-1)).toMatchObject({ from: { answers: [{ marked: '¾' }] }, to: { answers: [{ answer: '½' }] } });
  await decide('D', 1);
  const { data } = await call(server, calls.questions, teacher);
  expect(data[0]).toMatchObject({ kind: 'open', correct: 'Aberta (0 ¼ ½ ¾ 1)', hit_rate: 75 });
  expect(data[0]?.options.map(({ label }) => label).join(' ')).toBe('0 ¼ ½ ¾ 1');
  const [line] = (await call(server, calls.itemResults, teacher)).data;
  expect(line?.marks[0]).toMatchObject({ mark: '¾', share: 0.75 });
});

test('a row that was marked and read again takes the place of the one that waited', async () => {
  await saveKey({ key: openKey });
  await save('-aa dab');
  expect(await save('baa dab')).toMatchObject({ hits: 5.25, status: 'CORRECTED', review: [] });
  const { data: attempts } = await call(server, calls.attempts, {
    ...teacher,
    params: { ...teacher.params, studentProfileId: pupil },
  });
  expect(attempts.filter(({ hits }) => hits === 5)).toEqual([]);
});

test('a blank answer waits once its question is open, and not before', async () => {
  await saveKey({ key: [{ ...openKey[0], '1': 'b' }, openKey[1]] });
  expect(await save('-aa dab')).toMatchObject({ status: 'CORRECTED', hits: 5 });
  await saveKey({ key: openKey });
  expect(await resultOf()).toMatchObject({ status: 'IN_REVIEW', hits: 5, review: [{ question: 1, marked: null }] });
});

const number: QuestionRule = { kind: 'numeric', value: -12.5, tolerance: 0.5 };
const numberKey: AnswerKey = [{ '1': number, '2': 'a', '3': 'a' }, { ...testKey[1] }];

test('a number waits until it is one, is typed in review, and counts within the tolerance', async () => {
  await server.db.delete(assessmentResults);
  await saveKey({ key: numberKey });
  // A mark in its row, as an older sheet has it, is no number.
  expect(await save('Baa dab')).toMatchObject({
    ...{ status: 'IN_REVIEW', hits: 5 },
    review: [{ group: 0, question: 1, marked: 'B', state: 'uncertain' }],
  });
  for (const answer of ['B', 'DOUBLE', '123456', '1,2,3']) await expect(decide(answer, 1)).rejects.toThrow();
  expect((await decide('-12', 1)).data).toMatchObject({ hits: 6, status: 'CORRECTED', review: [] });
  const { data } = await call(server, calls.questions, teacher);
  expect(data[0]).toMatchObject({ kind: 'numeric', correct: 'Número -12,5 ± 0,5', hit_rate: 100, options: [] });
  const [line] = (await call(server, calls.itemResults, teacher)).data;
  expect(line?.marks[0]).toMatchObject({ mark: '-12', share: 1, right: true });
});

const decided = async () => {
  await saveKey({ key: numberKey });
  await save('Baa dab');
  await decide('-12', 1);
};

test('another tolerance or value grades a number again', async () => {
  await decided();
  await saveKey({ key: [{ ...numberKey[0], '1': { ...number, tolerance: 0 } }, { ...testKey[1] }] });
  expect(await resultOf()).toMatchObject({ status: 'CORRECTED', hits: 5 });
  await saveKey({ key: [{ ...numberKey[0], '1': { ...number, value: -12, tolerance: 0 } }, { ...testKey[1] }] });
  expect(await resultOf()).toMatchObject({ status: 'CORRECTED', hits: 6 });
});

test('a number that is asked as a letter by now waits for a person', async () => {
  await decided();
  await saveKey({ key: [{ ...numberKey[0], '1': 'b' }, { ...testKey[1] }] });
  expect(await resultOf()).toMatchObject({ status: 'IN_REVIEW', hits: 5, review: [{ question: 1, marked: '-12' }] });
});

test('once sheets are printed, the questions of their grids stay the ones that have them', async () => {
  await saveKey({ key: numberKey });
  await call(server, calls.markPrinted, teacher);
  const moved: AnswerKey = [{ '1': 'a', '2': number, '3': 'a' }, { ...testKey[1] }];
  const { errors } = await refused(server, calls.saveKey, { ...teacher, body: { key: moved } });
  expect(errors).toEqual([{ field: 'key', message: expect.stringMatching(/já foram impressas/) }]);
  await saveKey({ key: [{ ...numberKey[0], '1': { ...number, value: 7 } }, { ...testKey[1] }] });
});

test('a key with a rule that nobody could fulfil is refused in words', async () => {
  const bad = (rule: object) =>
    refused(server, calls.saveKey, {
      ...teacher,
      body: { key: [{ ...testKey[0], '1': rule as QuestionRule }, testKey[1]] },
    });
  for (const rule of [
    { kind: 'several', letters: [], grading: 'exact' },
    { kind: 'several', letters: ['a', 'a'], grading: 'exact' },
    { kind: 'alternatives', points: { a: 0.5 } },
    { kind: 'alternatives', points: { a: 1, b: 0.123 } },
    { kind: 'essay' },
    { kind: 'open', scale: 'tenths' },
    { kind: 'numeric', value: 1 },
    { kind: 'numeric', value: 123_456, tolerance: 0 },
    { kind: 'numeric', value: 1, tolerance: -1 },
  ]) {
    const { code, errors } = await bad(rule);
    expect([code, JSON.stringify(errors)]).toEqual(['invalid-request', expect.not.stringMatching(/Invalid|expected/)]);
  }
});
