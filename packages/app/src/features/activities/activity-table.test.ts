import { type Assessment, readForPaper } from '@caderneta/contract';
import { expect, test } from 'vitest';
import { activityExport } from './activity-table.ts';

test('on paper the school year is a name, not a quantity', () => {
  const schoolClass = { grade: '6º Ano', section: 'A', academic_year: 2026 };
  const row = { title: 'Prova', institution: { name: 'E.M. Sol' }, class: schoolClass, category: 'AVALIACAO' };
  const rows = [{ ...row, created_at: '2026-05-20T15:00:00Z' } as Assessment];
  expect(readForPaper({ columns: activityExport, rows }).rows[0]?.slice(2, 4)).toEqual(['6º Ano A', '2026']);
});
