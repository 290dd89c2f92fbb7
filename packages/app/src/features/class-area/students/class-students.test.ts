import type { ClassStudent, YearResult } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { classTotals, filterStudents, type StudentFilter, studentFacts } from './class-students.ts';

const student = (id: string, name: string, is_active = true): ClassStudent => ({
  id,
  matricula: `2026${id}`,
  user: { id: `u${id}`, name, email: `${id}@escola.br`, is_active },
  profile_photo: null,
  photo: null,
});
const result = (student_profile_id: string, mean: number | null, performance: YearResult['performance']) =>
  ({ student_profile_id, mean, performance, frequency: 90 }) as YearResult;

const facts = studentFacts(
  [student('1', 'Ágata'), student('2', 'Bruno', false), student('3', 'Caio')],
  [result('1', 6.4, 'regular'), result('2', 9.1, 'excellent')],
  [
    { student_profile_id: '1', done: [8, 8, 8, 16] },
    { student_profile_id: '3', done: [4, 0, 0, 0] },
  ],
);
const all: StudentFilter = { search: '', status: 'all', performance: 'all', sort: 'name' };
const names = (filter: Partial<StudentFilter>) =>
  filterStudents(facts, { ...all, ...filter }).map((one) => one.student.user.name);

describe('the pupils of a class', () => {
  it('have their progress over the 40 lessons, and no grades until the first', () => {
    expect(facts.map(({ progress, mean, performance }) => [progress, mean, performance])).toEqual([
      [100, 6.4, 'regular'],
      [0, 9.1, 'excellent'],
      [10, null, 'none'],
    ]);
    expect(classTotals(facts)).toEqual({ total: 3, active: 2, progress: 37, grade: 7.8 });
    expect(classTotals([])).toEqual({ total: 0, active: 0, progress: 0, grade: null });
  });

  it('have the mean of their means, halves up', () => {
    const pair = studentFacts(
      [student('1', 'Ana'), student('2', 'Bia')],
      [result('1', 8.1, 'good'), result('2', 8.2, 'good')],
      [],
    );
    expect(classTotals(pair).grade).toBe(8.2);
  });

  it('are found by words, status and performance, and put in order', () => {
    expect(names({})).toEqual(['Ágata', 'Bruno', 'Caio']);
    expect(names({ search: 'agata' })).toEqual(['Ágata']);
    expect(names({ status: 'inactive' })).toEqual(['Bruno']);
    expect(names({ performance: 'none' })).toEqual(['Caio']);
    expect(names({ sort: 'progress' })).toEqual(['Ágata', 'Caio', 'Bruno']);
    expect(names({ sort: 'grade' })).toEqual(['Bruno', 'Ágata', 'Caio']);
  });
});
