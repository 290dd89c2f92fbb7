import {
  assessmentEndpoints as calls,
  type ReadingCriterion,
  type ReadingDetails,
  readingCriteria,
} from '@caderneta/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { assessmentMessages } from './assessments.messages.ts';

let server: TestServer;
let reading: string;
beforeAll(async () => {
  server = await startTestServer();
  const body = {
    institution_id: ids.institution.near,
    class_id: ids.class.assigned,
    title: 'Leitura de maio',
    reading_text: '  O sapo viu a lua.\n',
  };
  reading = (await call(server, calls.create, { role: 'TEACHER', body })).data.id;
});
afterAll(() => server.close());

const pupil = ids.pupil.second;
const evaluation = (score: number | null): ReadingDetails => ({
  overall_score: score,
  ...(Object.fromEntries(readingCriteria.map((name) => [name, { score, feedback: 'Sim.' }])) as Record<
    ReadingCriterion,
    { score: number | null; feedback: string }
  >),
  pauses: { score: null, feedback: 'O texto não tem pontuação.' },
  suggestions: [],
  words_per_minute: 84,
  alignment: { words_total: 5, words_read: 4, accuracy_percent: 80 },
});
const save = (details: ReadingDetails) => ({
  role: 'TEACHER' as const,
  params: { id: reading },
  body: { student_profile_id: pupil, score: 0, details },
});

test('the text to be read is kept trimmed, changed and taken away', async () => {
  const text = async () =>
    (await call(server, calls.get, { role: 'TEACHER', params: { id: reading } })).data.reading_text;
  expect(await text()).toBe('O sapo viu a lua.');
  const change = (reading_text: string | null) =>
    call(server, calls.update, { role: 'TEACHER', params: { id: reading }, body: { reading_text } });
  await change('A lua sumiu!');
  expect(await text()).toBe('A lua sumiu!');
  await change('   ');
  expect(await text()).toBeNull();
});

test('a reading that could not be judged at all is not saved as a zero', async () => {
  const answer = await refused(server, calls.saveResult, save(evaluation(null)));
  expect(answer).toMatchObject({ code: 'score-out-of-range', message: assessmentMessages.unjudgedReading });
});

test('the history shows a pupil’s readings with their figures, null where one was not judged', async () => {
  await call(server, calls.saveResult, save(evaluation(7.5)));
  const params = { id: reading, studentProfileId: pupil };
  const { data, list } = await call(server, calls.readings, { role: 'TEACHER', params });
  expect(list.total).toBe(data.length);
  expect(data[0]).toMatchObject({
    assessment_id: reading,
    title: 'Leitura de maio',
    score: 7.5,
    criteria: { fluency: 7.5, pauses: null },
    words_per_minute: 84,
    accuracy_percent: 80,
  });
});

test('a pupil of another class has no history here', async () => {
  const params = { id: reading, studentProfileId: ids.pupil.far };
  const answer = await refused(server, calls.readings, { role: 'TEACHER', params });
  expect(answer.code).toBe('not-found');
});
