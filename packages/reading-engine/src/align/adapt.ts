import { solve } from '../core/least-squares.ts';
import { COEFFICIENTS, WIDTH } from './features.ts';
import { chance, type Observation } from './observe.ts';
import type { Path } from './trace.ts';

/** How many frames' weight the identity has: a short reading changes little. */
const PRIOR_FRAMES = 60;
/** Fewer matched frames tell nothing of a voice. */
const LEAST_FRAMES = 50;

type Pair = readonly [t: number, j: number];

/**
 * The affine map of a block of columns that brings the reference closest to the pupil on matched frames (ridge regression towards the
 * identity): rows of size + 1 coefficients, the last constant.
 */
function fitMap(pupil: Float32Array, reference: Float32Array, pairs: readonly Pair[], from: number): Float64Array[] {
  const size = COEFFICIENTS + 1;
  const square = (width: number) => Array.from({ length: size }, () => new Float64Array(width));
  const [matrix, right] = [square(size), square(COEFFICIENTS)];
  const input = new Float64Array(size).fill(1);
  for (const [t, j] of pairs) {
    for (let c = 0; c < COEFFICIENTS; c++) input[c] = reference[j * WIDTH + from + c]!;
    for (let a = 0; a < size; a++) {
      for (let b = 0; b < size; b++) matrix[a]![b]! += input[a]! * input[b]!;
      for (let c = 0; c < COEFFICIENTS; c++) right[a]![c]! += input[a]! * pupil[t * WIDTH + from + c]!;
    }
  }
  for (let a = 0; a < size; a++) {
    matrix[a]![a]! += PRIOR_FRAMES;
    if (a < COEFFICIENTS) right[a]![a]! += PRIOR_FRAMES;
  }
  return solve(matrix, right);
}

/**
 * Brings the reference's voice nearer to the pupil's by what they have in common on a path: its resonances differ by more than the
 * length of the vocal tract. Levels and slopes are mapped apart.
 *
 * @source Leggetter & Woodland, Maximum likelihood linear regression for speaker adaptation, 1995.
 */
export function adapt(observation: Observation, { frames }: Path): Observation {
  const { pupil, reference, isSpeech } = observation;
  const pairs = Array.from(frames.entries()).filter(([t, j]) => j >= 0 && isSpeech[t] === 1);
  if (pairs.length < LEAST_FRAMES) return observation;
  const adapted = new Float32Array(reference.length);
  for (const from of [0, COEFFICIENTS]) {
    const map = fitMap(pupil, reference, pairs, from);
    for (let at = from; at < reference.length; at += WIDTH) {
      for (let c = 0; c < COEFFICIENTS; c++) {
        let total = map[COEFFICIENTS]![c]!;
        for (let a = 0; a < COEFFICIENTS; a++) total += map[a]![c]! * reference[at + a]!;
        adapted[at + c] = total;
      }
    }
  }
  return { ...observation, reference: adapted, ...chance(pupil, adapted, isSpeech) };
}
