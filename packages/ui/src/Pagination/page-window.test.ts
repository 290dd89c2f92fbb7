import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [2, 4, [1, 2, 3, 4]],
    [1, 12, [1, 2, 3, 4, 5, 'gap-after', 12]],
    [4, 12, [1, 2, 3, 4, 5, 6, 'gap-after', 12]],
    [5, 12, [1, 'gap-before', 3, 4, 5, 6, 7, 'gap-after', 12]],
    [5, 166, [1, 'gap-before', 3, 4, 5, 6, 7, 'gap-after', 166]],
    [6, 12, [1, 'gap-before', 4, 5, 6, 7, 8, 'gap-after', 12]],
    [12, 12, [1, 'gap-before', 8, 9, 10, 11, 12]],
  ])('page %i of %i', (page, count, expected) => {
    expect(pageWindow(page, count)).toEqual(expected);
  });

  it('shows nothing without pages', () => {
    expect(pageWindow(1, 0)).toEqual([]);
  });

  const position = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));

  it('always has the first, the current and the last page, ascending, and a gap wherever pages are left out', () => {
    fc.assert(
      fc.property(position, ([page, count]) => {
        const slots = pageWindow(page, count);
        const numbers = slots.filter((slot) => typeof slot === 'number');
        expect(numbers).toContain(1);
        expect(numbers).toContain(page);
        expect(numbers).toContain(count);
        for (const [at, number] of numbers.entries()) {
          expect(number).toBeGreaterThan(numbers[at - 1] ?? 0);
        }
        expect(slots.filter((slot) => typeof slot !== 'number').length).toBe(
          numbers.filter((number, at) => at > 0 && number - (numbers[at - 1] ?? 0) > 1).length,
        );
      }),
    );
  });
});
