import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GradeRow } from './grade-row.ts';
import { gradesOf, planPaste, readCells } from './paste-plan.ts';

const names = ['Ana Beatriz Moura', 'Bruno Henrique Alves', 'Caio Fernandes Luz', 'João Ávila', 'Zélia Prates'];
const rows = names.map(
  (name, index): GradeRow => ({ id: String(index + 1), name, earlier: [], grade: null, mean: null }),
);
const lines = (text: string, { from = '1', divided = false, of = rows } = {}) =>
  planPaste(readCells(text), of, from, divided).lines.map(({ id, came, grade, state }) => [id, came, grade, state]);

describe('what spreadsheets put on the clipboard', () => {
  it.each([
    ['Excel', 'Ana\t8,5\r\n"Bruno\n(2ª)"\t7\r\n\t\r\n'],
    ['LibreOffice', 'Ana\t8,5\nBruno (2ª)\t7\n\t\n'],
    ['Google Sheets', 'Ana\t8,5\n"Bruno\n(2ª)"\t7\n\t'],
  ])('%s', (_, text) => {
    expect(readCells(text)).toEqual([
      ['Ana', '8,5'],
      ['Bruno (2ª)', '7'],
      ['', ''],
    ]);
  });

  // Copied from LibreOffice 7.4 Calc: it neither quotes cells nor doubles their quotes.
  it('a name that begins with a quote swallows nothing after it', () => {
    expect(readCells('Aluno\tNota\n"Vivi" Dias\t8\n"Aberta Moura\t7,5\nCom tab\t6\nAna Beatriz Moura\t9\n')).toEqual([
      ['Aluno', 'Nota'],
      ['"Vivi" Dias', '8'],
      ['"Aberta Moura', '7,5'],
      ['Com tab', '6'],
      ['Ana Beatriz Moura', '9'],
    ]);
  });

  it('any table comes back as Excel and Google Sheets write it', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '7', ',', '"', '\t', '\n', ' ') });
    const table = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([width, height]) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
      );
    const written = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    fc.assert(
      fc.property(table, fc.constantFrom('', '\n', '\r\n'), (cells, last) => {
        const text = cells.map((line) => line.map(written).join('\t')).join('\r\n') + last;
        fc.pre(text !== '' && !(last === '' && cells.at(-1)?.join('') === ''));
        expect(readCells(text)).toEqual(cells.map((line) => line.map((of) => of.replace(/\s+/g, ' ').trim())));
      }),
    );
  });

  it('quotes within a cell are the cell’s own', () => {
    expect(readCells('"Ana ""Bia"" Moura"\t8')).toEqual([['Ana "Bia" Moura', '8']]);
    expect(readCells('8,5')).toEqual([['8,5']]);
    expect(readCells('8,5\r\n')).toEqual([['8,5']]);
  });
});

it('seven odd values: seven told', () => {
  const odd = ['11', '-1', '10,5', '8,25', 'faltou', '7,5 (rec.)', '100'];
  const many = odd.map((_, index): GradeRow => ({ ...(rows[0] as GradeRow), id: String(index), name: `P${index}` }));
  expect(lines(odd.join('\n'), { from: '0', of: many }).map(([, , grade, state]) => [grade, state])).toEqual([
    [null, 'off-scale'],
    [null, 'off-scale'],
    [null, 'off-scale'],
    [8.3, 'rounded'],
    [null, 'no-number'],
    [null, 'no-number'],
    [null, 'off-scale'],
  ]);
});

it('a column is laid from the cell downwards; empty cells leave the grade, what is over is told', () => {
  expect(lines('9\n\n8\n7', { from: '3' })).toEqual([
    ['3', '9', 9, 'taken'],
    ['4', '', null, 'empty'],
    ['5', '8', 8, 'taken'],
    [null, '7', null, 'over'],
  ]);
  const locked = rows.map((row) => ({ ...row, isReadOnly: row.id === '1' }));
  expect(lines('9\n8', { of: locked })).toEqual([
    ['1', '9', null, 'locked'],
    ['2', '8', 8, 'taken'],
  ]);
});

it('a column of names says whose each grade is, wherever it stands and however it is written', () => {
  const text =
    'Nº\tNome\tNota\n1\tZELIA  PRATES\t9\n2\tjoao avila\t7,5\n3\tAna Beatriz Moura\t10\n4\tNinguém\t5\n5\tJoão Ávila\t3';
  expect(lines(text, { from: '4' }).map(([id, , grade, state]) => [id, grade, state])).toEqual([
    [null, null, 'unknown'],
    ['5', 9, 'taken'],
    ['4', 7.5, 'taken'],
    ['1', 10, 'taken'],
    [null, null, 'unknown'],
    [null, null, 'twice'],
  ]);
});

it('two pupils of one name are nobody’s to guess', () => {
  const alike = [...rows, { ...(rows[0] as GradeRow), id: '9' }];
  expect(lines('Ana Beatriz Moura\t9\nZélia Prates\t8', { of: alike }).map(([, , , state]) => state)).toEqual([
    'twice',
    'taken',
  ]);
});

it('a whole column of 0 to 100 is recognised, and divided only where that is chosen', () => {
  const plan = (text: string, divided = false) => planPaste(readCells(text), rows, '1', divided);
  expect([plan('85\n70\n9\n100').isOfHundred, plan('8,5\n7\n85').isOfHundred, plan('85\n170').isOfHundred]).toEqual([
    true,
    false,
    false,
  ]);
  expect(gradesOf(plan('85\n70\n9\n100'))).toEqual([{ id: '3', grade: 9 }]);
  expect(gradesOf(plan('85\n70\n9\n100', true)).map(({ grade }) => grade)).toEqual([8.5, 7, 0.9, 10]);
  expect(plan('83\n75', true).lines.map(({ state }) => state)).toEqual(['taken', 'taken']);
});
