import type { RingSpot } from '../../core/bubble-spot.ts';
import type { GrayImage } from '../../core/gray-image.ts';
import { levelIn, SECTORS } from '../../core/sectors.ts';

/** Shifts tried around the expected place, in radii: a coarse grid, then a fine one around its best. */
const COARSE_REACH = 0.9;
const COARSE_STEP = 0.3;
const FINE_REACH = 0.2;
const FINE_STEP = 0.1;
/** Where the inside and the outside are sampled, in radii. */
const INSIDE_RADII = 0.62;
const OUTSIDE_RADII = 1.48;

/** How much darker a ring's line is than inside and outside it, all around, gray levels. */
function lineAt(image: GrayImage, ring: RingSpot): number {
  let sum = 0;
  for (let sector = 0; sector < SECTORS; sector++) {
    const line = levelIn(image, ring, sector, 1);
    const lead = (radii: number) => Math.max(0, levelIn(image, ring, sector, radii) - line);
    sum += lead(OUTSIDE_RADII) + lead(INSIDE_RADII);
  }
  return sum;
}

/** The place within a reach where a ring is seen best. */
function ringWithin(image: GrayImage, expected: RingSpot, reach: number, step: number): RingSpot {
  const { x, y, radiusX, radiusY } = expected;
  let best = expected;
  let most = Number.NEGATIVE_INFINITY;
  for (let dy = -reach; dy <= reach + 1e-9; dy += step) {
    for (let dx = -reach; dx <= reach + 1e-9; dx += step) {
      const ring = { x: x + dx * radiusX, y: y + dy * radiusY, radiusX, radiusY };
      const own = lineAt(image, ring);
      if (own <= most) continue;
      most = own;
      best = ring;
    }
  }
  return best;
}

/** The place near a ring's expected one where it is seen best: coarsely, then finely. */
export const nearestRing = (image: GrayImage, expected: RingSpot): RingSpot =>
  ringWithin(image, ringWithin(image, expected, COARSE_REACH, COARSE_STEP), FINE_REACH, FINE_STEP);

/** As `nearestRing`, where the place is known but for a little. */
export const settledRing = (image: GrayImage, expected: RingSpot): RingSpot =>
  ringWithin(image, expected, FINE_REACH, FINE_STEP);
