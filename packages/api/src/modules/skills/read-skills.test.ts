import { expect, test } from 'vitest';
import { openSkillSheet } from './open-skill-sheet.ts';
import type { SheetNaming } from './read-skills.ts';
import { publicTable } from './testing/public-tables.ts';

const naming = { source: null, edition: null };
/** None of these sheets is a workbook. */
const workbooks = { read: () => Promise.reject(new Error('not asked')), close: async () => undefined };
const open = (bytes: Buffer, named: SheetNaming = naming) => openSkillSheet(bytes.toString('base64'), named, workbooks);
async function opened(text: string, named?: SheetNaming) {
  const sheet = await open(Buffer.from(text), named);
  if (!sheet.ok) throw new Error(sheet.message ?? sheet.code);
  return sheet.value;
}
const skillsIn = async (text: string) => (await opened(text)).read.map(({ skill, error }) => ({ ...skill, error }));

test('the public table of ensino fundamental: columns by header, what it does not need is ignored', async () => {
  const { columns, read } = await opened(publicTable());
  expect(columns.filter(({ column }) => column === null).map(({ header }) => header)).toEqual([
    'organizacao_tipo',
    'objetos_conhecimento',
    'vigencia_status',
  ]);
  expect(read).toHaveLength(1304);
  expect(read.filter(({ error }) => error !== null)).toEqual([]);
  expect(read.find(({ skill }) => skill.code === 'EF35LP01')?.skill).toEqual({
    code: 'EF35LP01',
    kind: 'BNCC_EF',
    component: 'Língua Portuguesa',
    years: [3, 4, 5],
    topic: 'Todos os campos · Leitura',
    text: 'Frase inventada para EF35LP01, com "aspas", vírgulas e acentuação',
    source: 'BNCC EF',
    edition: null,
  });
});

test('those of educação infantil, computação and ensino médio', async () => {
  const children = 'codigo,campo_experiencias,grupo_etario,alinhamento,texto\nEI02TS01,ei-campo-ts,02,,Criar sons';
  expect(await skillsIn(children)).toMatchObject([
    { code: 'EI02TS01', kind: 'BNCC_EI', component: 'Traços, sons, cores e formas', years: [], source: 'BNCC EI' },
  ]);
  const computing = 'codigo,etapa,anos,grupo_etario,eixo,texto\nEF05CO01,EF,5,,Mundo digital,Programar';
  expect(await skillsIn(computing)).toMatchObject([
    { kind: 'BNCC_CO', component: 'Computação', years: [5], topic: 'Mundo digital', source: 'BNCC Computação' },
  ]);
  const secondary = 'codigo,area,componente,texto\nEM13MAT101,em-area-mat,em-comp-mat,Interpretar';
  expect(await skillsIn(secondary)).toMatchObject([
    { kind: 'BNCC_EM', component: 'Matemática', years: [10, 11, 12], error: null },
  ]);
});

test('a matrix of SAEB, with tabs: descriptors of two stages are two skills', async () => {
  const read = await skillsIn(
    [
      'etapa\tdisciplina\tcodigo\ttema\tdescricao',
      '5º ano EF\tMatemática\tD7\tNúmeros\tResolver',
      '9º ano EF\tMatemática\tD7\tNúmeros\tResolver outra vez',
      '3ª série EM\tLíngua Portuguesa\tD01\tLeitura\tLocalizar',
      'EF 9º ano\tLíngua Portuguesa\tD2\tLeitura\tComparar',
    ].join('\n'),
  );
  expect(read.map(({ code, source, years, component, error }) => [code, source, years, component, error])).toEqual([
    ['MT5-D7', 'SAEB MT5', [5], 'Matemática', null],
    ['MT9-D7', 'SAEB MT9', [9], 'Matemática', null],
    ['LP3EM-D1', 'SAEB LP3EM', [12], 'Língua Portuguesa', null],
    ['LP9-D2', 'SAEB LP9', [9], 'Língua Portuguesa', null],
  ]);
});

