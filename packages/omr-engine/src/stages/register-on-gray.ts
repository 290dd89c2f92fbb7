import { type GrayImage, sampleBilinear } from '../core/gray-image.ts';
import type { PlaneMap } from '../core/homography.ts';
import type { SheetLayout } from '../core/sheet-layout.ts';
import { cubic, fitPointSurface, type SurfacePoint } from '../core/surface.ts';
import type { RingPlace } from './check-fit.ts';
import { sectorCos, sectorSin } from './local-paper.ts';
import { type Registration, ringAt } from './register-layout.ts';
import { ringContrast } from './ring-presence.ts';

/** Shifts tried around the expected place, in radii: a coarse grid, then a fine one around its best. */
const COARSE_REACH = 0.9;
const COARSE_STEP = 0.3;
const FINE_REACH = 0.2;
const FINE_STEP = 0.1;
/** Where the line, the inside and the outside are sampled, in radii. */
const LINE_RADII = 1;
const INSIDE_RADII = 0.62;
const OUTSIDE_RADII = 1.48;
/** A ring counts as seen with this contrast in this many of twelve sectors. */
const SEEN_CONTRAST = 0.05;
const SEEN_SECTORS = 9;
const ROUNDS = 3;
const MIN_SHARE_TO_FIT = 0.35;

/** How much darker a ring's line is there than inside and outside it, gray levels. */
function lineScore(image: GrayImage, x: number, y: number, radiusX: number, radiusY: number): number {
  let score = 0;
  for (let sector = 0; sector < sectorCos.length; sector++) {
    const c = sectorCos[sector]!;
    const s = sectorSin[sector]!;
    const at = (radii: number) => sampleBilinear(image, x + c * radiusX * radii, y + s * radiusY * radii);
    const line = at(LINE_RADII);
    score += Math.max(0, at(OUTSIDE_RADII) - line) + Math.max(0, at(INSIDE_RADII) - line);
  }
  return score;
}

/** The place within a reach where a ring is seen best. */
function ringWithin(image: GrayImage, { x, y, radiusX, radiusY }: RingPlace, reach: number, step: number): RingPlace {
  let best: readonly [number, number] = [x, y];
  let most = Number.NEGATIVE_INFINITY;
  for (let dy = -reach; dy <= reach + 1e-9; dy += step) {
    for (let dx = -reach; dx <= reach + 1e-9; dx += step) {
      const score = lineScore(image, x + dx * radiusX, y + dy * radiusY, radiusX, radiusY);
      if (score <= most) continue;
      most = score;
      best = [x + dx * radiusX, y + dy * radiusY];
    }
  }
  return { x: best[0], y: best[1], radiusX, radiusY };
}

/** The place near a ring's expected one where it is seen best: coarsely, then finely. */
export const nearestRing = (image: GrayImage, expected: RingPlace): RingPlace =>
  ringWithin(image, ringWithin(image, expected, COARSE_REACH, COARSE_STEP), FINE_REACH, FINE_STEP);

/**
 * Places a layout by looking for each ring on the gray image itself, near where the markers say it lies: for print too blurred or
 * too faint to come out of a threshold as rings.
 */
export function registerOnGray(image: GrayImage, layout: SheetLayout, flat: PlaneMap): Registration {
  const toUnitX = (xMm: number) => (xMm / layout.widthMm) * 2 - 1;
  const toUnitY = (yMm: number) => (yMm / layout.heightMm) * 2 - 1;
  let place = flat;
  let matched = 0;
  let residual = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const samples: SurfacePoint[] = [];
    for (const { xMm, yMm, rMm } of layout.bubbles) {
      const expected = ringAt(place, xMm, yMm, rMm);
      const { radiusX, radiusY } = expected;
      const { x: atX, y: atY } =
        round < ROUNDS - 1 ? nearestRing(image, expected) : ringWithin(image, expected, FINE_REACH, FINE_STEP);
      const sectors = ringContrast(image, atX, atY, radiusX, radiusY);
      if (sectors.filter((contrast) => contrast >= SEEN_CONTRAST).length < SEEN_SECTORS) continue;
      const [flatX, flatY] = flat(xMm, yMm);
      samples.push({ u: toUnitX(xMm), v: toUnitY(yMm), x: atX - flatX, y: atY - flatY });
    }
    matched = samples.length;
    if (matched < layout.bubbles.length * MIN_SHARE_TO_FIT) break;
    const bend = fitPointSurface(samples, cubic);
    residual = bend.residual;
    place = (xMm, yMm) => {
      const [x, y] = flat(xMm, yMm);
      const [dx, dy] = bend.at(toUnitX(xMm), toUnitY(yMm));
      return [x + dx, y + dy];
    };
  }
  return { place, matchedShare: matched / layout.bubbles.length, residual, sizeRatio: 1, isOnGray: true };
}
