import { assessmentEndpoints, questionSkillEndpoints as calls, type WireArea } from '@caderneta/contract';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, sheetOf, testKey } from '../../server/testing/fixture.ts';
import { startUndoableServer } from '../../server/testing/test-server.ts';

const server = await startUndoableServer();
afterAll(() => server.close());
afterEach(() => server.undo());

const params = { id: ids.assessment.assigned };
const teacher = { role: 'TEACHER' as const, params };
const classOf = { role: 'TEACHER' as const, params: { id: ids.class.assigned } };
const question = (group: number, number: number, ...codes: string[]) => ({ group, question: number, codes });
const saveSkills = (...questions: ReturnType<typeof question>[]) =>
  call(server, calls.save, { ...teacher, body: { questions } });
const skillsOf = async (id: string) =>
  (await call(server, calls.ofAssessment, { role: 'MANAGER', params: { id } })).data;
const saveResult = (student_profile_id: string, omr: WireArea[], more: object = {}) =>
  call(server, assessmentEndpoints.saveResult, {
    ...teacher,
    body: { student_profile_id, score: 0, details: { omr, total: 6, acertos: 0 }, ...more },
  });
const tallies = async () =>
  (await call(server, calls.ofClass, classOf)).data.skills.map(({ code, right, answered }) => [code, right, answered]);

test('up to three codes a question, kept in their order; what is not named stays; none clears', async () => {
  await saveSkills(question(0, 1, 'ef09ma05', 'ALFA-1'), question(1, 3, 'MT9-D7'));
  const { data, message } = await saveSkills(question(0, 1, 'ALFA-1', 'EF09MA05', 'ALFA-2'));
  expect([message, data]).toEqual([
    'Habilidades salvas',
    [question(0, 1, 'ALFA-1', 'EF09MA05', 'ALFA-2'), question(1, 3, 'MT9-D7')],
  ]);
  expect((await saveSkills(question(0, 1))).data).toEqual([question(1, 3, 'MT9-D7')]);
  const ofSkills = and(eq(auditLog.table_name, 'question_skills'), eq(auditLog.record_id, params.id));
  const [audit] = await server.db.select().from(auditLog).where(ofSkills).orderBy(desc(auditLog.id)).limit(1);
  expect(audit?.to).toEqual([question(1, 3, 'MT9-D7')]);
});

test('a question that somebody else gave other skills meanwhile says who, and both; other questions are no matter', async () => {
  const [first, third] = [question(0, 1, 'A-1'), question(1, 3, 'A-1')];
  await saveSkills(first, third);
  const manager = { role: 'MANAGER' as const, params };
  await call(server, calls.save, { ...manager, body: { questions: [{ ...question(0, 1, 'A-2'), base: ['A-1'] }] } });
  const elsewhere = { questions: [{ ...question(1, 3, 'A-1', 'A-4'), base: ['A-1'] }] };
  await call(server, calls.save, { ...teacher, body: elsewhere });
  const mine = { questions: [{ ...question(0, 1, 'A-1', 'A-3'), base: ['A-1'] }] };
  expect(await refused(server, calls.save, { ...teacher, body: mine })).toMatchObject({
    code: 'version-conflict',
    conflict: {
      by: 'Pessoa MANAGER',
      changed: ['Questão 1 da coluna 1'],
      fields: [{ label: 'Questão 1 da coluna 1', theirs: 'A-2', mine: 'A-1, A-3' }],
    },
  });
  const again = { questions: [{ ...question(0, 1, 'A-1', 'A-3'), base: ['A-2'] }] };
  const { data } = await call(server, calls.save, { ...teacher, body: again });
  expect(data).toEqual([question(0, 1, 'A-1', 'A-3'), question(1, 3, 'A-1', 'A-4')]);
});

