import {
  assessmentEndpoints,
  type BankItemInput,
  bankItemEndpoints as calls,
  questionSkillEndpoints,
} from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { files } from '../../schema/files.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, testKey } from '../../server/testing/fixture.ts';
import { drawnPhoto } from '../../server/testing/fixture-files.ts';
import { send, startUndoableServer } from '../../server/testing/test-server.ts';

let server: Awaited<ReturnType<typeof startUndoableServer>>;
beforeAll(async () => {
  server = await startUndoableServer();
});
afterAll(() => server.close());
afterEach(() => server.undo());

const teacher = { role: 'TEACHER' } as const;
const network = { role: 'MUNICIPALITY' } as const;
const question: BankItemInput = {
  municipality_id: ids.municipality.home,
  statement: ' Quanto é 7 × 8? ',
  options: ['54', '56', '64'],
  rule: 'b',
  component: 'Matemática',
  year: 5,
  level: 'EASY',
  skills: ['ef05ma08'],
};
const keep = async (more: Partial<BankItemInput> = {}, as: object = teacher) =>
  (await call(server, calls.create, { ...as, body: { ...question, ...more } })).data;
const statements = async (query: object) =>
  (await call(server, calls.list, { ...network, query: { limit: '50', ...query } })).data.map((item) => item.statement);
const assemble = async (item_ids: string[], more: object = {}) =>
  (
    await call(server, calls.assemble, {
      ...teacher,
      body: { class_id: ids.class.assigned, title: 'Prova do banco', item_ids, ...more },
    })
  ).data;

test('a teacher keeps a question and changes it by its version; a colleague reads it, who manages the network changes it', async () => {
  const added = await keep();
  expect(added).toMatchObject({ statement: 'Quanto é 7 × 8?', skills: ['EF05MA08'], version: 1, can_write: true });
  const params = { id: added.id };
  const manager = { role: 'MANAGER' } as const;
  expect((await call(server, calls.get, { ...manager, params })).data).toMatchObject({ can_write: false, uses: [] });
  const body = { level: 'HARD', version: 1 } as const;
  expect((await refused(server, calls.update, { ...manager, params, body })).code).toBe('not-found');
  expect((await call(server, calls.update, { ...network, params, body })).data).toMatchObject({
    level: 'HARD',
    version: 2,
  });
  const other = { ...body, level: 'EASY' } as const;
  expect((await refused(server, calls.update, { ...teacher, params, body: other })).code).toBe('version-conflict');
});

test('lists find by words without accents, component, year, skill and level, page by page', async () => {
  await keep({ statement: 'A fração de uma pizza', year: 6, level: 'HARD', skills: [] });
  await keep({ statement: 'Sílabas de "cadeira"', component: 'Língua Portuguesa', skills: ['EF15LP02'] });
  expect(await statements({ search: 'fracao' })).toEqual(['A fração de uma pizza']);
  expect(await statements({ component: 'lingua portuguesa' })).toEqual(['Sílabas de "cadeira"']);
  expect(await statements({ skill: 'ef15lp02' })).toEqual(['Sílabas de "cadeira"']);
  expect(await statements({ year: '6' })).toEqual(['A fração de uma pizza']);
  expect(await statements({ level: 'HARD' })).toEqual(['A fração de uma pizza']);
  const all = await statements({});
  expect(all.length).toBeGreaterThan(2);
  expect(await statements({ page: '2', limit: '1' })).toEqual([all[1]]);
});

