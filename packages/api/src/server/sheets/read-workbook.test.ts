import { excelBytes } from '@caderneta/contract';
import { expect, test } from 'vitest';
import { utils, write } from 'xlsx';
import { isWorkbook, readWorkbook } from './read-workbook.ts';

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
  expect(lines?.map(({ cells }) => cells)).toEqual([
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
