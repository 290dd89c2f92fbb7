/** Sample rate that every stage works at, Hz. */
export const SAMPLE_RATE = 16_000;

/** Whether a sound of so many samples a second is one that a device records, Hz. */
export const isUsualRate = (rate: number): boolean => Number.isInteger(rate) && rate >= 8000 && rate <= 192_000;

/** A decoded sound as its file holds it: one array a channel, −1 to 1. */
export interface Sound {
  readonly channels: readonly Float32Array[];
  readonly sampleRate: number;
}

/** What the stages work on: one channel, 16 kHz, −1 to 1. */
export interface Recording {
  readonly samples: Float32Array;
  /** Clipping is measured before the rate changes, which would hide it: share of the samples at full scale, 0 to 1. */
  readonly clippedShare: number;
}

export const secondsOf = ({ samples }: Recording): number => samples.length / SAMPLE_RATE;
