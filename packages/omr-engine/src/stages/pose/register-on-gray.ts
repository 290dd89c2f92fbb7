import type { GrayImage } from '../../core/gray-image.ts';
import type { PlaneMap } from '../../core/homography.ts';
import type { SheetLayout } from '../../core/sheet-layout.ts';
import { isRingSeen, LEAST_CONTRAST, ringContrast } from '../rings/ring-presence.ts';
import { nearestRing, settledRing } from '../rings/seek-ring.ts';
import { type Registration, ringAt } from './register-layout.ts';
import { bendToRings } from './sheet-bend.ts';

/**
 * Places a layout by looking for each ring on the gray image itself, near where the markers say it lies: for print too blurred or
 * too faint to come out of a threshold as rings.
 */
export function registerOnGray(image: GrayImage, layout: SheetLayout, flat: PlaneMap): Registration {
  const { toPhoto, seen, residual } = bendToRings(layout, flat, (bent, _, isLast) =>
    layout.bubbles.flatMap((bubble) => {
      const expected = ringAt(bent, bubble.xMm, bubble.yMm, bubble.rMm);
      const ring = isLast ? settledRing(image, expected) : nearestRing(image, expected);
      return isRingSeen(ringContrast(image, ring), LEAST_CONTRAST) ? [{ bubble, ring }] : [];
    }),
  );
  return { toPhoto, matchedShare: seen.length / layout.bubbles.length, residual };
}
