import { skillEndpoints as calls, excelBytes } from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { bankItems } from '../../schema/bank-items.table.ts';
import { classEvents } from '../../schema/class-events.table.ts';
import { questionSkills } from '../../schema/question-skills.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startUndoableServer } from '../../server/testing/test-server.ts';
import { publicTable } from './testing/public-tables.ts';

const server = await startUndoableServer();
afterAll(() => server.close());
afterEach(() => server.undo());

const as = { role: 'MUNICIPALITY' } as const;
const owner = { municipality_id: ids.municipality.home };
const sheetOf = (text: string) => ({ ...owner, file: Buffer.from(text).toString('base64') });
const preview = async (text: string) => (await call(server, calls.preview, { ...as, body: sheetOf(text) })).data;
const take = async (text: string, more: object = {}) =>
  (await call(server, calls.commit, { ...as, body: { ...sheetOf(text), ...more } })).data;
const codes = async (query: object = {}) =>
  (await call(server, calls.list, { ...as, query: { ...owner, ...query } })).data.map(({ code }) => code);
const useInQuestion = (code: string) =>
  server.db
    .insert(questionSkills)
    .values({ assessment_id: ids.assessment.assigned, group: 0, question: 1, position: 0, code });
const bankItem = { statement: 'Quanto é 7 × 8?', options: ['54', '56'], rule: 'b' as const, skills: ['ALFA-7'] };
const lesson = { title: 'Aula', date: '2026-03-02', codes: ['ALFA-7'] };

test('a code alone works: component and years follow from it; it is changed by its version and removed', async () => {
  const { data } = await call(server, calls.create, { ...as, body: { ...owner, code: ' ef06lp12 ' } });
  expect(data).toMatchObject({
    code: 'EF06LP12',
    kind: 'BNCC_EF',
    component: 'Língua Portuguesa',
    years: [6],
    text: null,
  });
  const params = { id: data.id };
  const body = { text: ' Ler nas entrelinhas ', version: 1 };
  const changed = await call(server, calls.update, { ...as, params, body });
  expect(changed.data).toMatchObject({ text: 'Ler nas entrelinhas', years: [6], version: 2 });
  expect((await refused(server, calls.update, { ...as, params, body: { ...body, text: 'Ler as linhas' } })).code).toBe(
    'version-conflict',
  );
  expect((await refused(server, calls.create, { ...as, body: { ...owner, code: 'EF06LP12' } })).errors).toEqual([
    { field: 'code', message: 'Este código já existe na rede' },
  ]);
  await call(server, calls.remove, { ...as, params });
  expect((await refused(server, calls.remove, { ...as, params })).code).toBe('not-found');
});

test('lists find by code and text without accents, by kind and by year', async () => {
  await take('codigo;texto;anos\nEF06LP12;Inferir a opinião;\nEF67LP03;Comparar notícias;\nALFA-1;Somar frações;4');
  expect(await codes({ search: 'opiniao' })).toEqual(['EF06LP12']);
  expect(await codes({ search: 'ef67' })).toEqual(['EF67LP03']);
  expect(await codes({ year: '6' })).toEqual(['EF06LP12', 'EF67LP03']);
  expect(await codes({ kind: 'NETWORK', search: 'alfa' })).toEqual(['ALFA-1']);
});

test('a second sheet: what is new, what changed, what is gone; a code in use stays', async () => {
  expect(await take('codigo;texto\nEF06LP12;Um\nEF06LP13;Dois\nEF06LP14;Três\nEF06LP15;Quatro')).toEqual({
    created: 4,
    changed: 0,
    removed: 0,
  });
  await take('codigo;texto\nALFA-1;De outra matriz');
  await useInQuestion('EF06LP14');
  const second = 'codigo;texto\nEF06LP12;Um\nEF06LP13;Dois, melhor\nEF06LP16;Cinco';
  const data = await preview(second);
  expect(data.rows.map(({ code, state, message }) => [code, state, message])).toEqual([
    ['EF06LP12', 'same', ''],
    ['EF06LP13', 'changed', 'Muda: texto'],
    ['EF06LP16', 'new', ''],
  ]);
  expect(data.gone).toEqual([
    { code: 'EF06LP14', text: 'Três', is_used: true },
    { code: 'EF06LP15', text: 'Quatro', is_used: false },
  ]);
  expect(data.counts).toEqual({ new: 1, changed: 1, same: 1, faulty: 0, gone: 2, used: 1 });
  expect(await take(second, { remove_gone: true })).toEqual({ created: 1, changed: 1, removed: 1 });
  const left = await codes();
  expect(left).toEqual(expect.arrayContaining(['ALFA-1', 'EF06LP12', 'EF06LP13', 'EF06LP14', 'EF06LP16']));
  expect(left).not.toContain('EF06LP15');
  const audited = await server.db
    .select({ to: auditLog.to })
    .from(auditLog)
    .where(and(eq(auditLog.table_name, 'skills'), eq(auditLog.action, 'UPDATE')));
  expect(audited.map(({ to }) => to)).toMatchObject([{ code: 'EF06LP13', text: 'Dois, melhor' }]);
});

