import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineScales } from './line-scale.ts';

const box = { left: 40, right: 400, top: 10, bottom: 200, nameWidth: 60 };
const series = (values: (number | null)[]) => [{ id: 'a', label: 'A', values }];

describe('lineScales', () => {
  it('keeps every value inside the box, whatever the values', () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 24 }), (values) => {
        const { x, y } = lineScales(series(values), values.map(String), box);
        for (const [index, each] of values.entries()) {
          expect(x(index)).toBeGreaterThanOrEqual(box.left);
          expect(x(index)).toBeLessThanOrEqual(box.right);
          expect(y(each)).toBeGreaterThanOrEqual(box.top - 1e-6);
          expect(y(each)).toBeLessThanOrEqual(box.bottom + 1e-6);
        }
      }),
    );
  });

  it('names fewer periods where all would touch', () => {
    const months = Array.from({ length: 12 }, (_, month) => String(month));
    expect(lineScales(series(months.map(Number)), months, box).step).toBe(2);
    expect(lineScales(series([1, 2]), ['1', '2'], box).step).toBe(1);
  });
});
