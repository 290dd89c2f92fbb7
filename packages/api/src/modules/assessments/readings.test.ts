import {
  assessmentEndpoints as calls,
  type ReadingCriterion,
  type ReadingDetails,
  readingCriteria,
  readingRateOf,
  reportEndpoints,
  type SchoolGrade,
  settingsEndpoints,
} from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, refused } from '../../server/testing/call.ts';
import { ids, testNow } from '../../server/testing/fixture.ts';
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
  const past = await call(server, calls.readings, { role: 'TEACHER', params, query: { page: '9', limit: '10' } });
  expect([past.data, past.list.total]).toEqual([[], list.total]);
  expect(data[0]).toMatchObject({
    assessment_id: reading,
    title: 'Leitura de maio',
    score: 7.5,
    criteria: { fluency: 7.5, pauses: null },
    words_per_minute: 84,
    accuracy_percent: 80,
    origin: 'estimate',
  });
});

test('a pupil of another class has no history here', async () => {
  const params = { id: reading, studentProfileId: ids.pupil.far };
  const answer = await refused(server, calls.readings, { role: 'TEACHER', params });
  expect(answer.code).toBe('not-found');
});

const report = async (query: { student_profile_id?: string; assessment_id?: string } = {}) =>
  (
    await call(server, reportEndpoints.readings, {
      role: 'MANAGER',
      query: { class_id: ids.class.assigned, ...query },
    })
  ).data;

test('the report has the latest reading of each pupil, or all of one, with the figures that are stored', async () => {
  const body = { institution_id: ids.institution.near, class_id: ids.class.assigned, title: 'Leitura de junho' };
  const later = (await call(server, calls.create, { role: 'TEACHER', body })).data.id;
  const faster = { ...evaluation(9), words_per_minute: 96 };
  const whole = { ...faster, alignment: { words_total: 5, words_read: 5, accuracy_percent: 100 } };
  server.setNow(new Date(testNow.getTime() + 60_000));
  await call(server, calls.saveResult, { ...save(whole), params: { id: later } });
  await call(server, calls.saveResult, {
    ...save({ ...evaluation(3), words_per_minute: null }),
    body: { student_profile_id: ids.pupil.assigned, score: 0, details: { ...evaluation(3), words_per_minute: null } },
  });

  const stored = async (condition: ReturnType<typeof sql>) =>
    (
      await server.db.execute(sql`select u.name as student, a.title as assessment, r.score::float8 as score,
        (r.details->'fluency'->>'score')::float8 as fluency, (r.details->'pauses'->>'score')::float8 as pauses,
        (r.details->>'words_per_minute')::float8 as rate, (r.details->'alignment'->>'accuracy_percent')::float8 as accuracy
        from assessment_results r join assessments a on a.id = r.assessment_id
        join profiles p on p.id = r.student_profile_id join users u on u.id = p.user_id
        where a.format = 'LEITURA' and a.archived_at is null and ${condition}`)
    ).rows;
  const figures = (rows: Awaited<ReturnType<typeof report>>) =>
    rows.map(({ student, assessment, score, criteria, words_per_minute: rate, accuracy_percent: accuracy }) => {
      return { student, assessment, score, fluency: criteria.fluency, pauses: criteria.pauses, rate, accuracy };
    });
  const latest = await report();
  expect(figures(latest)).toEqual(
    await stored(sql`a.class_id = ${ids.class.assigned} and not exists (select 1 from assessment_results n
      join assessments b on b.id = n.assessment_id and b.format = 'LEITURA' and b.class_id = a.class_id
      where n.student_profile_id = r.student_profile_id and coalesce(n.read_at, n.updated_at) > coalesce(r.read_at, r.updated_at)) order by u.name`),
  );
  expect(latest.find(({ assessment }) => assessment === 'Leitura de junho')).toMatchObject({
    criteria: { fluency: 9, pauses: null },
    words_per_minute: 96,
    profile: 'FLUENT',
  });
  expect(latest.find(({ words_per_minute }) => words_per_minute === null)?.profile).toBeNull();

  const evolution = await report({ student_profile_id: pupil });
  expect(figures(evolution)).toEqual(
    await stored(sql`r.student_profile_id = ${pupil} order by coalesce(r.read_at, r.updated_at)`),
  );
  expect(evolution.map(({ profile }) => profile).slice(-2)).toEqual(['BEGINNER', 'FLUENT']);
  expect(await report({ student_profile_id: pupil, assessment_id: reading })).toEqual(
    evolution.filter(({ assessment }) => assessment === 'Leitura de maio'),
  );
  expect(await report({ student_profile_id: ids.pupil.far })).toEqual([]);
});

test('a reading that is saved again keeps its day, and one that came after it is still the latest', async () => {
  const days = async () =>
    (await report({ student_profile_id: pupil })).map(({ assessment, read_at }) => [assessment, read_at]);
  const history = async () =>
    (
      await call(server, calls.readings, { role: 'TEACHER', params: { id: reading, studentProfileId: pupil } })
    ).data.map(({ title, read_at }) => [title, read_at]);
  const name = (await report({ student_profile_id: pupil }))[0]?.student;
  const before = { days: await days(), history: await history() };
  server.setNow(new Date(testNow.getTime() + 3_600_000));
  await call(server, calls.saveResult, save(evaluation(7.5)));
  expect({ days: await days(), history: await history() }).toEqual(before);
  const latest = (await report()).find(({ student }) => student === name);
  expect(latest?.assessment).toBe('Leitura de junho');
});

test('what a municipality asks of a school year changes the profile', async () => {
  const rates = [...Array(9).keys()].map((index) => readingRateOf((index + 1) as SchoolGrade));
  const setRates = (fluent: number) =>
    call(server, settingsEndpoints.updateMunicipality, {
      role: 'MUNICIPALITY',
      params: { id: ids.municipality.home },
      // The class is of the 5th year.
      body: { reading_rates: rates.map((rate, index) => (index === 4 ? { fluent, full: 200 } : rate)) },
    });
  const profile = async () => (await report({ student_profile_id: pupil })).at(-1)?.profile;
  await setRates(97);
  expect(await profile()).toBe('BEGINNER');
  await setRates(96);
  expect(await profile()).toBe('FLUENT');
});