test('a column that a sheet does not have leaves what is stored; one that is empty clears it', async () => {
  await take('codigo;texto;componente;ano;tema;edicao\nALFA-1;Contar;Matemática;2;Números;2025');
  const again = 'codigo;texto\nALFA-1;Contar';
  expect((await preview(again)).counts).toMatchObject({ same: 1, changed: 0 });
  await take('codigo;texto\nALFA-1;Contar até cem');
  await take('codigo;texto;tema\nALFA-1;Contar até cem;');
  const { data } = await call(server, calls.list, { ...as, query: { ...owner, search: 'alfa-1' } });
  expect(data).toMatchObject([
    { text: 'Contar até cem', component: 'Matemática', years: [2], topic: null, edition: '2025' },
  ]);
});

test('a skill that a question uses is not removed', async () => {
  const { data } = await call(server, calls.create, { ...as, body: { ...owner, code: 'ALFA-7' } });
  await useInQuestion('ALFA-7');
  const failure = await refused(server, calls.remove, { ...as, params: { id: data.id } });
  expect([failure.code, failure.message]).toEqual([
    'in-use',
    '1 questão ou aula usa esta habilidade: ela fica, para que não percam o nome.',
  ]);
});

test.each([
  ['a question of the bank', () => server.db.insert(bankItems).values({ ...bankItem, ...owner })],
  ['an event of a class', () => server.db.insert(classEvents).values({ ...lesson, class_id: ids.class.assigned })],
])('a skill that %s uses is not removed, and stays where a sheet has it no more', async (_, use) => {
  await take('codigo;texto\nALFA-7;Um\nALFA-8;Dois');
  await use();
  const [skill] = (await call(server, calls.list, { ...as, query: { ...owner, search: 'alfa-7' } })).data;
  expect((await refused(server, calls.remove, { ...as, params: { id: skill?.id ?? '' } })).code).toBe('in-use');
  const { gone } = await preview('codigo;texto\nALFA-9;Três');
  expect(gone.filter(({ code }) => code.startsWith('ALFA')).map(({ code, is_used }) => [code, is_used])).toEqual([
    ['ALFA-7', true],
    ['ALFA-8', false],
  ]);
  await take('codigo;texto\nALFA-9;Três', { remove_gone: true });
  expect(await codes({ search: 'alfa' })).toEqual(['ALFA-7', 'ALFA-9']);
});

test('a skill that another network alone uses is removed', async () => {
  await take('codigo;texto\nALFA-7;Um');
  await server.db.insert(bankItems).values({ ...bankItem, municipality_id: ids.municipality.other });
  await take('codigo;texto\nALFA-9;Três', { remove_gone: true });
  expect(await codes({ search: 'alfa' })).toEqual(['ALFA-9']);
});

test('a sheet that names no matrix leaves each skill in its own', async () => {
  const sheet = 'codigo;texto\nALFA-1;Contar\nALFA-2;Somar';
  await take(sheet, { source: 'Matriz 2026' });
  expect(await preview(`${sheet} mais`)).toMatchObject({
    sources: ['Matriz 2026'],
    counts: { new: 0, changed: 1, same: 1, gone: 0 },
  });
  expect((await preview('codigo;texto\nALFA-1;Contar')).gone.map(({ code }) => code)).toEqual(['ALFA-2']);
});

test('with one faulty line nothing is taken in', async () => {
  const failure = await refused(server, calls.commit, {
    ...as,
    body: sheetOf('codigo;texto\nALFA-1;Boa\n;Sem código'),
  });
  expect([failure.code, failure.errors]).toEqual([
    'import-invalid',
    [{ field: 'rows.3', message: 'Linha 3: Informe o código' }],
  ]);
  expect(await codes({ search: 'alfa' })).toEqual([]);
});

test('an empty file is told to be empty, and one that is no sheet writes nothing', async () => {
  const sent = async (file: string) =>
    (await refused(server, calls.commit, { ...as, body: { ...owner, file } })).errors;
  expect(await sent('')).toEqual([{ field: 'file', message: 'O arquivo está vazio' }]);
  expect(await sent(sheetOf('codigo;texto\nALFA-1;Ler\0').file)).toMatchObject([
    { field: 'file', message: expect.stringMatching(/não pôde ser lido/) },
  ]);
  expect(await codes({ search: 'alfa' })).toEqual([]);
});

test('an Excel of the network is read as its CSV', async () => {
  const bytes = await excelBytes({
    columns: ['Código', 'Texto', 'Componente', 'Ano'],
    rows: [['ALFA-1', 'Contar', 'Matemática', 2]],
  });
  const file = Buffer.from(bytes).toString('base64');
  await call(server, calls.commit, { ...as, body: { ...owner, file, source: 'Matriz 2026' } });
  const { data } = await call(server, calls.list, { ...as, query: { ...owner, search: 'alfa' } });
  expect(data).toMatchObject([
    { code: 'ALFA-1', text: 'Contar', component: 'Matemática', years: [2], source: 'Matriz 2026' },
  ]);
});

test('a table of 1,304 rows, and the same with some sentences changed', async () => {
  expect((await preview(publicTable())).counts).toMatchObject({ new: 1304, faulty: 0 });
  expect(await take(publicTable())).toMatchObject({ created: 1304 });
  const changed = publicTable((code, text) => (code.endsWith('MA01') ? `${text}!` : text));
  expect((await preview(changed)).counts).toMatchObject({ new: 0, changed: 15, same: 1289, gone: 0 });
});
