import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitWithin } from './fit-within.ts';

it.each([
  [1600, 1200, 800, 600],
  [600, 4000, 120, 800],
  [800, 800, 800, 800],
  [30, 20, 30, 20],
  [9000, 1, 800, 1],
])('%i×%i becomes %i×%i', (width, height, newWidth, newHeight) => {
  expect(fitWithin(width, height, 800)).toEqual({ width: newWidth, height: newHeight });
});

it('keeps within the limit, never enlarges, and keeps the shape to a pixel', () => {
  const side = fc.integer({ min: 1, max: 12_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fitted = fitWithin(width, height, 800);
      expect(Math.max(fitted.width, fitted.height)).toBe(Math.min(800, Math.max(width, height)));
      const scale = Math.max(fitted.width, fitted.height) / Math.max(width, height);
      expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs(fitted.height - height * scale)).toBeLessThanOrEqual(1);
    }),
  );
});
