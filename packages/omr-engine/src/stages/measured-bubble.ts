import type { BubbleMeasure } from './measure-bubble.ts';

/** A bubble of the key with what its inside holds. */
export interface MeasuredBubble extends BubbleMeasure {
  /** From 0. */
  readonly group: number;
  /** From 1 within the group. */
  readonly question: number;
  /** From 0. */
  readonly option: number;
  /** Its printed ring was seen: what was measured is the bubble and not a hand, glare or a fold. */
  readonly seen: boolean;
  /** Contrast of its ring's line against the paper outside, 0 to 1. */
  readonly ring: number;
}
