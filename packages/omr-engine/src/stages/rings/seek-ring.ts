import type { RingSpot } from '../../core/bubble-spot.ts';
import { type GrayImage, sampleBilinear } from '../../core/gray-image.ts';
import { sectorCos, sectorSin } from '../../core/sectors.ts';

/** Shifts tried around the expected place, in radii: a coarse grid, then a fine one around its best. */
const COARSE_REACH = 0.9;
const COARSE_STEP = 0.3;
const FINE_REACH = 0.2;
const FINE_STEP = 0.1;
/** Where the line, the inside and the outside are sampled, in radii. */
const LINE_RADII = 1;
const INSIDE_RADII = 0.62;
const OUTSIDE_RADII = 1.48;

/** How much darker a ring's line is in each sector than inside and outside it, gray levels. */
const inSectors = new Float64Array(sectorCos.length);

function lookAtLine(image: GrayImage, x: number, y: number, radiusX: number, radiusY: number): void {
  for (let sector = 0; sector < sectorCos.length; sector++) {
    const c = sectorCos[sector]!;
    const s = sectorSin[sector]!;
    const at = (radii: number) => sampleBilinear(image, x + c * radiusX * radii, y + s * radiusY * radii);
    const line = at(LINE_RADII);
    inSectors[sector] = Math.max(0, at(OUTSIDE_RADII) - line) + Math.max(0, at(INSIDE_RADII) - line);
  }
}

/** All of a line's sectors. */
function wholeLine(): number {
  let sum = 0;
  for (let sector = 0; sector < inSectors.length; sector++) sum += inSectors[sector]!;
  return sum;
}

/** The place within a reach where a ring is seen best. */
function ringWithin(image: GrayImage, { x, y, radiusX, radiusY }: RingSpot, reach: number, step: number): RingSpot {
  let best: readonly [number, number] = [x, y];
  let most = Number.NEGATIVE_INFINITY;
  for (let dy = -reach; dy <= reach + 1e-9; dy += step) {
    for (let dx = -reach; dx <= reach + 1e-9; dx += step) {
      lookAtLine(image, x + dx * radiusX, y + dy * radiusY, radiusX, radiusY);
      const own = wholeLine();
      if (own <= most) continue;
      most = own;
      best = [x + dx * radiusX, y + dy * radiusY];
    }
  }
  return { x: best[0], y: best[1], radiusX, radiusY };
}

/** The place near a ring's expected one where it is seen best: coarsely, then finely. */
export const nearestRing = (image: GrayImage, expected: RingSpot): RingSpot =>
  ringWithin(image, ringWithin(image, expected, COARSE_REACH, COARSE_STEP), FINE_REACH, FINE_STEP);

/** As `nearestRing`, where the place is known but for a little. */
export const settledRing = (image: GrayImage, expected: RingSpot): RingSpot =>
  ringWithin(image, expected, FINE_REACH, FINE_STEP);
