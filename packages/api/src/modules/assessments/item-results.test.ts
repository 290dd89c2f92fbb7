import { assessmentEndpoints as calls, type WireArea } from '@caderneta/contract';
import { afterAll, afterEach, expect, test } from 'vitest';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { call } from '../../server/testing/call.ts';
import { ids, sheetOf, testKey } from '../../server/testing/fixture.ts';
import { startUndoableServer } from '../../server/testing/test-server.ts';

const server = await startUndoableServer();
afterAll(() => server.close());
afterEach(() => server.undo());

const teacher = { role: 'TEACHER' as const, params: { id: ids.assessment.assigned } };
const save = (student_profile_id: string, omr: WireArea[], more: object = {}) =>
  call(server, calls.saveResult, {
    ...teacher,
    body: { student_profile_id, score: 0, details: { omr, total: 6, acertos: 0 }, ...more },
  });
const marks = async () =>
  new Map(
    (await call(server, calls.itemResults, teacher)).data.map(({ student_profile_id, marks: own, hits }) => [
      student_profile_id,
      { hits, said: own.map(({ mark, right }) => `${mark}${right === null ? '?' : right ? '+' : '-'}`).join(' ') },
    ]),
  );

test('every question of every corrected sheet: what is marked, and whether it is right; annulled ones are neither', async () => {
  await server.db.delete(assessmentResults);
  const annulled = [{ group: 1, question: 3 }];
  await call(server, calls.saveKey, { ...teacher, body: { key: [...testKey], annulled } });
  await save(ids.pupil.assigned, sheetOf('abc dab'));
  await save(ids.pupil.second, sheetOf('aac -ab'));
  const review = [{ group: 0, question: 1, marked: null, state: 'uncertain', crop: null }];
  await save(ids.profile('STUDENT'), sheetOf('abc dab'), { review });
  const found = await marks();
  expect(found.get(ids.pupil.assigned)).toEqual({ hits: 6, said: 'A+ B+ C+ D+ A+ B?' });
  expect(found.get(ids.pupil.second)).toEqual({ hits: 4, said: 'A+ A- C+ blank- A+ B?' });
  // A sheet that waits for a person is no result yet.
  expect(found.size).toBe(2);
});

test('a sheet of version B in another order is told by the positions of A', async () => {
  const order = [
    [3, 2, 1].map((question) => ({ group: 0, question })),
    [1, 2, 3].map((question) => ({ group: 1, question })),
  ];
  await call(server, calls.saveKey, { ...teacher, body: { key: [...testKey], version_b: { order } } });
  await save(ids.pupil.second, sheetOf('cba dab'), { key_version: 'B' });
  expect((await marks()).get(ids.pupil.second)?.said).toBe('A+ B+ C+ D+ A+ B+');
});
