import { assessmentEndpoints as calls, dashboardEndpoints, nextStepOf } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { assessmentPostings } from '../../schema/assessment-postings.table.ts';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { assessments } from '../../schema/assessments.table.ts';
import { auditLog } from '../../schema/audit-log.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, sheetOf, testNow } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Two pupils are left in the class.
  await server.db
    .update(enrolments)
    .set({ ends_on: '2026-05-19', status: 'MOVED' })
    .where(eq(enrolments.profile_id, ids.profile('STUDENT')));
});
afterAll(() => server.close());

const exam = ids.assessment.assigned;
const { assigned: zelia, second: agata } = ids.pupil;
const teacher = { role: 'TEACHER' as const };
const params = { id: exam };
let minute = 0;
/** Each act happens a minute after the last one. */
const later = () => {
  minute += 1;
  server.setNow(new Date(testNow.getTime() + minute * 60_000));
};

const correct = (student_profile_id: string, marks = 'abc dab', more: object = {}) => {
  later();
  return call(server, calls.saveResult, {
    ...teacher,
    params,
    body: { student_profile_id, score: 0, details: { omr: sheetOf(marks), total: 6, acertos: 0 }, ...more },
  });
};
const doubtful = [{ group: 0, question: 1, marked: null, state: 'uncertain' as const, crop: null }];
const post = (...posted: readonly [pupil: string, score: number, version?: number][]) => {
  later();
  const rows = posted.map(([student_profile_id, score, version = 0]) => ({ student_profile_id, score, version }));
  const column = { discipline_id: ids.discipline, scope: 'BIMESTER' as const, period_index: 2, year: 2026 };
  return call(server, calls.postGrades, { ...teacher, params, body: { ...column, weight: 1, grades: rows } });
};
const read = async () => (await call(server, calls.get, { ...teacher, params })).data;
const step = async () => nextStepOf(await read());
const counts = async () => {
  const { results_count, pending_count, in_review_count, unposted_count } = await read();
  return [results_count, pending_count, in_review_count, unposted_count];
};
const waiting = async () =>
  (await call(server, dashboardEndpoints.teacher, teacher)).data.to_correct.assessments.map(
    (one) => [one.id, one.step, one.class.name, one.pending_count, one.in_review_count] as const,
  );

beforeEach(async () => {
  await server.db.delete(grades);
  await server.db.delete(assessmentPostings);
  await server.db.delete(assessmentResults);
  await server.db.update(assessments).set({ sheets_printed_at: null });
});

test('from printing to posted, on the card and in the teacher’s panel', async () => {
  expect([await step(), await counts(), await waiting()]).toEqual(['PRINT', [0, 2, 0, 0], []]);
  later();
  const { data: printed } = await call(server, calls.markPrinted, { ...teacher, params });
  expect([await step(), (await read()).sheets_printed_at]).toEqual(['CORRECT', printed.sheets_printed_at]);
  expect(await waiting()).toEqual([[exam, 'CORRECT', '5º Ano A', 2, 0]]);

  await correct(zelia, '-bc dab', { review: doubtful });
  expect([await step(), await counts()]).toEqual(['CORRECT', [1, 1, 1, 0]]);
  await correct(agata);
  expect([await step(), await counts()]).toEqual(['REVIEW', [2, 0, 1, 1]]);
  expect(await waiting()).toEqual([[exam, 'REVIEW', '5º Ano A', 0, 1]]);
  later();
  await call(server, calls.decide, {
    ...teacher,
    params: { ...params, studentProfileId: zelia },
    body: { decisions: [{ group: 0, question: 1, answer: 'A' }] },
  });
  expect([await step(), await counts(), await waiting()]).toEqual(['POST', [2, 0, 0, 2], []]);
  await post([zelia, 10], [agata, 10]);
  expect([await step(), await counts()]).toEqual(['POSTED', [2, 0, 0, 0]]);
});

test('a pupil who was absent keeps it from nothing once it was posted; corrected later, there is a grade to post', async () => {
  await correct(zelia);
  expect(await waiting()).toEqual([[exam, 'CORRECT', '5º Ano A', 1, 0]]);
  await post([zelia, 10]);
  expect([await step(), await waiting()]).toEqual(['POSTED', []]);
  await correct(agata);
  expect([await step(), await counts()]).toEqual(['POST', [2, 0, 0, 1]]);
});

test('who was left out of the posting on purpose is not asked for again, until the result is another one', async () => {
  await correct(zelia);
  await correct(agata);
  await post([zelia, 10]);
  expect([await step(), await counts()]).toEqual(['POSTED', [2, 0, 0, 0]]);
  await correct(agata, 'dbc dab');
  expect([await step(), await counts()]).toEqual(['POST', [2, 0, 0, 1]]);
  await correct(zelia, 'dbc dab');
  expect(await step()).toBe('REPOST');
});

test('the mean is that of the corrected sheets alone', async () => {
  expect((await read()).mean_score).toBeNull();
  await correct(zelia, 'abc da.');
  await correct(agata, '-bc dab', { review: doubtful });
  expect((await read()).mean_score).toBe(83.33);
  expect((await call(server, calls.analysis, { ...teacher, params })).data.mean).toBe(83.33);
});

test('printing is kept the first time, changes no version and is written down', async () => {
  const { version } = await read();
  await server.db.delete(auditLog);
  later();
  const first = await call(server, calls.markPrinted, { ...teacher, params });
  later();
  const again = await call(server, calls.markPrinted, { ...teacher, params });
  expect(again.data).toEqual(first.data);
  expect((await read()).version).toBe(version);
  const written = (await server.db.select().from(auditLog).where(eq(auditLog.record_id, exam))).filter(
    ({ to }) => to !== null && typeof to === 'object' && 'sheets_printed_at' in to,
  );
  expect(written.map(({ action, user_id }) => [action, user_id])).toEqual([['UPDATE', ids.user('TEACHER')]]);
  const other = { ...teacher, params: { id: ids.assessment.unassigned } };
  expect((await refused(server, calls.markPrinted, other)).code).toBe('not-found');
});
