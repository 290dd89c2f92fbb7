/** Where a bubble of the key lies in a work image: centre and half axes of its ring, px. */
export interface BubbleSpot {
  /** From 0. */
  readonly group: number;
  /** From 1 within the group. */
  readonly question: number;
  /** From 0. */
  readonly option: number;
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
}
