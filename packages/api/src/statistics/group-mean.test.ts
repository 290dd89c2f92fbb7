import { expect, test } from 'vitest';
import { groupMean } from './group-mean.ts';
import { estimatePupils } from './irt/calibrate.ts';
import { patternsOf } from './irt/patterns.ts';
import { simulateTest } from './testing/simulated-test.ts';

const pupils = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ theta: at % 2 ? 1.2 : -0.8, error: 0.5 }));

test('a mean is that of the estimates over their reliability, its error of pupils and of the test; none of fewer than ten', () => {
  expect(groupMean(pupils(9))).toBeNull();
  // Reliability 0.75, deviation 1.
  expect(groupMean(pupils(101))?.mean).toBeCloseTo((1.2 * 50 - 0.8 * 51) / 101 / 0.75, 12);
  expect(groupMean(pupils(100))?.error).toBeCloseTo(1 / 0.75 / Math.sqrt(99), 12);
});

test('estimates that say nothing of anybody have no mean', () => {
  expect(groupMean(Array.from({ length: 20 }, () => ({ theta: 0, error: 1 })))).toBeNull();
});

test('groups that know more and less are found where they are, however short the test', () => {
  const { curves, rows, thetas } = simulateTest(61, { pupils: 6000, items: 8 });
  const patterns = patternsOf(rows);
  const estimates = estimatePupils(patterns, curves);
  // Those above 0 are no group of a school, but of their own population: halves of it, mixed as three in four to one.
  const mixed = (share: number) =>
    thetas.flatMap((theta, pupil) => ((theta > 0 ? pupil % 4 < 4 * share : pupil % 4 >= 4 * share) ? [pupil] : []));
  for (const share of [0.25, 0.75]) {
    const own = mixed(share);
    const truth = own.reduce((sum, pupil) => sum + (thetas[pupil] as number), 0) / own.length;
    const found = groupMean(own.map((pupil) => estimates[patterns.rows[pupil] as number] ?? { theta: 0, error: 1 }));
    expect(Math.abs(truth)).toBeGreaterThan(0.3);
    expect(Math.abs((found?.mean ?? 0) - truth)).toBeLessThan(2 * (found?.error ?? 0));
    expect(found?.error).toBeLessThan(0.04);
  }
});
