import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, middleMean, quantile } from './statistics.ts';

// -0 is 0 here: order does not tell them apart.
const value = fc.double({ min: -1e3, max: 1e3, noNaN: true }).map((own) => own + 0);
const values = fc.array(value, { minLength: 1, maxLength: 120 });
const inOrder = (list: readonly number[]) => [...list].sort((left, right) => left - right);

describe('statistics', () => {
  it('quantiles are of the sorted values, few or many, and leave them as they were', () => {
    expect(median([5, 1, 9])).toBe(5);
    expect(quantile([4, 3, 2, 1], 0)).toBe(1);
    expect(median([])).toBe(0);
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
        const before = [...list];
        const sorted = inOrder(list);
        expect(quantile(list, share)).toBe(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
        expect(list).toEqual(before);
      }),
    );
  });

  it('the mean of the middle leaves out the least and the greatest', () => {
    fc.assert(
      fc.property(values, fc.nat(), fc.nat(), (list, a, b) => {
        const from = a % list.length;
        const to = from + 1 + (b % (list.length - from));
        const middle = inOrder(list).slice(from, to);
        const mean = middle.reduce((sum, own) => sum + own, 0) / middle.length;
        expect(middleMean(Float64Array.from(list), from, to)).toBeCloseTo(mean, 6);
      }),
    );
  });
});
