import { expect, it } from 'vitest';
import { classMeanOf } from './class-mean.rules.ts';

it.each([
  [[], null],
  [[null], null],
  [[8.1, 8.2], 8.2],
  [[8.1, null, 8.2, 7], 7.8],
])('the mean of a class with %j is %s', (means, mean) => {
  expect(classMeanOf(means)).toBe(mean);
});
