import { deviation, mean } from '../core/statistics.ts';
import { BANDS } from './mel.ts';

/** Cepstral coefficients, the level first. */
export const CEPSTRA = 10;
/** How many of them have a slope. */
const SLOPES = 6;
/** Numbers of a frame's sound: coefficients, then slopes. */
export const WIDTH = CEPSTRA + SLOPES;
/** Columns that belong together, from and to: levels and slopes are mapped apart. */
export const BLOCKS: readonly (readonly [from: number, to: number])[] = [
  [0, CEPSTRA],
  [CEPSTRA, WIDTH],
];
/** A slope is measured over so many frames of 10 ms on each side. */
const SLOPE_REACH = 3;

/**
 * How far people's speech and the synthesiser's go together, column by column: correlation along the right path, of two adults
 * reading aloud (`fixtures/speech-pt`: one-man, fleurs-0).
 */
const CORRELATIONS: readonly number[] = [
  ...[0.68, 0.86, 0.65, 0.76, 0.71, 0.6, 0.62, 0.44, 0.48, 0.55],
  ...[0.68, 0.75, 0.54, 0.62, 0.62, 0.48],
];
/** What a difference says: the weight that makes the squared distance of two normal variables so correlated a likelihood. */
const WEIGHTS = CORRELATIONS.map((r) => Math.sqrt(r / (1 - r * r)));

const cosines = Float32Array.from(
  { length: CEPSTRA * BANDS },
  (_, i) => Math.cos((Math.PI * Math.floor(i / BANDS) * ((i % BANDS) + 0.5)) / BANDS) * Math.sqrt(2 / BANDS),
);

/**
 * Cepstra with slopes, not yet scaled.
 *
 * @param stride Steps of 10 ms from one row to the next.
 * @returns rows × 16, in double precision: they are compared millions of times, and nothing is converted then.
 */
export function cepstra(logPowers: Float32Array, stride: number): Float64Array {
  const reach = Math.max(1, Math.round(SLOPE_REACH / stride));
  const frames = logPowers.length / BANDS;
  const rows = new Float64Array(frames * WIDTH);
  for (let t = 0; t < frames; t++) {
    for (let c = 0; c < CEPSTRA; c++) {
      let total = 0;
      for (let band = 0; band < BANDS; band++) total += cosines[c * BANDS + band]! * logPowers[t * BANDS + band]!;
      rows[t * WIDTH + c] = total;
    }
  }
  let weight = 0;
  for (let d = 1; d <= reach; d++) weight += 2 * d * d;
  for (let t = 0; t < frames; t++) {
    for (let c = 0; c < SLOPES; c++) {
      let total = 0;
      for (let d = 1; d <= reach; d++) {
        const after = Math.min(frames - 1, t + d) * WIDTH + c;
        const before = Math.max(0, t - d) * WIDTH + c;
        total += d * (rows[after]! - rows[before]!);
      }
      rows[t * WIDTH + CEPSTRA + c] = total / weight;
    }
  }
  return rows;
}

function column(rows: Float64Array, c: number, used: (t: number) => boolean): Float64Array {
  const values: number[] = [];
  for (let t = 0; t * WIDTH < rows.length; t++) if (used(t)) values.push(rows[t * WIDTH + c]!);
  return Float64Array.from(values);
}

/**
 * Brings pupil and reference to one scale: each column centred on its own speech frames, divided by what both vary in it, and
 * weighted by what it tells. Changes both in place.
 */
export function equalise(pupil: Float64Array, isSpeech: Uint8Array, reference: Float64Array): void {
  for (let c = 0; c < WIDTH; c++) {
    const of = column(reference, c, () => true);
    const own = column(pupil, c, (t) => isSpeech[t] === 1);
    const scale = WEIGHTS[c]! / ((deviation(of) + deviation(own)) / 2 || 1);
    const [centreOf, centreOwn] = [mean(of), mean(own)];
    for (let at = c; at < reference.length; at += WIDTH) reference[at] = (reference[at]! - centreOf) * scale;
    for (let at = c; at < pupil.length; at += WIDTH) pupil[at] = (pupil[at]! - centreOwn) * scale;
  }
}

/** Euclidean distance of two rows of so many columns. */
export function distance(a: Float64Array, i: number, b: Float64Array, j: number, width: number): number {
  let total = 0;
  const [from, other] = [i * width, j * width];
  for (let c = 0; c < width; c++) {
    const difference = a[from + c]! - b[other + c]!;
    total += difference * difference;
  }
  return Math.sqrt(total);
}
