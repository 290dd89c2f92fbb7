import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion, columnFormat, formatNumber, formatShare } from './chart-number.ts';

describe('numbers of charts', () => {
  it('writes them as Brazil does', () => {
    expect(formatNumber(1284)).toBe('1.284');
    expect(formatNumber(84.624)).toBe('84,62');
    expect(formatShare(1284, 1658)).toBe('77,4%');
    expect(formatShare(0, 0)).toBe('0%');
  });
});

describe('columnFormat', () => {
  it('gives every number of a column the decimals of the longest', () => {
    const cells = ['Ana', 97.3, 100, 94.594, null];
    const format = columnFormat(cells);
    expect([97.3, 100, 94.594].map(format)).toEqual(['97,30', '100,00', '94,59']);
    expect(columnFormat([1284, 2])(1284)).toBe('1.284');
  });
});

describe('apportion', () => {
  it('gives 89 and 11 squares to 1476 active and 182 inactive users', () => {
    expect(apportion([1476, 182], 100)).toEqual([89, 11]);
  });

  it('always fills the squares, and none is more than one away from its exact share', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 6 }), (values) => {
        const total = values.reduce((sum, value) => sum + value, 0);
        const squares = apportion(values, 100);
        expect(squares.reduce((sum, count) => sum + count, 0)).toBe(total === 0 ? 0 : 100);
        for (const [index, count] of squares.entries()) {
          if (total > 0) expect(Math.abs(count - ((values[index] ?? 0) / total) * 100)).toBeLessThan(1);
        }
      }),
    );
  });
});
