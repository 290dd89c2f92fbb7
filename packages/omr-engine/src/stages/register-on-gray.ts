import { type GrayImage, sampleBilinear } from '../core/gray-image.ts';
import type { PlaneMap } from '../core/homography.ts';
import type { SheetBubble, SheetLayout } from '../core/sheet-layout.ts';
import { cubic, type SurfacePoint } from '../core/surface.ts';
import type { RingSpot } from './check-fit.ts';
import { sectorCos, sectorSin } from './local-paper.ts';
import { type Registration, ringAt } from './register-layout.ts';
import { ringContrast } from './ring-presence.ts';
import { sheetBend } from './sheet-bend.ts';

/** Shifts tried around the expected place, in radii: a coarse grid, then a fine one around its best. */
const COARSE_REACH = 0.9;
const COARSE_STEP = 0.3;
const FINE_REACH = 0.2;
const FINE_STEP = 0.1;
const CENTRE_REACH = 0.3;
/** Where the line, the inside and the outside are sampled, in radii. */
const LINE_RADII = 1;
const INSIDE_RADII = 0.62;
const OUTSIDE_RADII = 1.48;
/** A ring counts as seen with this contrast in this many of twelve sectors. */
const SEEN_CONTRAST = 0.05;
const SEEN_SECTORS = 9;
const ROUNDS = 3;
const MIN_SHARE_TO_FIT = 0.35;

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

/** A line's sectors two by two, as the fainter of those that face each other says: ink on one side moves no ring. */
function facingLines(): number {
  const half = inSectors.length / 2;
  let sum = 0;
  for (let sector = 0; sector < half; sector++) sum += Math.min(inSectors[sector]!, inSectors[sector + half]!);
  return sum;
}

/** The place within a reach where a ring is seen best. */
function ringWithin(
  image: GrayImage,
  { x, y, radiusX, radiusY }: RingSpot,
  reach: number,
  step: number,
  score = wholeLine,
): RingSpot {
  let best: readonly [number, number] = [x, y];
  let most = Number.NEGATIVE_INFINITY;
  for (let dy = -reach; dy <= reach + 1e-9; dy += step) {
    for (let dx = -reach; dx <= reach + 1e-9; dx += step) {
      lookAtLine(image, x + dx * radiusX, y + dy * radiusY, radiusX, radiusY);
      const own = score();
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

/** The same for a ring that is a little out of place at most, with marks or letters beside its line. */
export const centredRing = (image: GrayImage, expected: RingSpot): RingSpot =>
  ringWithin(image, expected, CENTRE_REACH, FINE_STEP, facingLines);

const isSeen = (image: GrayImage, { x, y, radiusX, radiusY }: RingSpot): boolean =>
  ringContrast(image, x, y, radiusX, radiusY).filter((contrast) => contrast >= SEEN_CONTRAST).length >= SEEN_SECTORS;

/**
 * Places a layout by looking for each ring on the gray image itself, near where the markers say it lies: for print too blurred or
 * too faint to come out of a threshold as rings.
 */
export function registerOnGray(image: GrayImage, layout: SheetLayout, flat: PlaneMap): Registration {
  const bend = sheetBend(layout, flat);
  let toPhoto = flat;
  let matched: SurfacePoint[] = [];
  let unmatched: SheetBubble[] = [];
  let residual = 0;
  for (let round = 0; round < ROUNDS; round++) {
    matched = [];
    unmatched = [];
    for (const bubble of layout.bubbles) {
      const expected = ringAt(toPhoto, bubble.xMm, bubble.yMm, bubble.rMm);
      const ring =
        round < ROUNDS - 1 ? nearestRing(image, expected) : ringWithin(image, expected, FINE_REACH, FINE_STEP);
      if (isSeen(image, ring)) matched.push(bend.sample(bubble, ring.x, ring.y));
      else unmatched.push(bubble);
    }
    if (matched.length < layout.bubbles.length * MIN_SHARE_TO_FIT) break;
    ({ toPhoto, residual } = bend.fit(matched, cubic));
  }
  const matchedShare = matched.length / layout.bubbles.length;
  return { toPhoto, matchedShare, residual, matched, unmatched, sizeRatio: 1, isOnGray: true };
}

/**
 * Looks on the gray image for the rings that a threshold did not show, and fits the page to them, too: in a dark or blurred corner
 * the others alone say little of where it lies.
 */
export function withRingsOnGray(
  image: GrayImage,
  layout: SheetLayout,
  flat: PlaneMap,
  registration: Registration,
): Registration {
  const bend = sheetBend(layout, flat);
  const found = registration.unmatched.flatMap((bubble) => {
    const ring = nearestRing(image, ringAt(registration.toPhoto, bubble.xMm, bubble.yMm, bubble.rMm));
    return isSeen(image, ring) ? [bend.sample(bubble, ring.x, ring.y)] : [];
  });
  if (found.length === 0) return registration;
  return { ...registration, toPhoto: bend.fit([...registration.matched, ...found], cubic).toPhoto };
}
