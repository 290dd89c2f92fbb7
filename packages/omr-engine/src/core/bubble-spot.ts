/** Which bubble of the key. */
export interface BubbleRef {
  /** From 0. */
  readonly group: number;
  /** From 1 within the group. */
  readonly question: number;
  /** From 0. */
  readonly option: number;
}

/** A place where a ring is, or would be: its centre and half axes, px. */
export interface RingSpot {
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

/** Where a bubble of the key lies in a work image. */
export type BubbleSpot = RingSpot & BubbleRef;
