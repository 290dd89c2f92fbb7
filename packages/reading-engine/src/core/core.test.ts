import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutoffsFor, type Grade, onScale } from './cutoffs.ts';
import { solve } from './least-squares.ts';
import { quantile } from './statistics.ts';

describe('scales', () => {
  it.each([
    [0, 0],
    [5, 0],
    [15, 5],
    [25, 10],
    [99, 10],
  ])('%d on 5 to 25 scores %d', (value, score) => {
    expect(onScale(value, { zero: 5, ten: 25 })).toBe(score);
  });

  it('may fall as well as rise', () => {
    expect(onScale(0.5, { zero: 1, ten: 0 })).toBe(5);
  });

  it('ask more words a minute of higher grades', () => {
    const asked = ([1, 2, 3, 4, 5, 6, 7, 8, 9] as Grade[]).map((grade) => cutoffsFor(grade).wordsCorrectPerMinute.ten);
    expect(asked).toEqual([...asked].sort((a, b) => a - b));
    expect(cutoffsFor(null).wordsCorrectPerMinute.ten).toBe(100);
  });
});

it('solves what was multiplied', () => {
  const entry = fc.double({ min: -2, max: 2, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.array(entry, { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 }), (rows) => {
      // rows · rowsᵀ + 1 is symmetric and positive.
      const matrix = rows.map((a, i) =>
        Float64Array.from(rows, (b, j) => a.reduce((sum, x, k) => sum + x * b[k]!, i === j ? 1 : 0)),
      );
      const known = Float64Array.of(1, -2, 3, 0.5);
      const right = matrix.map((row) => Float64Array.of(row.reduce((sum, x, k) => sum + x * known[k]!, 0)));
      const found = solve(matrix, right);
      for (const [i, value] of known.entries()) expect(found[i]![0]).toBeCloseTo(value, 6);
    }),
  );
});

it.each([
  [0, 1],
  [0.5, 2.5],
  [1, 4],
])('quantile %d of 1 to 4 is %d', (share, value) => {
  expect(quantile([3, 1, 4, 2], share)).toBe(value);
});
