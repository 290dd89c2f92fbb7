import type { RingSpot } from '../../core/bubble-spot.ts';
import type { GrayImage } from '../../core/gray-image.ts';
import type { PlaneMap } from '../../core/homography.ts';
import type { SheetLayout } from '../../core/sheet-layout.ts';
import type { SurfacePoint } from '../../core/surface.ts';
import { ringContrast } from '../rings/ring-presence.ts';
import { nearestRing, settledRing } from '../rings/seek-ring.ts';
import { type Registration, ringAt } from './register-layout.ts';
import { sheetBend } from './sheet-bend.ts';

/** A ring counts as seen with this contrast in this many of twelve sectors. */
const SEEN_CONTRAST = 0.05;
const SEEN_SECTORS = 9;
const ROUNDS = 3;
const MIN_SHARE_TO_FIT = 0.35;

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
  let residual = 0;
  for (let round = 0; round < ROUNDS; round++) {
    matched = layout.bubbles.flatMap((bubble) => {
      const expected = ringAt(toPhoto, bubble.xMm, bubble.yMm, bubble.rMm);
      const isLast = round === ROUNDS - 1;
      const ring = isLast ? settledRing(image, expected) : nearestRing(image, expected);
      return isSeen(image, ring) ? [bend.sample(bubble, ring.x, ring.y)] : [];
    });
    if (matched.length < layout.bubbles.length * MIN_SHARE_TO_FIT) break;
    ({ toPhoto, residual } = bend.fit(matched));
  }
  return { toPhoto, matchedShare: matched.length / layout.bubbles.length, residual, isOnGray: true };
}
