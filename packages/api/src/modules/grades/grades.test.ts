import { gradeEndpoints as calls } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { notifications } from '../../schema/notifications.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { disciplinesOf, ids } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
afterEach(() => server.db.delete(grades));

const as = { role: 'TEACHER' } as const;
const input = {
  class_id: ids.class.assigned,
  student_profile_id: ids.pupil.assigned,
  discipline_id: ids.discipline,
  scope: 'BIMESTER' as const,
  period_index: 1,
  score: 7.5,
};
const list = async (query: object = { class_id: input.class_id }) =>
  (await call(server, calls.list, { ...as, query })).data;

test('a grade is posted in the current year, changed, and leaves its trace', async () => {
  const { data } = await call(server, calls.save, { ...as, body: input });
  expect(data).toMatchObject({ score: 7.5, year: 2026, version: 1, discipline: { name: 'Português' } });
  const changed = await call(server, calls.save, { ...as, body: { ...input, score: 8.1, version: 1 } });
  expect(changed.data).toMatchObject({ id: data.id, score: 8.1, version: 2 });
  expect(await list()).toEqual([changed.data]);
  const trail = await server.db.select().from(auditLog).where(eq(auditLog.record_id, data.id));
  expect(trail.map(({ action, from, to }) => [action, from, to])).toEqual(
    expect.arrayContaining([
      ['UPDATE', [expect.objectContaining({ score: 7.5 })], [expect.objectContaining({ score: 8.1 })]],
    ]),
  );
});

test('the later of two is told of the earlier; nothing is overwritten', async () => {
  await call(server, calls.save, { ...as, body: input });
  const late = { ...input, score: 4, version: 0 };
  const failure = await refused(server, calls.save, { role: 'MANAGER', body: late });
  expect(failure.code).toBe('version-conflict');
  expect(failure.errors).toEqual([{ field: 'score', message: 'Zélia: Pessoa TEACHER já lançou 7,5' }]);
  expect(failure.current).toMatchObject([{ score: 7.5, version: 1, by: 'Pessoa TEACHER' }]);
  expect((await list()).map(({ score }) => score)).toEqual([7.5]);
});

test('a sheet is all or nothing, and repeats without harm', async () => {
  const sheet = [input, { ...input, student_profile_id: ids.pupil.second, score: 10 }];
  const outsider = { ...input, student_profile_id: ids.pupil.away };
  const failure = await refused(server, calls.saveSheet, { ...as, body: [...sheet, outsider] });
  expect(failure.errors?.map(({ field }) => field)).toEqual(['2.student_profile_id']);
  expect(await list()).toEqual([]);
  const { data, message } = await call(server, calls.saveSheet, { ...as, body: sheet });
  expect([message, data.map(({ score }) => score)]).toEqual(['2 notas lançadas.', [7.5, 10]]);
  const traces = async () => [await server.db.$count(auditLog), await server.db.$count(notifications)];
  const before = await traces();
  const again = await call(server, calls.saveSheet, { ...as, body: sheet });
  expect(again.data).toEqual(data);
  expect(await traces()).toEqual(before);
});

test.each([
  ['a score over 10', { score: 10.5 }],
  ['a score between two tenths', { score: 7.55 }],
  ['a fifth bimester', { period_index: 5 }],
  ['a discipline of another school', { discipline_id: disciplinesOf.far[0] }],
  ['text for a score', { score: '7' as unknown as number }],
])('%s is refused', async (_, change) => {
  expect((await refused(server, calls.save, { ...as, body: { ...input, ...change } })).code).toBe('invalid-request');
});

test('a teacher posts only in assigned classes; who left the class keeps and gets grades of it', async () => {
  const elsewhere = { ...input, class_id: ids.class.unassigned, student_profile_id: ids.pupil.unassigned };
  expect((await refused(server, calls.save, { ...as, body: elsewhere })).code).toBe('not-found');
  await call(server, calls.save, { ...as, body: { ...input, student_profile_id: ids.pupil.left } });
});

test('the list is filtered by pupil, period and year; staff must say which class or pupil', async () => {
  await call(server, calls.save, { ...as, body: input });
  await call(server, calls.save, { ...as, body: { ...input, period_index: 2, year: 2025 } });
  expect(await list({ student_profile_id: input.student_profile_id })).toHaveLength(2);
  expect(await list({ class_id: input.class_id, period_index: '1', scope: 'BIMESTER' })).toHaveLength(1);
  expect(await list({ class_id: input.class_id, year: '2025' })).toHaveLength(1);
  expect((await refused(server, calls.list, as)).errors?.[0]?.field).toBe('class_id');
});

test('a pupil reads their own, without naming a class', async () => {
  await call(server, calls.save, { ...as, body: input });
  await call(server, calls.save, { ...as, body: { ...input, student_profile_id: ids.profile('STUDENT'), score: 9 } });
  const query = { student_profile_id: input.student_profile_id };
  expect((await call(server, calls.list, { role: 'STUDENT' })).data.map(({ score }) => score)).toEqual([9]);
  expect((await call(server, calls.list, { role: 'STUDENT', query })).data).toEqual([]);
});
