import { municipalityDefaults } from '@caderneta/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disciplineYearsOf, scopeOf } from './year-result.ts';

const rules = { ...municipalityDefaults, terms: [] };
const bimester = (period_index: number, score: number) => ({ scope: 'BIMESTER', period_index, score }) as const;
const trimester = (period_index: number, score: number) => ({ scope: 'TRIMESTER', period_index, score }) as const;

test('grades of another school count under the discipline of the same name, case and accents aside', () => {
  const here = { id: 'here', name: 'Matemática' };
  const there = { id: 'there', name: 'MATEMATICA' };
  const years = disciplineYearsOf(
    [here, { id: 'art', name: 'Arte' }],
    [
      { discipline: there, grades: [bimester(1, 4), bimester(2, 6)] },
      { discipline: here, grades: [bimester(3, 8), bimester(4, 10)] },
    ],
    rules,
  );
  expect(years.map(({ discipline, mean, isComplete }) => ({ discipline, mean, isComplete }))).toEqual([
    { discipline: here, mean: 7, isComplete: true },
    { discipline: { id: 'art', name: 'Arte' }, mean: null, isComplete: false },
  ]);
});

test('what is listed without a grade stays, and what is graded without being listed follows', () => {
  const science = { id: 'science', name: 'Ciências' };
  const names = (listed: string[]) =>
    disciplineYearsOf(
      listed.map((name) => ({ id: name, name })),
      [{ discipline: science, grades: [bimester(1, 5)] }],
      rules,
    ).map(({ discipline }) => discipline.name);
  expect(names(['Arte', 'História'])).toEqual(['Arte', 'História', 'Ciências']);
  expect(names(['Arte', 'CIENCIAS'])).toEqual(['Arte', 'CIENCIAS']);
});

test('the scope with most grades counts, whatever their order', () => {
  const grades = fc.shuffledSubarray([bimester(1, 2), trimester(1, 6), trimester(2, 8)], { minLength: 3 });
  fc.assert(
    fc.property(grades, (given) => {
      expect(scopeOf(given, 'BIMESTER')).toBe('TRIMESTER');
      const [year] = disciplineYearsOf([], [{ discipline: { id: 'a', name: 'Arte' }, grades: given }], rules);
      expect(year?.mean).toBe(7);
    }),
  );
  expect(scopeOf([], 'SEMESTER')).toBe('SEMESTER');
});
