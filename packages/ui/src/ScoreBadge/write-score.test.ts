import { expect, it } from 'vitest';
import { writeScore } from './write-score.ts';

it.each([
  [8.4, 10, '8,4'],
  [10, 10, '10,0'],
  [0, 10, '0,0'],
  [84.615384, 100, '84,62'],
  [100, 100, '100'],
  [0, 100, '0'],
] as const)('%d out of %d is %s', (score, outOf, text) => {
  expect(writeScore(score, outOf)).toBe(text);
});
