import {
  type AnswerKey,
  assessmentEndpoints as calls,
  type KeyVersion,
  type QuestionOrder,
  questionSkillEndpoints,
  skillMapEndpoints,
} from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { answerKeys } from '../../schema/assessments.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, sheetOf, testKey } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';
import { assessmentMessages } from './assessments.messages.ts';

const server = await startTestServer();
afterAll(() => server.close());

const params = { id: ids.assessment.assigned };
const teacher = { role: 'TEACHER' as const, params };
const key = [...testKey];
/** Version A's key is 'abc dab'; in this order, 'bca bda'. */
const order: QuestionOrder = [
  [
    { group: 0, question: 2 },
    { group: 0, question: 3 },
    { group: 0, question: 1 },
  ],
  [
    { group: 1, question: 3 },
    { group: 1, question: 1 },
    { group: 1, question: 2 },
  ],
];
const own: { key: AnswerKey } = {
  key: [
    { '1': 'd', '2': 'd', '3': 'd' },
    { '1': 'a', '2': 'b', '3': 'c' },
  ],
};

const saveKey = (body: object) => call(server, calls.saveKey, { ...teacher, body: { key, ...body } });
const failure = async (body: object) =>
  (await refused(server, calls.saveKey, { ...teacher, body: { key, ...body } })).errors?.[0]?.field;
const save = (student_profile_id: string, marks: string, key_version?: KeyVersion, more: object = {}) =>
  call(server, calls.saveResult, {
    ...teacher,
    body: {
      student_profile_id,
      score: 0,
      details: { omr: sheetOf(marks), total: 6, acertos: 0 },
      ...(key_version ? { key_version } : {}),
      ...more,
    },
  });
const resultOf = async (studentProfileId: string) =>
  (await call(server, calls.result, { role: 'TEACHER', params: { ...params, studentProfileId } })).data;

beforeEach(async () => {
  await server.db.delete(assessmentResults);
  await saveKey({ annulled: [], version_b: null });
});

describe('version B of a key', () => {
  test('in another order has the letters of version A where its questions stand, and follows them', async () => {
    const { data } = await saveKey({ version_b: { order } });
    expect(data.version_b).toEqual({
      key: [
        { '1': 'b', '2': 'c', '3': 'a' },
        { '1': 'b', '2': 'd', '3': 'a' },
      ],
      annulled: [],
      order,
    });
    const { data: after } = await saveKey({ annulled: [{ group: 0, question: 2 }] });
    expect(after.version_b).toMatchObject({ annulled: [{ group: 0, question: 1 }], order });
    expect((await call(server, calls.get, teacher)).data.has_version_b).toBe(true);
    const { data: without } = await saveKey({ version_b: null });
    expect(without.version_b).toBeNull();
    expect((await call(server, calls.get, teacher)).data.has_version_b).toBe(false);
  });

  test('with questions of its own has its own annulled ones, and outlives what it does not concern', async () => {
    await saveKey({ version_b: { ...own, annulled: [{ group: 1, question: 3 }] } });
    const { data } = await saveKey({ annulled: [{ group: 0, question: 1 }] });
    expect(data.annulled).toEqual([{ group: 0, question: 1 }]);
    expect(data.version_b).toEqual({ ...own, annulled: [{ group: 1, question: 3 }], order: null });
  });

  test('must fill the same sheet, and ask every question once', async () => {
    expect(await failure({ version_b: { order: [order[0], order[0]] } })).toBe('version_b');
    expect(await failure({ version_b: { order: [order[0]] } })).toBe('version_b');
    expect(await failure({ version_b: { key: [{ '1': 'a' }, { '1': 'a' }] } })).toBe('version_b');
    expect(await failure({ version_b: { ...own, annulled: [{ group: 0, question: 9 }] } })).toBe('annulled');
    await saveKey({ version_b: { order } });
    expect(await failure({ key: [{ '1': 'a' }] })).toBe('key');
    const long = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [String(at + 1), 'a']));
    expect(await failure({ key: [long, key[1]] })).toBe('version_b');
    expect(await failure({ version_b: { key: [{ '1': 'd', '2': 'd', '3': 'e' }, own.key[1]] } })).toBe('version_b');
  });

  test('goes to other classes with the key', async () => {
    await saveKey({ version_b: { order } });
    const body = { class_ids: [ids.class.unassigned] };
    const { data: group } = await call(server, calls.apply, { role: 'MANAGER', params, body });
    const other = group.find(({ id }) => id !== params.id);
    const there = { role: 'MANAGER' as const, params: { id: other?.id ?? '' } };
    expect((await call(server, calls.getKey, there)).data.version_b?.order).toEqual(order);
    await call(server, calls.saveKey, {
      role: 'MANAGER',
      params,
      body: { key, version_b: own, apply_to_group: true },
    });
    expect((await call(server, calls.getKey, there)).data.version_b).toEqual({ ...own, annulled: [], order: null });
  });
});

