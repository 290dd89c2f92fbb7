import type { BubbleSpot } from '../../core/bubble-spot.ts';
import type { Pair, PlaneMap } from '../../core/homography.ts';
import type { SheetFailureCode } from '../../core/reading.ts';
import type { MeasuredBubble } from '../marks/measure-bubble.ts';

/** Bubbles in a work image, px, and what they hold, in the same order. */
export interface MeasuredSpots {
  readonly spots: readonly BubbleSpot[];
  readonly bubbles: readonly MeasuredBubble[];
}

/** A sheet found in a work image: where its bubbles lie and what they hold, in the same order. All positions in px of that image. */
export interface FoundSheet extends MeasuredSpots {
  readonly ok: true;
  /** Of its grids for numbers, where it has any. */
  readonly grids?: MeasuredSpots;
  /** Corners, clockwise. */
  readonly outline: readonly Pair[];
  readonly markersFound: number;
  readonly mirrored: boolean;
  /** Where a place of our layout lies, mm to px; of another's sheet it says nothing. */
  readonly page: PlaneMap;
  /** Its corner markers were seen, whatever placed it: a code on it is ours. */
  readonly isOurs: boolean;
}

/** Why one way of finding the sheet failed, and how far it got. */
export interface FailedAttempt {
  readonly ok: false;
  readonly code: SheetFailureCode;
  /** What a person is shown where that is not the code, by which the next attempts are chosen. */
  readonly shownAs?: SheetFailureCode;
  readonly outline: readonly Pair[];
  readonly markersFound: number;
}

export type Attempt = FoundSheet | FailedAttempt;

export const failed = (code: SheetFailureCode, markersFound = 0, outline: readonly Pair[] = []): FailedAttempt => ({
  ok: false,
  code,
  markersFound,
  outline,
});
