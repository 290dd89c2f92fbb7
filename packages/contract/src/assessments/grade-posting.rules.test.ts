import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gradeOfResult, gradeOfResults } from './grade-posting.rules.ts';

it.each([
  ['GABARITO', 83.33, 8.3],
  ['GABARITO', 84.5, 8.5],
  ['GABARITO', 100, 10],
  ['GABARITO', 0, 0],
  ['LEITURA', 7.25, 7.3],
  ['LEITURA', 10, 10],
] as const)('a %s of %d is the grade %d', (format, score, grade) => expect(gradeOfResult(format, score)).toBe(grade));

it('several assessments are weighed before anything is rounded', () => {
  const exam = { format: 'GABARITO' as const, score: 84.4, weight: 1 };
  expect(gradeOfResults([exam, { ...exam, score: 84.6 }])).toBe(8.5);
  expect(gradeOfResults([exam, { format: 'LEITURA', score: 10, weight: 3 }])).toBe(9.6);
  expect(gradeOfResults([])).toBeNull();
});

it('a grade stays between the best and the worst result, whatever the weights', () => {
  const result = fc.record({
    format: fc.constantFrom('GABARITO' as const, 'LEITURA' as const),
    score: fc.integer({ min: 0, max: 1000 }).map((hundredths) => hundredths / 100),
    weight: fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10),
  });
  fc.assert(
    fc.property(fc.array(result, { minLength: 1, maxLength: 6 }), (results) => {
      const alone = results.map(({ format, score }) => gradeOfResult(format, score));
      const grade = gradeOfResults(results) ?? Number.NaN;
      expect(grade).toBeGreaterThanOrEqual(Math.min(...alone) - 1e-9);
      expect(grade).toBeLessThanOrEqual(Math.max(...alone) + 1e-9);
    }),
  );
});
