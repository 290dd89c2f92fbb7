import fc from 'fast-check';
import { expect, it } from 'vitest';
import { middleMean, quantile } from './statistics.ts';

const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 120 });

it('a quantile is the value at its place in order, of few values and of many, and leaves them as they were', () => {
  fc.assert(
    fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (list, fraction) => {
      const before = [...list];
      const sorted = [...list].sort((a, b) => a - b);
      expect(quantile(list, fraction)).toBe(sorted[Math.min(list.length - 1, Math.floor(list.length * fraction))]);
      expect(list).toEqual(before);
    }),
  );
});

it('the mean of the middle leaves out the least and the greatest', () => {
  fc.assert(
    fc.property(values, fc.nat(), fc.nat(), (list, a, b) => {
      const from = a % list.length;
      const to = from + 1 + (b % (list.length - from));
      const middle = [...list].sort((x, y) => x - y).slice(from, to);
      expect(middleMean(Float64Array.from(list), from, to)).toBeCloseTo(
        middle.reduce((sum, value) => sum + value, 0) / middle.length,
        6,
      );
    }),
  );
});
