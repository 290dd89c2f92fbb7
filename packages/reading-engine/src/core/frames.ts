import { SAMPLE_RATE } from './recording.ts';

/** Step from one analysis frame to the next, seconds. */
export const HOP_S = 0.01;
/** The same in samples. */
export const HOP = HOP_S * SAMPLE_RATE;
/** Length of an analysis frame, samples: 25 ms, long enough for two periods of a low voice. */
export const FRAME = 400;
/** Transform length, samples. */
export const FFT_SIZE = 512;
/** Bins of a power spectrum. */
export const BINS = FFT_SIZE / 2 + 1;
/** Width of a bin, Hz. */
export const BIN_HZ = SAMPLE_RATE / FFT_SIZE;

/** Frames of a recording: frame i is centred on i · 10 ms. */
export const frameCount = (samples: number): number => Math.max(1, Math.floor(samples / HOP) + 1);

export const secondsAt = (frame: number): number => frame * HOP_S;
export const frameAt = (seconds: number): number => Math.round(seconds / HOP_S);

/** A stretch of frames; `end` is the first frame after it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const spanLength = ({ start, end }: Span): number => end - start;
