import { deviation, mean } from '../core/statistics.ts';
import { BANDS } from './mel.ts';

/** Cepstral coefficients, the level among them. */
export const COEFFICIENTS = 13;
/** Numbers a frame: coefficients and their slopes. */
export const WIDTH = COEFFICIENTS * 2;
/** A slope is measured over so many frames of 10 ms on each side. */
const SLOPE_REACH = 3;
/** The level changes with the speaker's breath: it counts for less. */
const LEVEL_WEIGHT = 0.6;
const SLOPE_WEIGHT = 0.8;

const cosines = Float32Array.from(
  { length: COEFFICIENTS * BANDS },
  (_, i) => Math.cos((Math.PI * Math.floor(i / BANDS) * ((i % BANDS) + 0.5)) / BANDS) * Math.sqrt(2 / BANDS),
);

/**
 * Cepstra with slopes, not yet scaled.
 *
 * @param stride Steps of 10 ms from one row to the next.
 * @returns rows × 26.
 */
export function cepstra(logPowers: Float32Array, stride: number): Float32Array {
  const reach = Math.max(1, Math.round(SLOPE_REACH / stride));
  const frames = logPowers.length / BANDS;
  const rows = new Float32Array(frames * WIDTH);
  for (let t = 0; t < frames; t++) {
    for (let c = 0; c < COEFFICIENTS; c++) {
      let total = 0;
      for (let band = 0; band < BANDS; band++) total += cosines[c * BANDS + band]! * logPowers[t * BANDS + band]!;
      rows[t * WIDTH + c] = total;
    }
  }
  let weight = 0;
  for (let d = 1; d <= reach; d++) weight += 2 * d * d;
  for (let t = 0; t < frames; t++) {
    for (let c = 0; c < COEFFICIENTS; c++) {
      let total = 0;
      for (let d = 1; d <= reach; d++) {
        const after = Math.min(frames - 1, t + d) * WIDTH + c;
        const before = Math.max(0, t - d) * WIDTH + c;
        total += d * (rows[after]! - rows[before]!);
      }
      rows[t * WIDTH + COEFFICIENTS + c] = total / weight;
    }
  }
  return rows;
}

function column(rows: Float32Array, c: number, used: (t: number) => boolean): Float32Array {
  const values: number[] = [];
  for (let t = 0; t * WIDTH < rows.length; t++) if (used(t)) values.push(rows[t * WIDTH + c]!);
  return Float32Array.from(values);
}

/**
 * Brings pupil and reference to one scale: each coefficient centred on its own speech frames, and divided by what it varies in the
 * reference. Changes both in place.
 */
export function equalise(pupil: Float32Array, isSpeech: Uint8Array, reference: Float32Array): void {
  for (let c = 0; c < WIDTH; c++) {
    const of = column(reference, c, () => true);
    const own = column(pupil, c, (t) => isSpeech[t] === 1);
    const spread = (deviation(of) + deviation(own)) / 2 || 1;
    const weight = (c === 0 ? LEVEL_WEIGHT : 1) * (c < COEFFICIENTS ? 1 : SLOPE_WEIGHT);
    const [centreOf, centreOwn] = [mean(of), mean(own)];
    for (let at = c; at < reference.length; at += WIDTH) {
      reference[at] = ((reference[at]! - centreOf) / spread) * weight;
    }
    for (let at = c; at < pupil.length; at += WIDTH) pupil[at] = ((pupil[at]! - centreOwn) / spread) * weight;
  }
}

/** Euclidean distance of two frames. */
export function distance(a: Float32Array, i: number, b: Float32Array, j: number): number {
  let total = 0;
  const [from, other] = [i * WIDTH, j * WIDTH];
  for (let c = 0; c < WIDTH; c++) {
    const difference = a[from + c]! - b[other + c]!;
    total += difference * difference;
  }
  return Math.sqrt(total);
}
