import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histogramBins } from './histogram-bins.ts';

describe('histogramBins', () => {
  it('counts every value once, also those on an edge or outside', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -2, max: 12, noNaN: true })),
        fc.integer({ min: 1, max: 20 }),
        (values, count) => {
          const bins = histogramBins(values, [0, 10], count);
          expect(bins).toHaveLength(count);
          expect(bins.reduce((sum, each) => sum + each.count, 0)).toBe(values.length);
        },
      ),
    );
  });

  it('puts a value on an edge above it, and the highest in the last range', () => {
    expect(histogramBins([0, 5, 10], [0, 10], 2).map(({ count }) => count)).toEqual([1, 2]);
  });
});
