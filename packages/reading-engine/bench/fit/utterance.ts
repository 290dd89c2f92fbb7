/** A label that tells nothing: the row is seen as a neighbour, and not learnt. */
export const UNKNOWN = 255;

/** Speech that the network learns from or is measured on. */
export interface Utterance {
  /** Rows × 10, 20 ms apart, from `evenLevels`. */
  readonly levels: Float64Array;
  /** For each row its index in `phones`, or `UNKNOWN`. */
  readonly labels: Uint8Array;
}
