import { describe, expect, it } from 'vitest';
import { ringArcs } from './ring-arcs.ts';

/** How wide a path's outline is, from the numbers in it: enough to tell a sliver from nothing. */
const isDrawn = (path: string) => path.includes('A');

describe('ringArcs', () => {
  it('draws every part that is there, however small, and none that is zero', () => {
    const arcs = ringArcs([100_000, 1, 0]);
    expect(arcs.map(isDrawn)).toEqual([true, true, false]);
  });

  it('starts at the top and goes clockwise', () => {
    const [first] = ringArcs([1, 1, 1, 1]);
    const [x, y] =
      /^M([-\d.]+),([-\d.]+)/
        .exec(first ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(5);
    expect(y).toBeCloseTo(-85, 0);
  });

  it('closes the ring around a single part', () => {
    const [only] = ringArcs([7]);
    expect(only?.match(/A/g)).toHaveLength(4);
  });
});
