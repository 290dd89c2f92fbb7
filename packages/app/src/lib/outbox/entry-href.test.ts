import { expect, it } from 'vitest';
import { hrefOfEntry } from './entry-href.ts';

const column = { class_id: 'c1', discipline_id: 'd1', student_profile_id: 's1', version: 1 };

it('a write leads to the roll, the column or the sheet that it is about', () => {
  const roll = { ...column, date: '2026-08-14', status: 'PRESENT' as const };
  expect(hrefOfEntry({ kind: 'attendance', rows: [roll] })).toBe(
    '/app/class/c1?aba=frequencia&dia=2026-08-14&disciplina=d1',
  );
  const grade = { ...column, scope: 'BIMESTER' as const, period_index: 3, year: 2026, score: 8 };
  expect(hrefOfEntry({ kind: 'grades', rows: [grade] })).toBe(
    '/app/class/c1?aba=notas&disciplina=d1&escopo=BIMESTER&periodo=3&ano=2026',
  );
  const sheet = { assessment_id: 'a1', student_profile_id: 's1', score: 80 };
  expect(hrefOfEntry({ kind: 'results', rows: [sheet] })).toBe('/app/activities/a1/correction?aluno=s1');
  expect(hrefOfEntry({ kind: 'results', rows: [] })).toBeNull();
});