describe('a sheet of version B', () => {
  test('is graded by its own key, and says its version', async () => {
    await saveKey({ version_b: { order } });
    await save(ids.pupil.assigned, 'abc dab');
    await save(ids.pupil.second, 'bca bda', 'B');
    expect(await resultOf(ids.pupil.assigned)).toMatchObject({ hits: 6, key_version: 'A' });
    expect(await resultOf(ids.pupil.second)).toMatchObject({ hits: 6, key_version: 'B' });
    const { data: lines } = await call(server, calls.results, teacher);
    expect(lines.filter(({ key_version }) => key_version === 'B')).toHaveLength(1);

    await saveKey({ key: [{ '1': 'd', '2': 'b', '3': 'c' }, { ...key[1] }] });
    expect([(await resultOf(ids.pupil.assigned)).hits, (await resultOf(ids.pupil.second)).hits]).toEqual([5, 5]);
    const answer = await save(ids.pupil.second, 'abc dab');
    expect(answer.data).toMatchObject({ key_version: 'A', hits: 5 });
  });

  test('is refused where there is no version B, and keeps the version from being taken away', async () => {
    const wrong = await refused(server, calls.saveResult, {
      ...teacher,
      body: { student_profile_id: ids.pupil.second, score: 0, key_version: 'B' },
    });
    expect(wrong.errors?.[0]?.field).toBe('key_version');
    await saveKey({ version_b: own });
    await save(ids.pupil.second, 'ddd abc', 'B');
    expect(await failure({ version_b: null })).toBe('version_b');
  });

  test('that another has replaced is not gone back to by a key that lost its version', async () => {
    await saveKey({ version_b: { order } });
    await save(ids.pupil.second, 'bca bda', 'B');
    await save(ids.pupil.second, 'abc da-');
    await saveKey({ version_b: null });
    const of = { ...params, studentProfileId: ids.pupil.second };
    const [, earlier] = (await call(server, calls.attempts, { role: 'TEACHER', params: of })).data;
    const goBack = { role: 'TEACHER' as const, params: { ...of, attemptId: earlier?.id ?? '' }, body: {} };
    const answer = await refused(server, calls.restoreAttempt, goBack);
    expect(answer).toMatchObject({ code: 'key-missing', message: assessmentMessages.versionGone });
    expect(await resultOf(ids.pupil.second)).toMatchObject({ hits: 5, key_version: 'A' });
    await saveKey({ version_b: { order } });
    expect((await call(server, calls.restoreAttempt, goBack)).data).toMatchObject({ hits: 6, key_version: 'B' });
  });

  test('that is of no version of the key keeps its score, and keeps no key from being saved', async () => {
    await saveKey({ version_b: { order } });
    await save(ids.pupil.second, 'bca bda', 'B');
    await server.db.update(answerKeys).set({ version_b: null }).where(eq(answerKeys.assessment_id, params.id));
    await saveKey({ annulled: [{ group: 0, question: 1 }], version_b: null });
    expect(await resultOf(ids.pupil.second)).toMatchObject({ hits: 6, key_version: 'B' });
    const decide = { role: 'TEACHER' as const, params: { ...params, studentProfileId: ids.pupil.second } };
    const body = { decisions: [{ group: 0, question: 1, answer: 'B' as const }] };
    expect((await refused(server, calls.decide, { ...decide, body })).code).toBe('key-missing');
  });

  describe('that is of no version of the key', () => {
    beforeEach(async () => {
      await saveKey({ version_b: { order } });
      const questions = [{ group: 0, question: 1, codes: ['EF09MA05'] }];
      await call(server, questionSkillEndpoints.save, { ...teacher, body: { questions } });
      await save(ids.pupil.assigned, 'abc dab');
    });
    const loseVersion = () =>
      server.db.update(answerKeys).set({ version_b: null }).where(eq(answerKeys.assessment_id, params.id));

    test('tells of no skill where version A asks it', async () => {
      await save(ids.pupil.second, 'bca bda', 'B');
      await loseVersion();
      const ofClass = { role: 'TEACHER' as const, params: { id: ids.class.assigned }, query: {} };
      const { skills } = (await call(server, questionSkillEndpoints.ofClass, ofClass)).data;
      expect(skills).toMatchObject([{ code: 'EF09MA05', right: 1, answered: 1 }]);
      const ofSchool = { role: 'TEACHER' as const, params: { id: ids.institution.near }, query: {} };
      const { total } = (await call(server, skillMapEndpoints.ofInstitution, ofSchool)).data;
      expect(total).toMatchObject([{ right: 1, answered: 1 }]);
    });

    test('still waits, and whoever decides it hears that the version is gone', async () => {
      const uncertain = { group: 0, question: 1, marked: 'AB', state: 'multiple', crop: null };
      await save(ids.pupil.second, '-ca bda', 'B', { review: [uncertain] });
      await loseVersion();
      expect((await call(server, calls.reviewQueue, teacher)).data).toMatchObject([{ group: 0, question: 1 }]);
      const answer = await refused(server, calls.decide, {
        role: 'TEACHER',
        params: { ...params, studentProfileId: ids.pupil.second },
        body: { decisions: [{ group: 0, question: 1, answer: 'B' }] },
      });
      expect(answer).toMatchObject({ code: 'key-missing', message: assessmentMessages.versionGone });
    });
  });

  test('is reviewed as it is printed: its own questions wait, and are decided by its own key', async () => {
    await saveKey({ version_b: { order } });
    const uncertain = { group: 0, question: 1, marked: 'AB', state: 'multiple', crop: null };
    await save(ids.pupil.second, '-ca bda', 'B', { review: [uncertain] });
    const { data: queue } = await call(server, calls.reviewQueue, teacher);
    expect(queue).toMatchObject([{ group: 0, question: 1, key_version: 'B' }]);
    const { data } = await call(server, calls.decide, {
      role: 'TEACHER',
      params: { ...params, studentProfileId: ids.pupil.second },
      body: { decisions: [{ group: 0, question: 1, answer: 'B' }] },
    });
    expect(data).toMatchObject({ status: 'CORRECTED', hits: 6 });
    // What version A annuls waits for nobody where version B asks it.
    await save(ids.pupil.second, '-ca bda', 'B', { review: [uncertain] });
    await saveKey({ annulled: [{ group: 0, question: 2 }] });
    expect((await call(server, calls.reviewQueue, teacher)).data).toEqual([]);
    expect(await resultOf(ids.pupil.second)).toMatchObject({ status: 'CORRECTED', hits: 6 });
  });
});

