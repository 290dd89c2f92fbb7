import type { BubbleSpot } from '../../core/bubble-spot.ts';
import type { GrayImage } from '../../core/gray-image.ts';
import { OUTSIDE_RADII } from '../../core/sectors.ts';
import { ringPresence } from '../rings/ring-presence.ts';
import type { ColouredSheet } from './least-channel.ts';
import { type MeasuredBubble, measureBubble, samplePoints } from './measure-bubble.ts';

/** A sheet with more of its rings unseen than this share is refused: too much of it would be left to a person. */
export const MAX_UNSEEN = 0.3;

export interface MeasuredSheet {
  readonly bubbles: readonly MeasuredBubble[];
  /** Contrast of the sheet's own rings, 0 to 1. */
  readonly sheetContrast: number;
  readonly unseenShare: number;
}

/** Measures the bubbles that show colour in the picture where it counts, and sees rings that a circle is drawn around. */
export function measureColoured(
  { image, isColoured }: ColouredSheet,
  spots: readonly BubbleSpot[],
  bubbles: readonly MeasuredBubble[],
): MeasuredBubble[] {
  const inCircles = bubbles.every(({ seen }) => seen) ? [] : ringPresence(image, spots, OUTSIDE_RADII).seen;
  return bubbles.map((bubble, at) => {
    const seen = bubble.seen || inCircles[at]!;
    if (isColoured[at]) return measureBubble(image, spots[at]!, seen, new Float32Array(samplePoints.length));
    return seen === bubble.seen ? bubble : { ...bubble, seen };
  });
}

/** Measures every bubble and tells whether its ring was seen. */
export function measureSheet(image: GrayImage, spots: readonly BubbleSpot[]): MeasuredSheet {
  const { seen, sheetContrast } = ringPresence(image, spots);
  const points = samplePoints.length;
  // One piece of memory a sheet: a hundred a frame would keep the collector busy.
  const depths = new Float32Array(spots.length * points);
  const bubbles = spots.map((spot, i) =>
    measureBubble(image, spot, seen[i]!, depths.subarray(i * points, (i + 1) * points)),
  );
  const unseen = seen.filter((ring) => !ring).length;
  return { bubbles, sheetContrast, unseenShare: unseen / Math.max(1, spots.length) };
}
