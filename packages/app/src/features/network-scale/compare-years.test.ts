import { expect, test } from 'vitest';
import { intervalOf, yearSteps } from './compare-years.ts';

const year = (school_year: number, mean: number | null, error: number | null) => ({
  ...{ run_id: String(school_year), title: 'Prova da rede', pupils: 500, school_year, mean, error },
});

test('an interval holds 95 of a hundred; a group too small has none', () => {
  expect(intervalOf({ mean: 250, error: 10 })).toEqual({ value: 250, from: 230.4, to: 269.6 });
  expect(intervalOf({ mean: null, error: null })).toBeNull();
});

test('years differ where the interval of their difference leaves out zero', () => {
  const [slight, clear] = yearSteps([year(2024, 250, 3), year(2025, 256, 4), year(2026, 268, 3)]);
  expect([slight?.difference, slight?.mayBeChance]).toEqual([6, true]);
  expect(slight?.high).toBeCloseTo(6 + 1.96 * 5, 6);
  expect([clear?.difference, clear?.mayBeChance]).toEqual([12, false]);
  expect(yearSteps([year(2024, 250, 3), year(2025, null, null)])).toEqual([]);
});
