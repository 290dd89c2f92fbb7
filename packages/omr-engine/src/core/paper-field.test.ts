import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnPaperField, type RingShift } from './paper-field.ts';

const PITCH = 8;

/** Rings on a grid of 20 by 12 pitches, each displaced as asked. */
const grid = (shiftAt: (x: number, y: number) => readonly [number, number]): RingShift[] =>
  Array.from({ length: 240 }, (_, at) => {
    const [x, y] = [(at % 12) * PITCH, Math.floor(at / 12) * PITCH];
    const [dx, dy] = shiftAt(x, y);
    return { x, y, dx, dy };
  });

describe('the paper beside a fit', () => {
  it('rises as its rings do: a wave of ten pitches is followed to a quarter of its height', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 6, noNaN: true }),
        fc.double({ min: 0, max: 6, noNaN: true }),
        (height, phase) => {
          const wave = (y: number) => height * Math.sin((2 * Math.PI * y) / (10 * PITCH) + phase);
          const field = learnPaperField(
            grid((_, y) => [wave(y), 0]),
            PITCH,
          );
          for (const y of [5, 8, 11].map((row) => row * PITCH)) {
            expect(Math.abs(field.at(5 * PITCH, y)[0] - wave(y))).toBeLessThan(0.25 * height);
          }
        },
      ),
    );
  });

  it('lies still where there are no rings', () => {
    const field = learnPaperField(
      grid(() => [3, -2]),
      PITCH,
    );
    expect(field.at(1000, 1000)).toEqual([0, 0]);
  });

  it('is hardly moved by one ring that is out of place, and tells how far rings are from what their neighbours foretell', () => {
    const smooth = learnPaperField(
      grid((x, y) => (x === 5 * PITCH && y === 8 * PITCH ? [4, 0] : [0, 0])),
      PITCH,
    );
    expect(smooth.at(6 * PITCH, 8 * PITCH)[0]).toBeLessThan(1);
    const jagged = learnPaperField(
      grid((x, y) => [((x + y) / PITCH) % 2 === 0 ? 2 : -2, 0]),
      PITCH,
    );
    expect(smooth.residual).toBeLessThan(0.5);
    expect(jagged.residual).toBeGreaterThan(1.5);
  });
});
