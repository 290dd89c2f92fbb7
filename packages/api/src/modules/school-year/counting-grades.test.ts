import { gradeScopes, meanOf, municipalityDefaults, periodsOfScope } from '@caderneta/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countingGrades } from './counting-grades.ts';
import { disciplineYearsOf, scopeOf } from './year-result.ts';

const maths = { id: 'a', name: 'Matemática' };
const grade = (class_id: string, score: number, discipline = maths) => ({
  ...{ class_id, score, discipline },
  ...{ scope: 'BIMESTER' as const, period_index: 1 },
});

test('the grade of the latest class counts, in whatever order they come; without one that of the class before', () => {
  const [first, second] = [grade('9C', 6), grade('9B', 2)];
  for (const both of [
    [first, second],
    [second, first],
  ]) {
    expect(countingGrades(both, ['9B', '9C'])).toEqual([second]);
    // Back in the class of before, it is the latest.
    expect(countingGrades(both, ['9C', '9B', '9C'])).toEqual([first]);
  }
  expect(countingGrades([first], ['9B', '9C'])).toEqual([first]);
  expect(countingGrades([grade('8A', 9), first], ['9C'])).toEqual([first]);
});

test('disciplines of two schools are one by their name; periods, scopes and years are not', () => {
  const namesake = grade('9B', 2, { id: 'b', name: 'MATEMATICA' });
  expect(countingGrades([grade('9C', 6), namesake], ['9B', '9C'])).toEqual([namesake]);
  const apart = [
    grade('9C', 6),
    { ...grade('9B', 2), period_index: 2 },
    { ...grade('9B', 2), scope: 'TRIMESTER' as const },
    { ...grade('9B', 2), year: 2025 },
    grade('9B', 2, { id: 'c', name: 'Arte' }),
  ];
  expect(countingGrades(apart, ['9B', '9C'])).toEqual(apart);
});

test('whatever was posted where, each period has one grade, and those give the mean', () => {
  const classes = ['9A', '9B', '9C', 'nowhere'];
  const posted = fc
    .record({
      class_id: fc.constantFrom(...classes),
      discipline: fc.constantFrom(maths, { id: 'b', name: 'matematica' }, { id: 'c', name: 'Arte' }),
      scope: fc.constantFrom(...gradeScopes),
      period_index: fc.integer({ min: 1, max: 3 }),
      score: fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
    })
    .filter(({ scope, period_index }) => period_index <= periodsOfScope[scope]);
  const gradesOf = fc.uniqueArray(posted, {
    selector: ({ score: _, discipline, ...column }) => JSON.stringify([column, discipline.id]),
  });
  fc.assert(
    fc.property(gradesOf, fc.shuffledSubarray(['9A', '9B', '9C']), (all, latestFirst) => {
      const shown = countingGrades(all, latestFirst);
      const columnOf = (one: (typeof all)[number]) =>
        `${one.discipline.name === 'Arte'} ${one.scope} ${one.period_index}`;
      expect(shown.map(columnOf).sort()).toEqual([...new Set(all.map(columnOf))].sort());
      expect(new Set(countingGrades(all.toReversed(), latestFirst))).toEqual(new Set(shown));
      const graded = shown.map(({ discipline, ...one }) => ({ discipline, grades: [one] }));
      const years = disciplineYearsOf([], graded, { ...municipalityDefaults, terms: [] });
      const meanOfShown = (grades: readonly { scope: string; score: number }[], scope: string) =>
        meanOf(grades.filter((one) => one.scope === scope).map(({ score }) => ({ score, weight: 1 })));
      for (const { grades, mean } of years) expect(mean).toBe(meanOfShown(grades, scopeOf(grades, 'BIMESTER')));
    }),
  );
});
