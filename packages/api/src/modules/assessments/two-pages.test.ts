import {
  type AnswerKey,
  type AssessmentResult,
  assessmentEndpoints as calls,
  type ReviewItem,
} from '@caderneta/contract';
import { afterAll, afterEach, expect, test } from 'vitest';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, sheetOf, testKey } from '../../server/testing/fixture.ts';
import { drawnPhoto } from '../../server/testing/fixture-files.ts';
import { startUndoableServer } from '../../server/testing/test-server.ts';

const server = await startUndoableServer();
afterAll(() => server.close());
afterEach(() => server.undo());

const teacher = { role: 'TEACHER' as const, params: { id: ids.assessment.assigned } };
const pupil = ids.pupil.assigned;
const ofPupil = { ...teacher, params: { ...teacher.params, studentProfileId: pupil } };
const column = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [String(at + 1), 'a' as const]));
/** The first page has two columns of three questions and one of ten, the second two of ten. */
const key: AnswerKey = [...testKey, column, column, column];
const ten = 'aaaaaaaaaa';
const [first, second] = [`abc dab ${ten}`, `${ten} ${ten}`];
const columnsOfFirst = 3;

async function start() {
  await server.db.delete(assessmentResults);
  await call(server, calls.saveKey, { ...teacher, body: { key } });
}

const areasOf = (text: string, from: number) => sheetOf(text).map((area) => ({ ...area, area: area.area + from }));
const bodyOf = (text: string, from: number, more: object = {}) => ({
  ...{ student_profile_id: pupil, score: 0, ...more },
  details: { omr: areasOf(text, from), total: 36, acertos: 0 },
});
const save = async (text: string, from: number, more: object = {}): Promise<AssessmentResult> =>
  (await call(server, calls.saveResult, { ...teacher, body: bodyOf(text, from, more) })).data;
const saveFirst = (more?: object, text = first) => save(text, 0, more);
const saveSecond = (more?: object, text = second) => save(text, columnsOfFirst, more);
const figures = async () => {
  const { data } = await call(server, calls.get, teacher);
  return [data.results_count, data.in_review_count, data.mean_score];
};
const areasIn = ({ details }: AssessmentResult) =>
  details && 'omr' in details ? details.omr.map(({ area }) => area) : null;

test('a page alone leaves its pupil pending, and both are a result, in whatever order they come', async () => {
  await start();
  const [waiting] = (await call(server, calls.results, teacher)).data.filter(
    ({ student_profile_id: id }) => id === pupil,
  );
  expect(waiting).toMatchObject({ status: 'PENDING', missing_page: null });
  const { pending_count: pending } = (await call(server, calls.get, teacher)).data;

  const half = await saveSecond({ version: 0 });
  expect(half).toMatchObject({ status: 'PENDING', missing_page: 1, score: null, hits: null, version: 1 });
  expect(areasIn(half)).toEqual([4, 5]);
  expect(await figures()).toEqual([0, 0, null]);
  expect((await call(server, calls.get, teacher)).data.pending_count).toBe(pending);
  expect((await call(server, calls.itemResults, teacher)).data).toEqual([]);

  // Sent by a device that has not heard of the other page.
  const whole = await saveFirst({ version: 0 });
  expect(whole).toMatchObject({ status: 'CORRECTED', missing_page: null, hits: 36, total: 36, score: 100, version: 2 });
  expect(areasIn(whole)).toEqual([1, 2, 3, 4, 5]);
  expect(whole.earlier_attempts).toBe(0);
  expect(await figures()).toEqual([1, 0, 100]);
  expect((await call(server, calls.get, teacher)).data.pending_count).toBe(pending - 1);
  expect((await call(server, calls.itemResults, teacher)).data[0]?.hits).toBe(36);
});

test('a page that is read again takes the place of its own columns, over what its reader saw, and the sheet before is kept', async () => {
  await start();
  await saveFirst();
  await saveSecond();
  const again = bodyOf(`${ten} bbbbbbbbbb`, columnsOfFirst, { version: 1 });
  expect((await refused(server, calls.saveResult, { ...teacher, body: again })).code).toBe('version-conflict');
  const after = await saveSecond({ version: 2 }, `${ten} bbbbbbbbbb`);
  expect(after).toMatchObject({ hits: 26, total: 36, status: 'CORRECTED', earlier_attempts: 1 });
  const { data: attempts } = await call(server, calls.attempts, ofPupil);
  expect(attempts.map(({ hits }) => hits)).toEqual([26, 36]);
});

