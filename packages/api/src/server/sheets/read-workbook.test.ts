import { excelBytes } from '@caderneta/contract';
import { expect, test } from 'vitest';
import { CFB, utils, write } from 'xlsx';
import { isWorkbook, readWorkbook } from './read-workbook.ts';
import { createWorkbookPool } from './workbook-pool.ts';

const bytesOf = async (rows: (string | number)[][]) =>
  new Uint8Array(await excelBytes({ columns: ['Código', 'Texto', 'Anos'], rows }));

test('a workbook is read as it was written: accents, marks, numbers, empty cells', async () => {
  const bytes = await bytesOf([
    ['EF06LP12', 'Ler & "inferir" <o que não se diz>', 6],
    ['', '', ''],
    ['ALFA-1', '', '1;2'],
  ]);
  expect(isWorkbook(bytes)).toBe(true);
  expect(readWorkbook(bytes)).toEqual([
    { line: 1, cells: ['Código', 'Texto', 'Anos'] },
    { line: 2, cells: ['EF06LP12', 'Ler & "inferir" <o que não se diz>', '6'] },
    { line: 4, cells: ['ALFA-1', '', '1;2'] },
  ]);
});

test('cells that were merged downwards all have their value', () => {
  const sheet = utils.aoa_to_sheet([
    ['Componente', 'Código', 'Texto'],
    ['Arte', 'A-1', 'Um'],
    [null, 'A-2', 'Dois'],
    [null, 'A-3', 'Três, que vai além'],
    [null, 'A-4', 'Quatro'],
  ]);
  sheet['!merges'] = ['A2:A4', 'C4:D4'].map((ref) => utils.decode_range(ref));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Matriz');
  const lines = readWorkbook(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer));
  expect(Array.isArray(lines) && lines.map(({ cells }) => cells)).toEqual([
    ['Componente', 'Código', 'Texto'],
    ['Arte', 'A-1', 'Um'],
    ['Arte', 'A-2', 'Dois'],
    ['Arte', 'A-3', 'Três, que vai além'],
    ['', 'A-4', 'Quatro'],
  ]);
});

test('bytes that only begin as a workbook are none', async () => {
  const bytes = await bytesOf([['a', 'b', 'c']]);
  expect(readWorkbook(bytes.slice(0, bytes.length - 40))).toBeNull();
  expect(readWorkbook(new TextEncoder().encode('PK, mas só texto'))).toBeNull();
  const spoiled = bytes.slice();
  spoiled.fill(7, 60, 200);
  expect(readWorkbook(spoiled)).toBeNull();
});

/** A workbook whose sheet's rows, and texts that its cells may share, are these, as small as an archive makes them. */
function workbookOf(rows: string, shared: string, after = ''): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Código']]), 'Matriz');
  const file = CFB.read(write(book, { type: 'buffer', bookType: 'xlsx' }), { type: 'buffer' });
  const put = (name: string, xml: string) => CFB.utils.cfb_add(file, name, Buffer.from(xml));
  put('/xl/worksheets/sheet1.xml', `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`);
  put('/xl/sharedStrings.xml', `<sst><si><t>${shared}</t></si></sst>`);
  return new Uint8Array(CFB.write(file, { type: 'buffer', fileType: 'zip', compression: true }) as Buffer);
}

test('lines whose numbers are far apart are read as soon as others', () => {
  const row = (line: number, text: string) =>
    `<row r="${line}">${text && `<c r="A${line}" t="str"><v>${text}</v></c>`}<c r="B${line}"><v>${line}</v></c></row>`;
  const rows = row(1, 'Arte') + row(2, '') + row(1_000_000_000, '');
  const bytes = workbookOf(rows, '', '<mergeCells><mergeCell ref="A1:A1000000000"/></mergeCells>');
  const begun = performance.now();
  expect(readWorkbook(bytes)).toEqual([1, 2, 1_000_000_000].map((line) => ({ line, cells: ['Arte', String(line)] })));
  expect(performance.now() - begun).toBeLessThan(2000);
});

test.each([
  ['more cells than the longest sheet that is taken in could have', `<row>${'<c/>'.repeat(1_000_001)}</row>`, ''],
  ['a part that opens to more bytes than are read', `<row>${' '.repeat(16_000_000)}</row>`, ''],
  ['one long text that many cells share', '<row><c t="s"><v>0</v></c></row>'.repeat(600), 'a'.repeat(30_000)],
])('%s: too large, before it is held in memory', (_, rows, shared) => {
  const bytes = workbookOf(rows, shared);
  expect(bytes.length).toBeLessThan(200_000);
  expect(readWorkbook(bytes)).toBe('too-large');
});

test('5,000 lines of a matrix are read in a thread, while others are answered', async () => {
  const text = 'Reconhecer que textos são lidos da esquerda para a direita e de cima para baixo. '.repeat(3);
  const rows = Array.from({ length: 5000 }, (_, at) => [`ALFA-${at}`, `${at} ${text}`, ...Array(9).fill('Números')]);
  const bytes = await bytesOf(rows);
  const pool = createWorkbookPool(() => undefined);
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 10);
  const lines = await pool.read(bytes);
  clearInterval(ticking);
  await pool.close();
  expect(lines).toHaveLength(5001);
  expect(turns).toBeGreaterThan(5);
});