test('four codes, one code twice, and a question that the key does not ask are refused', async () => {
  const messageOf = async (...questions: ReturnType<typeof question>[]) =>
    (await refused(server, calls.save, { ...teacher, body: { questions } })).errors?.[0]?.message;
  expect(await messageOf(question(0, 1, 'A-1', 'A-2', 'A-3', 'A-4'))).toBe('Uma questão tem no máximo 3 habilidades');
  expect(await messageOf(question(0, 1, 'A-1', 'a-1'))).toBe('A mesma habilidade aparece duas vezes');
  expect(await messageOf(question(0, 9, 'A-1'))).toBe('Só uma questão do gabarito salvo tem habilidades.');
});

test('another class of the same assessment gets them, and later changes too', async () => {
  await saveSkills(question(0, 1, 'A-1'));
  const { data } = await call(server, assessmentEndpoints.apply, {
    role: 'MANAGER',
    params,
    body: { class_ids: [ids.class.unassigned] },
  });
  const copy = data.find(({ class_id }) => class_id === ids.class.unassigned);
  expect(await skillsOf(copy?.id ?? '')).toEqual([question(0, 1, 'A-1')]);
  const body = { questions: [question(1, 1, 'A-2')] };
  await call(server, calls.save, { role: 'MANAGER', params, body });
  expect(await skillsOf(copy?.id ?? '')).toEqual([question(0, 1, 'A-1'), question(1, 1, 'A-2')]);
});

test('the results of a class by skill follow its sheets, its key and what is annulled', async () => {
  await saveSkills(question(0, 1, 'A-1'), question(0, 2, 'A-1', 'A-2'));
  await saveResult(ids.pupil.assigned, sheetOf('abc dab'));
  await saveResult(ids.pupil.second, sheetOf('aac dab'));
  expect(await tallies()).toEqual([
    ['A-1', 3, 4],
    ['A-2', 1, 2],
  ]);
  const annulled = [{ group: 0, question: 2 }];
  await call(server, assessmentEndpoints.saveKey, { ...teacher, body: { key: [...testKey], annulled } });
  expect(await tallies()).toEqual([['A-1', 2, 2]]);
});

test('a question that the key no longer asks loses its skills, which would else count it as never right', async () => {
  const column = (questions: number) =>
    Object.fromEntries(Array.from({ length: questions }, (_, at) => [String(at + 1), 'a' as const]));
  const saveKey = (questions: number) =>
    call(server, assessmentEndpoints.saveKey, { ...teacher, body: { key: [testKey[0], column(questions)] } });
  await saveKey(13);
  await saveSkills(question(0, 1, 'A-1'), question(1, 12, 'A-1', 'A-2'));
  await saveResult(ids.pupil.assigned, sheetOf('abc ...'));
  await saveKey(10);
  expect(await tallies()).toEqual([['A-1', 1, 1]]);
  expect(await skillsOf(params.id)).toEqual([question(0, 1, 'A-1')]);
  const ofSkills = and(eq(auditLog.table_name, 'question_skills'), eq(auditLog.record_id, params.id));
  const [audit] = await server.db.select().from(auditLog).where(ofSkills).orderBy(desc(auditLog.id)).limit(1);
  expect(audit?.to).toEqual([question(0, 1, 'A-1')]);
});

test('version B takes them through its order', async () => {
  const order = [
    [3, 2, 1].map((number) => ({ group: 0, question: number })),
    [1, 2, 3].map((number) => ({ group: 1, question: number })),
  ];
  await call(server, assessmentEndpoints.saveKey, { ...teacher, body: { key: [...testKey], version_b: { order } } });
  await saveSkills(question(0, 1, 'A-1'), question(0, 3, 'A-3'));
  await saveResult(ids.pupil.assigned, sheetOf('abc dab'));
  // In B the first is A's third, whose letter is c: right in A's third, wrong in A's first.
  await saveResult(ids.pupil.second, sheetOf('cbb dab'), { key_version: 'B' });
  expect(await tallies()).toEqual([
    ['A-1', 1, 2],
    ['A-3', 2, 2],
  ]);
});
