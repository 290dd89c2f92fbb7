import { describe, expect, it } from 'vitest';
import type { RingSpot } from '../../core/bubble-spot.ts';
import { learnOwnLook } from './own-likeness.ts';

const SIDE = 400;
const STEP = 40;
const RADIUS = 12;
/** A hand's motion, px: a ring's upper and lower line are drawn apart, its sides are faint. */
const MOTION = 6;

const line = (column: number): RingSpot[] =>
  Array.from({ length: 8 }, (_, row) => ({
    x: 60 + column * STEP,
    y: 50 + row * STEP,
    radiusX: RADIUS,
    radiusY: RADIUS,
  }));

/** Rings smeared across, at the places given. */
function smeared(rings: readonly RingSpot[]) {
  const pixels = new Uint8Array(SIDE * SIDE).fill(200);
  for (const { x, y } of rings) {
    for (let dy = -RADIUS - 2; dy <= RADIUS + 2; dy++) {
      for (let dx = -RADIUS - MOTION; dx <= RADIUS + MOTION; dx++) {
        let ink = 0;
        for (let moved = -MOTION / 2; moved <= MOTION / 2; moved++)
          if (Math.abs(Math.hypot(dx - moved, dy) - RADIUS) < 1) ink += 1 / (MOTION + 1);
        const at = (y + dy) * SIDE + x + dx;
        pixels[at] = Math.min(pixels[at]!, 200 * (1 - 0.6 * ink));
      }
    }
  }
  return { width: SIDE, height: SIDE, pixels };
}

describe('lines beyond a key’s grid', () => {
  const own = [1, 2, 3, 4].flatMap(line);

  it('are the sheet’s where they look as its bubbles do, smeared as they are and a little off their place', () => {
    const image = smeared([...line(0), ...own]);
    const beside = line(0).map((spot) => ({ ...spot, x: spot.x + 1, y: spot.y - 1 }));
    const isLike = learnOwnLook(image, own);
    expect([line(5), beside].map(isLike)).toEqual([false, true]);
  });

  it('are not where the paper is empty, a rule runs, or one ring stands alone', () => {
    const image = smeared([...own, line(0)[3]!]);
    for (let y = 0; y < SIDE; y++) image.pixels.fill(60, y * SIDE + 60 + 5 * STEP, y * SIDE + 63 + 5 * STEP);
    expect([line(0), line(5), line(6)].map(learnOwnLook(image, own))).toEqual([false, false, false]);
  });
});
