import {
  assessmentEndpoints as calls,
  type EarMark,
  type ReadingDetails,
  readingDetailsSchema,
  reportEndpoints,
  unjudgedReading,
} from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { assessmentMessages } from './assessments.messages.ts';

let server: TestServer;
let reading: string;
const pupil = ids.pupil.second;
const columns = { institution_id: ids.institution.near, class_id: ids.class.assigned };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const body = { ...columns, title: 'Leitura de ouvido', reading_text: 'O sapo viu a lua.' };
  reading = (await call(server, calls.create, { role: 'TEACHER', body })).data.id;
});

const marks = (...words: (EarMark | null)[]) => ({ words, started_s: 1, ended_s: 4 });
/** Four of five words right in 3 s. */
const heard = marks('read', 'syllabled', 'changed', 'read', 'read');
const estimate = (verdict: 'match' | 'inconclusive' | 'other-text'): ReadingDetails => ({
  ...unjudgedReading('Sim.'),
  overall_score: 6,
  method: 'acoustic-alignment',
  words_per_minute: 120,
  alignment: { words_total: 5, words_read: 5, accuracy_percent: 100, verdict },
});

const input = (details: ReadingDetails) => ({
  role: 'TEACHER' as const,
  params: { id: reading },
  body: { student_profile_id: pupil, score: 0, details },
});
const save = async (details: ReadingDetails) => (await call(server, calls.saveResult, input(details))).data;
const answer = async (details: ReadingDetails) => {
  const failure = await refused(server, calls.saveResult, input(details));
  return { code: failure.code, messages: (failure.errors ?? []).map(({ message }) => message) };
};
const params = () => ({ id: reading, studentProfileId: pupil });
const inHistory = async () =>
  (await call(server, calls.readings, { role: 'TEACHER', params: params() })).data.find(
    ({ assessment_id }) => assessment_id === reading,
  );
const inReport = async () =>
  (
    await call(server, reportEndpoints.readings, {
      role: 'MANAGER',
      query: { class_id: columns.class_id, assessment_id: reading },
    })
  ).data[0];

test('marks that a teacher confirmed go before the estimate in the history and the report', async () => {
  await save(estimate('match'));
  const guessed = { origin: 'estimate', accuracy_percent: 100, words_per_minute: 120 };
  expect(await inHistory()).toMatchObject(guessed);
  expect(await inReport()).toMatchObject({ ...guessed, profile: 'FLUENT' });

  await save({ ...estimate('match'), ear_marks: heard });
  const confirmed = { origin: 'ear', score_origin: 'estimate', accuracy_percent: 80, words_per_minute: 80 };
  expect(await inHistory()).toMatchObject(confirmed);
  expect(await inReport()).toMatchObject({ ...confirmed, profile: 'BEGINNER' });
});

/** A result as it was saved before a reading in doubt had to be marked. */
const storeAsBefore = async (details: ReadingDetails) => {
  await save(estimate('match'));
  await server.db.execute(sql`update assessment_results set score = 9.97, details = ${JSON.stringify(details)}::jsonb
    where assessment_id = ${reading} and student_profile_id = ${pupil}`);
};

test('a reading whose text is in doubt is not saved before it is marked by ear', async () => {
  const doubted = { code: 'score-out-of-range', message: assessmentMessages.doubtfulReading };
  const spoken = { score: 10, feedback: 'Sim.' };
  const other: ReadingDetails = { ...estimate('other-text'), overall_score: null, clarity: spoken, rhythm: spoken };
  for (const one of [estimate('inconclusive'), other]) {
    expect(await refused(server, calls.saveResult, input(one))).toMatchObject(doubted);
  }
  expect((await save({ ...other, ear_marks: heard })).score).toBe(8);
});

test('one that was saved all the same has no score anywhere, and is not offered as a grade', async () => {
  await storeAsBefore(estimate('other-text'));
  const role = 'TEACHER';
  const noScore = { score: null, score_origin: null, origin: 'doubtful' };
  expect(await inHistory()).toMatchObject(noScore);
  expect(await inReport()).toMatchObject(noScore);
  expect((await call(server, calls.result, { role, params: params() })).data.score).toBeNull();
  const { data: results } = await call(server, calls.results, { role, params: { id: reading } });
  expect(results.find(({ student_profile_id }) => student_profile_id === pupil)).toMatchObject({
    status: 'CORRECTED',
    score: null,
    scale: 10,
    details: { alignment: { verdict: 'other-text' } },
  });
  expect((await call(server, calls.analysis, { role, params: { id: reading } })).data).toMatchObject({
    scores: [],
    mean: null,
  });
  const query = { discipline_id: ids.discipline, scope: 'BIMESTER', period_index: '1', year: '2026' } as const;
  const { data: preview } = await call(server, calls.previewGrades, { role, params: { id: reading }, query });
  expect(preview.rows.find(({ student_profile_id }) => student_profile_id === pupil)).toMatchObject({
    result: null,
    score: null,
  });
});

test('an estimate that doubts the text says so, and makes no profile', async () => {
  await storeAsBefore(estimate('inconclusive'));
  expect(await inReport()).toMatchObject({ origin: 'doubtful', accuracy_percent: 100, profile: null });
  await save({ ...estimate('inconclusive'), ear_marks: heard });
  expect(await inReport()).toMatchObject({ origin: 'ear', accuracy_percent: 80, profile: 'BEGINNER' });
});

test('a reading that was marked is saved though nothing was judged, by the accuracy that was heard', async () => {
  const { score, details } = await save({ ...unjudgedReading('Não analisada.'), ear_marks: heard });
  expect(score).toBe(8);
  expect(readingDetailsSchema.parse(details).ear_marks).toEqual(heard);
});

test('figures that a client says it found in the marks are not taken over', async () => {
  const lying = { ...estimate('match'), words_per_minute: 300, ear_marks: heard };
  const { score } = await save({ ...lying, overall_score: null });
  expect(score).toBe(8);
  expect(await inHistory()).toMatchObject({ score_origin: 'ear', accuracy_percent: 80, words_per_minute: 80 });
});

test('marks of another text, of no text and with holes are refused with what to do', async () => {
  const short = marks('read', 'read');
  expect(await answer({ ...estimate('match'), ear_marks: short })).toEqual({
    code: 'invalid-request',
    messages: [assessmentMessages.earMarksOfAnotherText(2, 5).message],
  });
  expect(await answer({ ...estimate('match'), ear_marks: marks('read', null, 'read', null, null) })).toEqual({
    code: 'invalid-request',
    messages: ['Há palavras marcadas depois do fim da leitura'],
  });
  await call(server, calls.update, { role: 'TEACHER', params: { id: reading }, body: { reading_text: null } });
  expect((await answer({ ...estimate('match'), ear_marks: short })).messages).toEqual([
    assessmentMessages.earMarksOfNoText.message,
  ]);
});

test('a new analysis keeps the marks, until the teacher takes them away or the text is another', async () => {
  await save({ ...estimate('match'), ear_marks: heard });
  await save({ ...estimate('inconclusive'), overall_score: 9 });
  expect(await inHistory()).toMatchObject({ score: 9, origin: 'ear' });
  await save({ ...estimate('match'), ear_marks: null });
  expect(await inHistory()).toMatchObject({ origin: 'estimate' });

  await save({ ...estimate('match'), ear_marks: heard });
  const body = { reading_text: 'O sapo viu a lua e dormiu.' };
  await call(server, calls.update, { role: 'TEACHER', params: { id: reading }, body });
  await save(estimate('match'));
  expect(await inHistory()).toMatchObject({ origin: 'estimate' });
});
