import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitHomography, type Pair, squareTo } from './homography.ts';
import { solveLeastSquares } from './least-squares.ts';
import { cubic, fitPointSurface, linear, quadratic, withinLines } from './surface.ts';

describe('fits', () => {
  it('least squares solves what has one answer', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 3, maxLength: 3 }), ([a, b, c]) => {
        const rows = [0, 1, 2, 3, 4, 5].map((x) => [1, x, x * x]);
        const sides = [
          [a!, b!, c!],
          [c!, a!, 1],
        ] as const;
        const rights = sides.map((own) => rows.map(([one, x, xx]) => own[0] * one! + own[1] * x! + own[2] * xx!));
        solveLeastSquares(rows, rights).forEach((solved, side) => {
          for (const [i, value] of sides[side]!.entries()) expect(solved[i]).toBeCloseTo(value, 3);
        });
      }),
    );
  });

  it('a homography carries its own points, and others by the same perspective', () => {
    const from: Pair[] = [
      [0, 0],
      [210, 0],
      [210, 297],
      [0, 297],
    ];
    fc.assert(
      fc.property(fc.array(fc.double({ min: -40, max: 40, noNaN: true }), { minLength: 8, maxLength: 8 }), (shift) => {
        const to = from.map(([x, y], i): Pair => [x * 3 + 100 + shift[i]!, y * 3 + 50 + shift[i + 4]!]);
        const map = fitHomography(from, to);
        from.forEach(([x, y], i) => {
          const [u, v] = map(x, y);
          expect(Math.hypot(u - to[i]![0], v - to[i]![1])).toBeLessThan(0.01);
        });
        const [a, b, c] = [map(0, 0), map(105, 148.5), map(210, 297)];
        const cross = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
        expect(Math.abs(cross)).toBeLessThan(1);
      }),
    );
  });

  it('the perspective of a square is that of the fit to its corners', () => {
    const square: Pair[] = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ];
    const within = fc.double({ min: -0.3, max: 1.3, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -4, max: 4, noNaN: true }), { minLength: 8, maxLength: 8 }),
        within,
        within,
        (shift, u, v) => {
          const to = square.map(([x, y], i): Pair => [x * 20 + 100 + shift[i]!, y * 20 + 50 + shift[i + 4]!]);
          const [a, b, c, e, f, g, h, i] = squareTo(to as unknown as [Pair, Pair, Pair, Pair]);
          const d = h * u + i * v + 1;
          const [x, y] = fitHomography(square, to)(u, v);
          expect((a * u + b * v + c) / d).toBeCloseTo(x, 3);
          expect((e * u + f * v + g) / d).toBeCloseTo(y, 3);
        },
      ),
    );
  });

  it('a surface is not bent by a fifth of wrong samples', () => {
    const samples = Array.from({ length: 80 }, (_, i) => {
      const u = ((i % 8) / 7) * 2 - 1;
      const v = (Math.floor(i / 8) / 9) * 2 - 1;
      const wrong = i % 5 === 0 ? 30 : 0;
      return { u, v, x: 100 * u + 4 * v * v + wrong, y: 150 * v + 3 * u * v - wrong };
    });
    const { at, residual } = fitPointSurface(samples, quadratic);
    expect(residual).toBeLessThan(0.5);
    const [x, y] = at(0.5, -0.5);
    expect(Math.hypot(x - 51, y + 75.75)).toBeLessThan(0.5);
  });

  it('a surface through three columns leads on straight where they stand in one step', () => {
    const samples = Array.from({ length: 39 }, (_, i) => ({ u: (Math.floor(i / 3) - 6) / 6, v: (i % 3) - 1 })).map(
      ({ u, v }) => ({ u, v, x: 100 + 30 * v, y: 200 + 90 * u }),
    );
    const [x, y] = fitPointSurface(samples, withinLines(13, 3, 3)).at(0, 2);
    expect(x).toBeCloseTo(160, 3);
    expect(y).toBeCloseTo(200, 3);
  });

  it.each([
    ['linear', linear, 3],
    ['quadratic', quadratic, 6],
    ['cubic', cubic, 10],
  ] as const)('a %s surface finds itself again', (_, polynomial, count) => {
    const powers = [0, 1, 2, 3].flatMap((i) => [0, 1, 2, 3].map((j) => [i, j] as const));
    const number = fc.double({ min: -10, max: 10, noNaN: true });
    const within = fc.double({ min: -1, max: 1, noNaN: true });
    expect(polynomial).toHaveLength(count);
    fc.assert(
      fc.property(fc.array(number, { minLength: 16, maxLength: 16 }), within, within, (c, u, v) => {
        const degree = Math.max(...polynomial.map(([i, j]) => i + j));
        const valueAt = (x: number, y: number) =>
          powers.reduce((sum, [i, j], at) => sum + (i + j <= degree ? c[at]! * x ** i * y ** j : 0), 0);
        const samples = Array.from({ length: 49 }, (_, at) => {
          const [x, y] = [((at % 7) - 3) / 3, (Math.floor(at / 7) - 3) / 3];
          return { u: x, v: y, x: valueAt(x, y), y: -valueAt(y, x) };
        });
        const [x, y] = fitPointSurface(samples, polynomial).at(u, v);
        expect(x).toBeCloseTo(valueAt(u, v), 3);
        expect(y).toBeCloseTo(-valueAt(v, u), 3);
      }),
    );
  });
});