test.each([
  ['6', [6]],
  ['7;6', [6, 7]],
  ['6º e 7º ano', [6, 7]],
  ['1 a 5', [1, 2, 3, 4, 5]],
  ['5ª série', [5]],
  ['8º, 9º, 1ª EM', [8, 9, 10]],
  ['1ª EM ao 3ª EM', [10, 11, 12]],
  ['1ª, 2ª e 3ª série', [10, 11, 12]],
  ['10, 12', [10, 12]],
  ['6-9', [6, 7, 8, 9]],
  ['6º-9º', [6, 7, 8, 9]],
  ['1-5', [1, 2, 3, 4, 5]],
  ['1º–5º', [1, 2, 3, 4, 5]],
  ['1º — 3º ano', [1, 2, 3]],
  ['6 a 9', [6, 7, 8, 9]],
  ['do 6º ao 9º ano', [6, 7, 8, 9]],
  ['1-3 EM', [10, 11, 12]],
  ['1º ao 2º EM', [10, 11]],
  ['8º-1ª EM', [8, 9, 10]],
  ['9º ano-1ª EM', [9, 10]],
  ['1-3, 5', [1, 2, 3, 5]],
  ['6º, EF', [6]],
])('years written as %s', async (typed, years) => {
  expect(await skillsIn(`codigo\tanos\nALFA-1\t${typed}`)).toMatchObject([{ years, error: null }]);
});

test.each(['9-6', '9-6, 5', '6-13', '2026-2027'])('%s are no years', async (typed) => {
  expect(await skillsIn(`codigo\tanos\nALFA-1\t${typed}`)).toMatchObject([{ error: `Ano não reconhecido: ${typed}` }]);
});

test("the network's own, by other headers and names", async () => {
  const { read } = await opened(
    'Componente;Código;Descrição;Ano\nMatemática;alfa 1;Contar até cem;1º e 2º ano\nArte;alfa 2;Cantar;3 a 5',
    {
      source: 'Matriz 2026',
      edition: '1ª',
    },
  );
  expect(read.map(({ skill }) => [skill.code, skill.component, skill.years, skill.source, skill.edition])).toEqual([
    ['ALFA-1', 'Matemática', [1, 2], 'Matriz 2026', '1ª'],
    ['ALFA-2', 'Arte', [3, 4, 5], 'Matriz 2026', '1ª'],
  ]);
});

test('what cannot be read is said, a line at a time', async () => {
  const read = await skillsIn(
    'codigo;texto;anos\n;Sem código;\nA!;Marca;\nALFA-1;Boa;\nalfa 1;Outra vez;\nALFA-2;Ano;15',
  );
  expect(read.map(({ error }) => error)).toEqual([
    'Informe o código',
    'Use no código letras, números, ponto e hífen',
    null,
    'O código já está na linha 4',
    'Ano não reconhecido: 15',
  ]);
});

test.each([
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\nstream\n\u0000\u0001\nendstream', 'latin1')],
  ['a workbook of before 2007', Buffer.from('D0CF11E0A1B11AE10000000000000000', 'hex')],
  ['a text with what no text holds', Buffer.from('codigo;texto\nALFA-1;Ler\u0000')],
])('%s is told not to be a sheet, and nothing of it is looked at', async (_, bytes) => {
  expect(await open(bytes)).toMatchObject({
    ok: false,
    message: 'O arquivo não pôde ser lido. Envie uma planilha .xlsx ou .csv.',
  });
});

test('headers below a title are found, and lines keep their numbers', async () => {
  const { columns, read } = await opened(
    'Matriz da rede 2026;;\n\nSecretaria;;\nTexto;Código;Ano\nContar;ALFA-1;1º\nSomar;;2º',
  );
  expect(columns.map(({ column }) => column)).toEqual(['text', 'code', 'years']);
  expect(read.map(({ line, skill, error }) => [line, skill.code, skill.text, error])).toEqual([
    [5, 'ALFA-1', 'Contar', null],
    [6, '', 'Somar', 'Informe o código'],
  ]);
  expect((await opened('codigo;texto\ncodigo;Palavra que também é um título')).read).toMatchObject([{ line: 2 }]);
});

test('a sheet that has no code, or nothing below its headers, is refused', async () => {
  const opening = (text: string) => open(Buffer.from(text));
  expect(await opening('texto;anos\nLer;6')).toMatchObject({ ok: false, errors: [{ field: 'file' }] });
  expect(await opening('codigo;texto')).toMatchObject({ ok: false, errors: [{ field: 'file' }] });
  expect(await openSkillSheet('***', naming, workbooks)).toMatchObject({ ok: false });
});
