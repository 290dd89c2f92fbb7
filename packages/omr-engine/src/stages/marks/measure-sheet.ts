import type { BubbleSpot } from '../../core/bubble-spot.ts';
import type { GrayImage } from '../../core/gray-image.ts';
import { ringPresence } from '../rings/ring-presence.ts';
import { centredRing } from '../rings/seek-ring.ts';
import type { CloserLook } from './decide-answers.ts';
import type { ColouredSheet } from './least-channel.ts';
import { type MeasuredBubble, measureBubble, samplePoints } from './measure-bubble.ts';
import type { BubblePatch } from './shadow-edge.ts';

/** A sheet with more of its rings unseen than this share is refused: too much of it would be left to a person. */
export const MAX_UNSEEN = 0.3;

export interface MeasuredSheet {
  readonly bubbles: readonly MeasuredBubble[];
  /** Contrast of the sheet's own rings, 0 to 1. */
  readonly sheetContrast: number;
  readonly unseenShare: number;
}

/**
 * Measures a bubble again: where the edge of a shadow crosses it, without the shadow; elsewhere where its ring is seen best. Bubbles
 * and spots are a sheet's, in the same order.
 */
export function closerLook(
  image: GrayImage,
  spots: readonly BubbleSpot[],
  bubbles: readonly MeasuredBubble[],
  evenShadow?: (image: GrayImage, spot: BubbleSpot) => BubblePatch | null,
): CloserLook {
  return (bubble, isAligned) => {
    const spot = spots[bubbles.indexOf(bubble)]!;
    const measured = (seenIn: GrayImage, at: BubbleSpot) =>
      measureBubble(seenIn, at, bubble.seen, new Float32Array(samplePoints.length));
    const even = evenShadow?.(image, spot);
    // A hand is no shadow, and what it darkens stays dark.
    if (even) return { ...measured(even.image, even.spot), darkestSide: bubble.darkestSide };
    if (isAligned) return bubble;
    const centred = measured(image, { ...spot, ...centredRing(image, spot) });
    // Out of place only ink is added: of two looks at an empty bubble the lighter one is right.
    return centred.darkness < bubble.darkness ? centred : bubble;
  };
}

/** Measures the bubbles that show colour in the picture where it counts. */
export function measureColoured(
  { image, isColoured }: ColouredSheet,
  spots: readonly BubbleSpot[],
  bubbles: readonly MeasuredBubble[],
): MeasuredBubble[] {
  return bubbles.map((bubble, at) =>
    isColoured[at] ? measureBubble(image, spots[at]!, bubble.seen, new Float32Array(samplePoints.length)) : bubble,
  );
}

/** Measures every bubble and tells whether its ring was seen. */
export function measureSheet(image: GrayImage, spots: readonly BubbleSpot[]): MeasuredSheet {
  const { seen, sheetContrast, unseenCount } = ringPresence(image, spots);
  const points = samplePoints.length;
  // One piece of memory a sheet: a hundred a frame would keep the collector busy.
  const depths = new Float32Array(spots.length * points);
  const bubbles = spots.map((spot, i) =>
    measureBubble(image, spot, seen[i]!, depths.subarray(i * points, (i + 1) * points)),
  );
  return { bubbles, sheetContrast, unseenShare: unseenCount / Math.max(1, spots.length) };
}
