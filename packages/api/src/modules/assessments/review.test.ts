import {
  assessmentEndpoints as calls,
  notificationEndpoints,
  type ReviewAnswer,
  type ReviewItem,
  type Role,
} from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { files } from '../../schema/files.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, sheetOf, testKey } from '../../server/testing/fixture.ts';
import { forgetResult, params, pupil, startResultsServer } from './testing/results-server.ts';

const { server, picture } = await startResultsServer();
afterAll(() => server.close());

const teacher = { role: 'TEACHER' as const, params };
const double = { group: 0, question: 2, marked: 'BC', state: 'multiple' as const };
const unsure = { group: 1, question: 1, marked: null, state: 'uncertain' as const };

beforeEach(async () => {
  await forgetResult(server);
  await call(server, calls.saveResult, {
    ...teacher,
    body: {
      student_profile_id: pupil,
      score: 0,
      details: { omr: sheetOf('abc da-'), total: 6, acertos: 0 },
      review: [double, unsure].map((item) => ({ ...item, crop: picture })),
    },
  });
});

test('the bell of who teaches the class counts it, until it is decided; nobody else’s does', async () => {
  const waiting = async (role: Role) => (await call(server, notificationEndpoints.waiting, { role })).data.reviews;
  const before = await waiting('TEACHER');
  expect([before > 0, await waiting('MANAGER'), await waiting('STUDENT')]).toEqual([true, 0, 0]);
  await decide([
    [double.group, double.question, 'B'],
    [unsure.group, unsure.question, 'A'],
  ]);
  expect(await waiting('TEACHER')).toBe(before - 1);
});

type Seen = Pick<ReviewItem, 'group' | 'question' | 'marked'> & { state: ReviewItem['state'] | 'marked' | 'blank' };
const queue = async (query: { blanks?: 'true'; limit?: string; page?: string } = {}) =>
  (await call(server, calls.reviewQueue, { ...teacher, query })).data;
const decide = (
  answers: readonly (readonly [group: number, question: number, answer: ReviewAnswer])[],
  version?: number,
  seen: readonly Seen[] = [],
) =>
  call(server, calls.decide, {
    role: 'TEACHER',
    params: { ...params, studentProfileId: pupil },
    body: {
      decisions: answers.map(([group, question, answer]) => ({ group, question, answer })),
      version,
      seen: [...seen],
    },
  });

test('the queue has what waits, with its picture, and blanks where they are asked for', async () => {
  const [first, second] = await queue();
  expect(first).toMatchObject({ ...double, crop: picture, student: { name: 'Ágata' }, version: 1 });
  expect(second).toMatchObject({ ...unsure, crop: picture });
  expect(await queue()).toHaveLength(2);
  const all = await queue({ blanks: 'true' });
  expect(all.map(({ student, group, question, state }) => [student.name, group, question, state])).toEqual([
    ['Ágata', 0, 2, 'multiple'],
    ['Ágata', 1, 1, 'uncertain'],
    ['Ágata', 1, 3, 'blank'],
    ['Zélia', 1, 3, 'blank'],
  ]);
  expect(await queue({ blanks: 'true', limit: '1', page: '3' })).toEqual(all.slice(2, 3));
});

test('what was read as blank comes by itself where its sheet has faint marks, until those are decided', async () => {
  const { data: stored } = await call(server, calls.result, {
    ...teacher,
    params: { ...params, studentProfileId: pupil },
  });
  const details = { omr: sheetOf('abc -a-'), total: 6, acertos: 0 };
  const body = {
    student_profile_id: pupil,
    score: 0,
    details,
    review: [{ ...unsure, crop: null }],
    version: stored.version,
  };
  await call(server, calls.saveResult, { ...teacher, body });
  const waiting = async () => (await queue()).map(({ group, question, state }) => [group, question, state]);
  expect(await waiting()).toEqual([
    [1, 1, 'uncertain'],
    [1, 3, 'blank'],
  ]);
  await decide([[1, 1, 'BLANK']]);
  expect(await waiting()).toEqual([]);
});

test('each decision is graded and audited; the last one ends the review and its pictures go', async () => {
  const { data: half } = await decide([[0, 2, 'B']], 1);
  expect(half).toMatchObject({ status: 'IN_REVIEW', hits: 4, version: 2, review: [{ ...unsure, crop: picture }] });
  expect((await queue()).map(({ question }) => question)).toEqual([1]);
  const { data: whole, message } = await decide([[1, 1, 'D']], 2);
  expect(message).toBe('Resultado salvo');
  expect(whole).toMatchObject({ status: 'CORRECTED', hits: 5, score: 83.33, review: [] });
  expect(await server.db.select().from(files)).toEqual([]);

  const trail = await server.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.record_id, whole.id ?? ''));
  expect(trail.slice(-2).map(({ from, to }) => [from, to])).toMatchObject([
    [
      { status: 'IN_REVIEW', answers: [{ group: 0, question: 2, state: 'multiple' }] },
      { status: 'IN_REVIEW', hits: 4, answers: [{ group: 0, question: 2, answer: 'B' }] },
    ],
    [{ hits: 4 }, { status: 'CORRECTED', hits: 5, answers: [{ group: 1, question: 1, answer: 'D' }] }],
  ]);
});

