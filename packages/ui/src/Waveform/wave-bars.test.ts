import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatClock, waveBars } from './wave-bars.ts';

describe('waveBars', () => {
  it('loses no loud moment when there are more peaks than bars', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 100, maxLength: 400 }), (peaks) => {
        const bars = waveBars(peaks, 84);
        expect(bars).toHaveLength(20);
        expect(Math.max(...bars)).toBe(Math.max(...peaks));
      }),
    );
  });

  it('draws within the frame whatever it is given', () => {
    expect(waveBars([2, -1, Number.NaN], 12.6)).toEqual([1, 0, 0]);
    expect(waveBars([], 100)).toEqual([]);
    expect(waveBars([1], 0)).toEqual([]);
  });
});

describe('formatClock', () => {
  it('writes minutes and seconds', () => {
    expect([0, 47.9, 76, 600, -1].map(formatClock)).toEqual(['0:00', '0:47', '1:16', '10:00', '0:00']);
  });
});
