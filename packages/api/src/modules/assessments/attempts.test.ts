import { assessmentEndpoints as calls } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { assessmentResults, resultAttempts } from '../../schema/assessment-results.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, sheetOf, testKey } from '../../server/testing/fixture.ts';
import { drawnPhoto } from '../../server/testing/fixture-files.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const params = { id: ids.assessment.assigned, studentProfileId: ids.pupil.second };
const teacher = { role: 'TEACHER' as const, params };

beforeEach(async () => {
  await server.db.delete(assessmentResults).where(eq(assessmentResults.student_profile_id, ids.pupil.second));
  await call(server, calls.saveKey, { ...teacher, body: { key: [...testKey], annulled: [] } });
});

const save = async (marks: string, more: { is_typed?: boolean; photo?: string | null; version?: number } = {}) => {
  const details = { omr: sheetOf(marks), total: 6, acertos: 0 };
  const body = { student_profile_id: ids.pupil.second, score: 0, details, ...more };
  return (await call(server, calls.saveResult, { ...teacher, body })).data;
};
const attempts = async () => (await call(server, calls.attempts, teacher)).data;
const goBack = (attemptId: string, version?: number) =>
  call(server, calls.restoreAttempt, { ...teacher, params: { ...params, attemptId }, body: { version } });

test('a second sheet of a pupil counts, and the first is kept with its time; one can go back to it', async () => {
  const photo = await drawnPhoto();
  expect(await attempts()).toEqual([]);
  expect(await save('abc dab', { photo })).toMatchObject({ hits: 6, earlier_attempts: 0 });
  expect(await save('abc ---')).toMatchObject({ hits: 3, earlier_attempts: 1, photo: null, version: 2 });
  const all = await attempts();
  const earlier = all[1];
  expect(all).toMatchObject([
    { is_current: true, hits: 3, by: 'Pessoa TEACHER', is_typed: false },
    { is_current: false, hits: 6, by: 'Pessoa TEACHER', is_typed: false },
  ]);
  expect(new Date(earlier?.read_at ?? '').getTime()).not.toBeNaN();

  const { data, message } = await goBack(earlier?.id ?? '', 2);
  expect(message).toBe('Resultado anterior de volta');
  expect(data).toMatchObject({ hits: 6, photo, version: 3, earlier_attempts: 1 });
  const after = await attempts();
  expect(after.map(({ hits, is_current }) => [hits, is_current])).toEqual([
    [6, true],
    [3, false],
  ]);
  expect(after[0]?.read_at).toBe(earlier?.read_at);
});

test('one that is gone back to is graded by the key of now, and what was open in it waits again', async () => {
  const open = { group: 0, question: 2, marked: 'BC', state: 'multiple' as const, crop: await drawnPhoto() };
  const details = { omr: sheetOf('abc dab'), total: 6, acertos: 0 };
  const body = { student_profile_id: ids.pupil.second, score: 0, details, review: [open] };
  await call(server, calls.saveResult, { ...teacher, body });
  expect(await save('--- ---')).toMatchObject({ hits: 0, status: 'CORRECTED', review: [] });
  const key = [testKey[0], { ...testKey[1], '1': 'c' as const }];
  await call(server, calls.saveKey, { ...teacher, body: { key, annulled: [] } });
  const [, earlier] = await attempts();
  const { data } = await goBack(earlier?.id ?? '');
  expect(data).toMatchObject({ hits: 4, status: 'IN_REVIEW', review: [{ ...open, crop: null }] });
});

test('the same sheet read again, and decisions on its questions, make no second one', async () => {
  await save('abc da-');
  await save('abc da-');
  const decisions = [{ group: 1, question: 3, answer: 'B' as const }];
  await call(server, calls.decide, { ...teacher, body: { decisions } });
  expect(await attempts()).toHaveLength(1);
});

test('answers that were typed say who typed them, until another sheet is read', async () => {
  expect(await save('abc dab', { is_typed: true })).toMatchObject({ typed_by: 'Pessoa TEACHER', hits: 6 });
  const { data: rows } = await call(server, calls.results, teacher);
  const own = rows.find(({ student_profile_id: id }) => id === ids.pupil.second);
  expect(own).toMatchObject({ typed_by: 'Pessoa TEACHER' });
  expect(await save('abc da-')).toMatchObject({ typed_by: null });
  expect((await attempts()).map(({ is_typed }) => is_typed)).toEqual([false, true]);
});

test('of an old version, of another pupil, or of a result that was taken back, nothing is restored', async () => {
  await save('abc dab');
  await save('abc ---');
  const [, earlier] = await attempts();
  const attemptId = earlier?.id ?? '';
  const over = { ...teacher, body: { version: 1 }, params: { ...params, attemptId } };
  expect(await refused(server, calls.restoreAttempt, over)).toMatchObject({
    code: 'version-conflict',
    current: [{ version: 2 }],
    conflict: { by: 'Pessoa TEACHER', fields: [{ label: 'Resultado', theirs: '3 de 6', mine: '6 de 6' }] },
  });
  const other = { ...params, attemptId, studentProfileId: ids.pupil.assigned };
  expect((await refused(server, calls.restoreAttempt, { ...over, body: {}, params: other })).code).toBe('not-found');
  await call(server, calls.removeResult, { ...teacher, query: {} });
  expect(await server.db.select().from(resultAttempts).where(eq(resultAttempts.id, attemptId))).toEqual([]);
  expect((await refused(server, calls.restoreAttempt, { ...over, body: {} })).code).toBe('not-found');
});