test('the right letter stands beside an option, and a picture is one by its bytes', async () => {
  const refusedBy = async (more: object) =>
    (await refused(server, calls.create, { ...teacher, body: { ...question, ...more } })).errors;
  expect(await refusedBy({ rule: 'd' })).toMatchObject([{ field: 'rule' }]);
  expect(await refusedBy({ rule: { kind: 'true-false', right: true } })).toMatchObject([{ field: 'rule' }]);
  expect(await refusedBy({ options: ['só uma'] })).toMatchObject([{ field: 'options' }]);
  expect(await refusedBy({ picture: Buffer.from('%PDF-1.7').toString('base64') })).toEqual([
    { field: 'picture', message: 'Use uma imagem PNG ou JPEG.' },
  ]);
  const { picture, id } = await keep({ picture: await drawnPhoto() });
  expect(picture?.type).toBe('image/jpeg');
  expect((await send(server.app, 'GET', picture?.url ?? '', {})).statusCode).toBe(200);
  await call(server, calls.update, { ...teacher, params: { id }, body: { picture: null } });
  expect(
    await server.db
      .select()
      .from(files)
      .where(eq(files.id, picture?.id ?? '')),
  ).toEqual([]);
});

test('an assessment is put together: key, version B, skills and booklet follow from the questions', async () => {
  const [first, second] = [await keep(), await keep({ statement: 'Quanto é 9 × 9?', rule: 'c', skills: [] })];
  const order = [
    [
      { group: 0, question: 2 },
      { group: 0, question: 1 },
    ],
  ];
  const made = await assemble([second.id, first.id], { order });
  expect(made).toMatchObject({ title: 'Prova do banco', format: 'GABARITO', key_shape: [2], has_version_b: true });
  const params = { id: made.id };
  const key = (await call(server, assessmentEndpoints.getKey, { ...teacher, params })).data;
  expect([key.key, key.version_b?.key]).toEqual([[{ 1: 'c', 2: 'b' }], [{ 1: 'b', 2: 'c' }]]);
  expect((await call(server, questionSkillEndpoints.ofAssessment, { ...teacher, params })).data).toEqual([
    { group: 0, question: 2, codes: ['EF05MA08'] },
  ]);
  const booklet = (await call(server, calls.booklet, { ...teacher, params })).data;
  expect(booklet.questions.map(({ question: number, statement }) => [number, statement])).toEqual([
    [1, 'Quanto é 9 × 9?'],
    [2, 'Quanto é 7 × 8?'],
  ]);
  expect(booklet.order).toEqual(order);
  // What is right is in none of it.
  expect(JSON.stringify(booklet)).not.toMatch(/"(rule|key|correct)"/);
});

test('what was printed stays: text and answer are refused, level and skills are not; with uses it is archived', async () => {
  const { id } = await keep();
  await assemble([id]);
  const params = { id };
  const change = (body: object) => ({ ...teacher, params, body });
  expect((await refused(server, calls.update, change({ statement: 'Outra' }))).code).toBe('in-use');
  expect((await refused(server, calls.update, change({ rule: 'a' }))).code).toBe('in-use');
  expect(
    (await call(server, calls.update, change({ statement: 'Quanto é 7 × 8?', level: 'HARD' }))).data,
  ).toMatchObject({
    ...{ level: 'HARD', is_fixed: true, uses_count: 1 },
  });
  expect((await call(server, calls.remove, { ...teacher, params })).data).toEqual({ archived: true });
  expect(await statements({})).not.toContain('Quanto é 7 × 8?');
  expect(await statements({ archived: 'true' })).toEqual(['Quanto é 7 × 8?']);
  const failure = await refused(server, calls.assemble, {
    ...teacher,
    body: { class_id: ids.class.assigned, title: 'Outra', item_ids: [id] },
  });
  expect(failure.errors).toMatchObject([{ field: 'item_ids' }]);
  expect((await call(server, calls.update, change({ is_archived: false }))).data.is_archived).toBe(false);
});

