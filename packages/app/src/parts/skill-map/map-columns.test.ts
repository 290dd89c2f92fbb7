import { readTable, type SkillMap } from '@caderneta/contract';
import { expect, test } from 'vitest';
import { fileColumns, fileRows, paperColumns, paperRows } from './map-columns.ts';

const cell = (right: number, questions = 3) => ({ right, answered: 10, questions });
const map = (lines: number): SkillMap => ({
  ...{ name: 'Santa Aurora', year: 2026, components: [], grades: [] },
  skills: [
    { code: 'MA6-01', text: 'Calcular porcentagens.', component: null },
    { code: 'MA6-02', text: null, component: null },
  ],
  total: [cell(5), cell(9, 2)],
  lines: Array.from({ length: lines }, (_, at) => ({
    id: String(at),
    name: `Escola ${at + 1}`,
    cells: [at === 0 ? cell(3) : cell(8), at === 1 ? null : cell(9, 2)],
  })),
});

test('a file has a row a line, the first of all, and figures as numbers where there are questions enough', () => {
  const { columns, rows } = readTable({ columns: fileColumns(map(2), 'ofMunicipality'), rows: fileRows(map(2)) });
  expect(columns).toEqual(['Escola', 'MA6-01', 'MA6-02']);
  expect(rows).toEqual([
    ['Santa Aurora', 50, 'Poucas questões para concluir'],
    ['Escola 1', 30, 'Poucas questões para concluir'],
    ['Escola 2', 80, null],
  ]);
});

test('paper says in words what colour says on screen; of many lines those that take a skill up again', () => {
  const few = readTable({ columns: paperColumns(map(2), 'ofMunicipality'), rows: paperRows(map(2)) });
  expect(few.rows[0]).toEqual([
    'MA6-01',
    'Calcular porcentagens.',
    '50,0% · A retomar',
    '30,0% · A retomar',
    '80,0% · Já sabe',
  ]);
  expect(few.rows[1]?.slice(2)).toEqual([
    '90,0% · Poucas questões para concluir',
    '90,0% · Poucas questões para concluir',
    '—',
  ]);
  const many = readTable({ columns: paperColumns(map(40), 'ofMunicipality'), rows: paperRows(map(40)) });
  expect(many.columns.at(-1)).toBe('Escolas que retomam');
  expect(many.rows.map((row) => row.at(-1))).toEqual(['Escola 1 (30,0%)', '—']);
});