test('what waits on one page keeps its picture when the other comes, and the sheet waits with it', async () => {
  await start();
  const crop = await drawnPhoto();
  const unsure = (group: number, question: number): ReviewItem => ({
    ...{ group, question, marked: null, state: 'uncertain', crop },
  });
  expect(await saveFirst({ review: [unsure(2, 4)] })).toMatchObject({
    status: 'PENDING',
    review: [{ group: 2, crop }],
  });
  const whole = await saveSecond({ review: [unsure(4, 2)] });
  expect(whole).toMatchObject({
    ...{ status: 'IN_REVIEW', hits: 34 },
    review: [
      { group: 2, question: 4, crop },
      { group: 4, question: 2, crop },
    ],
  });
  const decide = (group: number, question: number) =>
    call(server, calls.decide, { ...ofPupil, body: { decisions: [{ group, question, answer: 'A' }] } });
  await decide(4, 2);
  expect((await decide(2, 4)).data).toMatchObject({ status: 'CORRECTED', hits: 36, review: [] });
});

test('a decision on one page makes no result of it', async () => {
  await start();
  await saveFirst({ review: [{ group: 0, question: 1, marked: null, state: 'uncertain', crop: null }] });
  const { data } = await call(server, calls.decide, {
    ...ofPupil,
    body: { decisions: [{ group: 0, question: 1, answer: 'A' }] },
  });
  expect(data).toMatchObject({ status: 'PENDING', missing_page: 2, review: [] });
});

test('pages of two versions are no sheet: the later one waits for its own', async () => {
  await start();
  const body = { key, version_b: { key } };
  await call(server, calls.saveKey, { ...teacher, body });
  await saveFirst();
  const other = bodyOf(second, columnsOfFirst, { key_version: 'B', version: 0 });
  expect((await refused(server, calls.saveResult, { ...teacher, body: other })).code).toBe('version-conflict');
  const after = await saveSecond({ key_version: 'B', version: 1 });
  expect(after).toMatchObject({ status: 'PENDING', missing_page: 1, key_version: 'B', earlier_attempts: 1 });
});

test('a changed key grades a page that waits as well, and answers typed for the whole sheet are one', async () => {
  await start();
  await saveFirst();
  await call(server, calls.saveKey, { ...teacher, body: { key: [{ ...key[0], '1': 'd' }, ...key.slice(1)] } });
  const { data } = await call(server, calls.result, ofPupil);
  expect(data).toMatchObject({ status: 'PENDING', missing_page: 2 });
  const whole = await save(`${first} ${second}`, 0, { is_typed: true });
  expect(whole).toMatchObject({ status: 'CORRECTED', hits: 35, missing_page: null });
});

test('what an older client sends, a picture to be kept, and other pages once sheets are printed are refused in words', async () => {
  await start();
  const { details, ...alone } = bodyOf(first, 0);
  const older = await refused(server, calls.saveResult, { ...teacher, body: { ...alone, score: 50 } });
  expect(older.errors?.[0]?.message).toMatch(/duas páginas, que um aplicativo antigo não conhece/);
  const pictured = { ...alone, details, photo: await drawnPhoto() };
  const withPhoto = await refused(server, calls.saveResult, { ...teacher, body: pictured });
  expect(withPhoto.errors?.[0]?.message).toBe('De uma folha de duas páginas não se guarda a foto.');
  await call(server, calls.markPrinted, teacher);
  const longer = { key: [...key, column, column] };
  const moved = await refused(server, calls.saveKey, { ...teacher, body: longer });
  expect(moved.errors?.[0]?.message).toMatch(/cada coluna fica na página em que saiu/);
});

test('a key has no more columns than two pages hold', async () => {
  await start();
  const body = { key: [...key, column, column, column] };
  await call(server, calls.saveKey, { ...teacher, body });
  const nine = { key: [...body.key, column] };
  expect((await refused(server, calls.saveKey, { ...teacher, body: nine })).code).toBe('invalid-request');
});
