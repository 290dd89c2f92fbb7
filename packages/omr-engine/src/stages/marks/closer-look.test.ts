import { describe, expect, it } from 'vitest';
import type { BubbleSpot } from '../../core/bubble-spot.ts';
import { decideAnswers } from './decide-answers.ts';
import { closerLook, measureSheet } from './measure-sheet.ts';

const [ROWS, OPTIONS] = [10, 4];
const [WIDTH, HEIGHT] = [240, 460];
const RADIUS = 10;
/** Half the thickness of a line, px. */
const LINE = 1.6;
/** A ring that is printed beside its place, and how far, radii. */
const MOVED = 3;
const SHIFT = 0.3;

/** Blank paper with thick rings, one of them a little lower than `places` says, and dots in some. */
function page(dots: readonly number[]) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(220);
  const spots = Array.from({ length: ROWS * OPTIONS }, (_, at): BubbleSpot => {
    const [row, option] = [Math.floor(at / OPTIONS), at % OPTIONS];
    const [x, y] = [45 + option * 48, 40 + row * 42];
    return { group: 0, question: row + 1, option, x, y, radiusX: RADIUS, radiusY: RADIUS };
  });
  for (const [at, { x, y }] of spots.entries()) {
    const middle = at === MOVED ? y + SHIFT * RADIUS : y;
    for (let v = -15; v <= 15; v++) {
      for (let u = -15; u <= 15; u++) {
        const distance = Math.hypot(u, y + v - middle);
        const isDot = dots.includes(at) && Math.hypot(u - 2, y + v - middle - 2) < 2;
        if (Math.abs(distance - RADIUS) < LINE || isDot) pixels[(y + v) * WIDTH + x + u] = isDot ? 90 : 110;
      }
    }
  }
  return { image: { width: WIDTH, height: HEIGHT, pixels }, spots: spots };
}

function statesOf(dots: readonly number[], isCloser: boolean): string[] {
  const { image, spots } = page(dots);
  const { bubbles } = measureSheet(image, spots);
  const look = isCloser ? closerLook(image, spots, bubbles) : undefined;
  return decideAnswers(bubbles, [ROWS], OPTIONS, look)[0]!.map(({ state }) => state);
}

describe('a closer look', () => {
  it('finds a row blank of which a ring lies a little beside its place', () => {
    expect(statesOf([], false)[0]).toBe('uncertain');
    expect(statesOf([], true)).toEqual(Array(ROWS).fill('blank'));
  });

  it('finds a dot again, there or elsewhere', () => {
    const states = statesOf([MOVED, 5 * OPTIONS + 1], true);
    expect(states.flatMap((state, row) => (state === 'blank' ? [] : [row + 1]))).toEqual([1, 6]);
  });
});