test('a decision may be taken back by another; a blank may turn out to be marked', async () => {
  await decide([
    [0, 2, 'A'],
    [1, 1, 'BLANK'],
  ]);
  expect((await decide([[0, 2, 'B']])).data.hits).toBe(4);
  expect((await decide([[1, 3, 'B']])).data).toMatchObject({ hits: 5, status: 'CORRECTED' });
  expect((await queue({ blanks: 'true' })).filter(({ student }) => student.name === 'Ágata')).toMatchObject([
    { group: 1, question: 1, state: 'blank' },
  ]);
});

test('a double mark that is confirmed counts as wrong, stays double in the analysis and waits no more', async () => {
  const { data } = await decide([
    [0, 2, 'DOUBLE'],
    [1, 1, 'D'],
  ]);
  expect(data).toMatchObject({ status: 'CORRECTED', hits: 4 });
  expect((await queue({ blanks: 'true' })).map(({ id }) => id)).not.toContain(`${pupil}/0/2`);
  const { data: questions } = await call(server, calls.questions, teacher);
  expect(questions[1]).toMatchObject({ double: 50, blank: 0, hit_rate: 50 });
});

test('a decision that is taken back waits again, with its picture, and counts as wrong', async () => {
  await decide([
    [0, 2, 'B'],
    [1, 1, 'D'],
  ]);
  const studentProfileId = pupil;
  const reopen = (item: typeof double | typeof unsure, version?: number) =>
    call(server, calls.decide, {
      role: 'TEACHER',
      params: { ...params, studentProfileId },
      body: { reopened: [{ ...item, crop: picture }], version },
    });
  const { data } = await reopen(double, 2);
  expect(data).toMatchObject({ status: 'IN_REVIEW', hits: 4, review: [{ ...double, crop: picture }], version: 3 });
  expect((await queue())[0]).toMatchObject({ ...double, crop: picture });
  const { data: both } = await reopen(unsure);
  expect(both).toMatchObject({ hits: 3, review: [{ question: 2 }, { question: 1, state: 'uncertain' }] });
  const nothing = { role: 'TEACHER' as const, params: { ...params, studentProfileId }, body: {} };
  expect((await refused(server, calls.decide, nothing)).code).toBe('invalid-request');
});

test('what is annulled waits for nobody', async () => {
  const body = { key: [...testKey], annulled: [{ group: 0, question: 2 }] };
  await call(server, calls.saveKey, { ...teacher, body });
  expect((await queue()).map(({ group, question }) => [group, question])).toEqual([[1, 1]]);
});

test('nobody decides what was not read, over somebody’s back, or of another class', async () => {
  const failureOf = async (answer: ReviewAnswer, group: number, question: number, version?: number) =>
    refused(server, calls.decide, {
      role: 'TEACHER',
      params: { ...params, studentProfileId: pupil },
      body: { decisions: [{ group, question, answer }], version },
    });
  const unread = [{ field: 'decisions', message: 'Só uma questão lida na folha pode ser decidida.' }];
  expect((await failureOf('A', 0, 9)).errors).toEqual(unread);
  expect((await failureOf('DOUBLE', 0, 1)).errors).toEqual(unread);
  expect((await failureOf('A', 0, 2, 7)).code).toBe('version-conflict');
  const pending = { params: { ...params, studentProfileId: ids.profile('STUDENT') } };
  const body = { decisions: [{ group: 0, question: 1, answer: 'A' as const }] };
  expect((await refused(server, calls.decide, { role: 'TEACHER', ...pending, body })).code).toBe('not-found');
});

test('two people decide other questions of one sheet, each by the version that they found', async () => {
  await decide([[0, 2, 'B']], 1, [double]);
  const { data } = await decide([[1, 1, 'A']], 1, [unsure]);
  expect(data).toMatchObject({ status: 'CORRECTED', version: 3 });
});

test('a decision that is sent again, because its answer was lost, is saved once', async () => {
  await decide([[0, 2, 'B']], 1, [double]);
  const { data } = await decide([[0, 2, 'B']], 1, [double]);
  expect(data).toMatchObject({ version: 2 });
});

test('a decision over a question that somebody decided meanwhile says who, when, and what both say', async () => {
  await decide([[0, 2, 'B']], 1, [double]);
  const answer = { group: 0, question: 2, answer: 'C' as const };
  const meet = (seen: Seen, version: number) => ({
    role: 'TEACHER' as const,
    params: { ...params, studentProfileId: pupil },
    body: { decisions: [answer], version, seen: [seen] },
  });
  const { code, conflict, current } = await refused(server, calls.decide, meet(double, 1));
  expect([code, current]).toEqual(['version-conflict', [{ student_profile_id: pupil, version: 2 }]]);
  expect(conflict).toMatchObject({
    changed: ['Questão 2 da coluna 1'],
    fields: [{ label: 'Questão 2 da coluna 1', theirs: 'B', mine: 'C' }],
  });
  expect(Date.parse(conflict?.at ?? '')).not.toBeNaN();
  expect(conflict?.by).not.toBe('Outra pessoa');
  // Told of that version, one's own goes over it.
  expect((await call(server, calls.decide, meet(double, 2))).data.version).toBe(3);
});
