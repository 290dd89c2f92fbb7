import { expect, it } from 'vitest';
import type { PaperTable } from './paper-document.ts';
import { withoutEmpty } from './without-empty.ts';

const table = (...rows: string[][]): PaperTable => ({
  kind: 'table',
  columns: [{ header: 'Aluno', isRowHeader: true }, { header: 'Certas por minuto' }, { header: 'Perfil' }],
  rows,
});

it('leaves out the columns in which no row has anything, and names them', () => {
  const { table: left, empty } = withoutEmpty(table(['Ana', '–', 'Fluente'], ['Caio', '–', '–']));
  expect(left.columns.map(({ header }) => header)).toEqual(['Aluno', 'Perfil']);
  expect(left.rows).toEqual([
    ['Ana', 'Fluente'],
    ['Caio', '–'],
  ]);
  expect(empty).toEqual(['Certas por minuto']);
});

it('leaves every column of a table that has no row, or something in each', () => {
  for (const whole of [table(), table(['Ana', '84', 'Fluente'])])
    expect(withoutEmpty(whole)).toEqual({ table: whole, empty: [] });
});
