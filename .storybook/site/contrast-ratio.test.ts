import { describe, expect, it } from 'vitest';
import { contrastPairs } from './contrast-pairs.data.ts';
import { contrastRatio, themes } from './contrast-ratio.ts';

describe('contrast of the palette', () => {
  it('is what WCAG says of known colours', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21);
    expect(contrastRatio('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  });

  it.each(themes)('is enough for every pair in $name', ({ colours }) => {
    const weak = contrastPairs
      .map(({ ink, ground, least }) => ({ ink, ground, least, ratio: contrastRatio(colours[ink], colours[ground]) }))
      .filter(({ ratio, least }) => ratio < least);
    expect(weak).toEqual([]);
  });
});
