import { expect, test } from 'vitest';
import { describingTheta, levelsOf } from './scale-levels.ts';

test('a question stands where two of three pupils know it, guessing apart', () => {
  const theta = describingTheta({ a: 2, b: 0.5, c: 0.2 }) as number;
  expect(1 / (1 + Math.exp(-2 * (theta - 0.5)))).toBeCloseTo(2 / 3, 12);
  expect(describingTheta({ a: -1, b: 0, c: 0 })).toBeNull();
  // Nearly all know it, whatever else they know: it would describe pupils that there are not.
  expect(describingTheta({ a: 0.2, b: -14, c: 0 })).toBeNull();
  expect(describingTheta({ a: 0.2, b: 3, c: 0 })).toBeNull();
});

test('levels are half a deviation wide, the lowest first, with their questions', () => {
  const items = [
    { item: 'third', point: 274.9 },
    { item: 'second', point: 250 },
    { item: 'first', point: 199 },
    { item: 'none', point: null },
  ];
  expect(levelsOf(items)).toEqual([
    { from: 175, items: ['first'] },
    { from: 250, items: ['second', 'third'] },
  ]);
});
