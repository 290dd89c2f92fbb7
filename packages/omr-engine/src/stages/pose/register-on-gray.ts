import type { GrayImage } from '../../core/gray-image.ts';
import type { SheetLayout } from '../../core/sheet-layout.ts';
import type { FoundMarker } from '../markers/find-markers.ts';
import { isRingSeen, LEAST_CONTRAST, ringContrast } from '../rings/ring-presence.ts';
import { nearestRing, settledRing } from '../rings/seek-ring.ts';
import { registerBy, ringAt } from './register-layout.ts';
import type { Registration } from './sheet-bend.ts';

/**
 * Places a layout by looking for each ring on the gray image itself, near where the markers say it lies: for print too blurred or
 * too faint to come out of a threshold as rings.
 */
export const registerOnGray = (image: GrayImage, layout: SheetLayout, markers: readonly FoundMarker[]): Registration =>
  registerBy(layout, markers, (toPhoto, _, isLast) =>
    layout.bubbles.flatMap(({ xMm, yMm, rMm }) => {
      const expected = ringAt(toPhoto, xMm, yMm, rMm);
      const ring = isLast ? settledRing(image, expected) : nearestRing(image, expected);
      return isRingSeen(ringContrast(image, ring), LEAST_CONTRAST) ? [{ xMm, yMm, x: ring.x, y: ring.y }] : [];
    }),
  );