describe('item analysis', () => {
  const lines = async () =>
    (await call(server, calls.questions, teacher)).data.map(({ id, correct, hit_rate }) => [id, correct, hit_rate]);

  test('counts the questions that version B asks elsewhere where version A asks them', async () => {
    await saveKey({ version_b: { order } });
    await save(ids.pupil.assigned, 'abc dab');
    // Wrong in version B's first question, which is version A's second.
    await save(ids.pupil.second, 'dca bda', 'B');
    expect(await lines()).toEqual([
      ['0/1', 'A', 100],
      ['0/2', 'B', 50],
      ['0/3', 'C', 100],
      ['1/1', 'D', 100],
      ['1/2', 'A', 100],
      ['1/3', 'B', 100],
    ]);
    expect((await call(server, calls.analysis, teacher)).data).toMatchObject({ sheets: 2, version_b: null });
  });

  test('keeps questions of its own apart, as the test that they are', async () => {
    await saveKey({ version_b: own });
    await save(ids.pupil.assigned, 'abc dab');
    await save(ids.pupil.second, 'ddc abc', 'B');
    const found = await lines();
    expect(found).toHaveLength(12);
    expect(found[1]).toEqual(['0/2', 'B', 100]);
    expect(found.slice(6, 9)).toEqual([
      ['B/0/1', 'D', 100],
      ['B/0/2', 'D', 100],
      ['B/0/3', 'D', 0],
    ]);
    expect((await call(server, calls.analysis, teacher)).data).toMatchObject({ sheets: 1, version_b: { sheets: 1 } });
  });
});
