import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornerPaths, mirrorX } from './overlay-geometry.ts';

describe('cornerPaths', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 200 },
    { x: 0, y: 200 },
  ];

  it('runs along both edges of each corner', () => {
    expect(cornerPaths(square, 0.1)).toEqual([
      'M0.0 20.0 L0.0 0.0 L10.0 0.0',
      'M90.0 0.0 L100.0 0.0 L100.0 20.0',
      'M100.0 180.0 L100.0 200.0 L90.0 200.0',
      'M10.0 200.0 L0.0 200.0 L0.0 180.0',
    ]);
  });

  it('draws nothing without corners', () => {
    expect(cornerPaths([], 0.1)).toEqual([]);
  });
});

describe('mirrorX', () => {
  it('is undone by itself, and does nothing for a camera that looks away', () => {
    fc.assert(
      fc.property(fc.nat(4000), fc.nat(4000), (x, width) => {
        expect(mirrorX(mirrorX(x, width, true), width, true)).toBe(x);
        expect(mirrorX(x, width, false)).toBe(x);
      }),
    );
  });
});