test('a question of an assessment that is kept has that as its use, with the figures of its item analysis', async () => {
  const from = { assessment_id: ids.assessment.assigned, group: 0, question: 1 };
  const { id } = await keep({ from, rule: 'a' });
  const params = { id: from.assessment_id };
  const [analysed] = (await call(server, assessmentEndpoints.questions, { ...teacher, params })).data;
  const { data } = await call(server, calls.get, { ...teacher, params: { id } });
  expect(data).toMatchObject({ uses_count: 1, is_fixed: true });
  expect(data.uses).toMatchObject([
    { ...from, sheets: 1, hit_rate: analysed?.hit_rate, discrimination: analysed?.discrimination },
  ]);
  const unasked = { ...question, from: { ...from, question: 99 } };
  expect((await refused(server, calls.create, { ...teacher, body: unasked })).errors).toMatchObject([
    { field: 'from' },
  ]);
});

test('the figures of a question are of what it asks: no other answer at first, none later, none by another key', async () => {
  const from = { assessment_id: ids.assessment.assigned, group: 0, question: 1 };
  const other = { ...question, from, rule: 'b' as const };
  expect((await refused(server, calls.create, { ...teacher, body: other })).errors).toMatchObject([{ field: 'rule' }]);
  const { id } = await keep({ from, rule: 'a' });
  const change = { ...teacher, params: { id }, body: { statement: 'Outra', options: ['1', '2'] } };
  expect((await refused(server, calls.update, change)).code).toBe('in-use');
  const hits = async () => (await call(server, calls.get, { ...teacher, params: { id } })).data.uses[0]?.hit_rate;
  expect(await hits()).not.toBeNull();
  const key = [{ ...testKey[0], '1': 'c' as const }, testKey[1]];
  const params = { id: from.assessment_id };
  await call(server, assessmentEndpoints.saveKey, { ...teacher, params, body: { key } });
  expect(await hits()).toBeNull();
});

test('the key of a booklet holds no answer right that it does not print', async () => {
  const made = await assemble([(await keep({ options: ['54', '56'] })).id]);
  const body = (letter: 'a' | 'c') => ({ ...teacher, params: { id: made.id }, body: { key: [{ '1': letter }] } });
  expect((await refused(server, assessmentEndpoints.saveKey, body('c'))).errors).toEqual([
    {
      field: 'key',
      message: 'A questão 1 da coluna 1 tem, no caderno, as alternativas de A a B: escolha a certa entre elas.',
    },
  ]);
  await call(server, assessmentEndpoints.saveKey, body('a'));
});

test('applied in another class the booklet goes along; a shorter key takes its questions from it', async () => {
  const added: string[] = [];
  for (let number = 1; number <= 13; number += 1) added.push((await keep({ statement: `Questão ${number}` })).id);
  const made = await assemble(added);
  const manager = { role: 'MANAGER' } as const;
  const params = { id: made.id };
  const group = await call(server, assessmentEndpoints.apply, {
    ...manager,
    params,
    body: { class_ids: [ids.class.unassigned] },
  });
  const printed = (of: string) => call(server, calls.booklet, { ...manager, params: { id: of } });
  expect(group.data).toHaveLength(2);
  for (const { id } of group.data) expect((await printed(id)).data.questions).toHaveLength(13);
  const shorter = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [String(at + 1), 'b' as const]));
  await call(server, assessmentEndpoints.saveKey, { ...manager, params, body: { key: [shorter] } });
  expect((await printed(made.id)).data.questions.at(-1)).toMatchObject({ question: 10, statement: 'Questão 10' });
});

test('a pupil receives no item, key, picture or booklet, whatever the permission', async () => {
  const { id } = await keep({ picture: await drawnPhoto() });
  const made = await assemble([id]);
  const pupil = { role: 'STUDENT' } as const;
  for (const url of [
    '/bank-items',
    `/bank-items/${id}`,
    `/bank-items/${id}/picture`,
    `/assessments/${made.id}/booklet`,
    `/assessments/${made.id}/key`,
    `/assessments/${made.id}`,
  ]) {
    expect([url, (await send(server.app, 'GET', url, pupil)).statusCode]).toEqual([url, 403]);
  }
});
