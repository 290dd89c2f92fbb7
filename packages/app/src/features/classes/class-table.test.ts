import { readForPaper, type SchoolClass } from '@caderneta/contract';
import { expect, test } from 'vitest';
import { classColumns } from './class-table.ts';

test('on paper the school year is a name, not a quantity', () => {
  const row = { institution: { name: 'E.M. Sol' }, grade: '6º Ano', section: 'A', academic_year: 2026 };
  const rows = [{ ...row, _count: { profiles: 31 } } as SchoolClass];
  expect(readForPaper({ columns: classColumns, rows }).rows).toEqual([['E.M. Sol', '6º Ano', 'A', '2026', 31]]);
});
