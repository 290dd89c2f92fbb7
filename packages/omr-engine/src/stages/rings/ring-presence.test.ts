import { describe, expect, it } from 'vitest';
import type { GrayImage } from '../../core/gray-image.ts';
import { OUTSIDE_RADII } from '../../core/sectors.ts';
import { ringPresence } from './ring-presence.ts';

const PITCH = 40;
const RADIUS = 14;
const PAPER = 200;
const COLUMNS = 6;
const spots = Array.from({ length: COLUMNS }, (_, option) => ({
  group: 0,
  question: 1,
  option,
  x: (option + 1) * PITCH,
  y: PITCH,
  radiusX: RADIUS,
  radiusY: RADIUS,
}));

/** A row of printed rings, with whatever is darker in one of them. */
function picture(darkAt: (fromSecond: number) => boolean): GrayImage {
  const [width, height] = [(COLUMNS + 1) * PITCH, 2 * PITCH];
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const printed = spots.some((spot) => Math.abs(Math.hypot(x - spot.x, y - spot.y) - RADIUS) < 1);
    return printed || darkAt(Math.hypot(x - spots[1]!.x, y - spots[1]!.y) / RADIUS) ? 60 : PAPER;
  });
  return { width, height, pixels };
}

describe('rings that are seen', () => {
  it('are those with a circle drawn around them, too, if paper is looked for beyond', () => {
    const circled = picture((radii) => radii > 1.35 && radii < 1.68);
    expect(ringPresence(circled, spots).seen[1]).toBe(false);
    expect(ringPresence(circled, spots, OUTSIDE_RADII).seen).toEqual(spots.map(() => true));
  });

  it('are none that something covers', () => {
    const covered = picture((radii) => radii < 2);
    expect(ringPresence(covered, spots, OUTSIDE_RADII).seen[1]).toBe(false);
  });
});
