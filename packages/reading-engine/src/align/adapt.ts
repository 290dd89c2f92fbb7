import { solve } from '../core/least-squares.ts';
import { BLOCKS } from './features.ts';
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
function fitMap(
  { pupil, reference, width: row }: Observation,
  pairs: readonly Pair[],
  [from, to]: readonly [number, number],
): Float64Array[] {
  const width = to - from;
  const square = (columns: number) => Array.from({ length: width + 1 }, () => new Float64Array(columns));
  const [matrix, right] = [square(width + 1), square(width)];
  const input = new Float64Array(width + 1).fill(1);
  for (const [t, j] of pairs) {
    for (let c = 0; c < width; c++) input[c] = reference[j * row + from + c]!;
    for (let a = 0; a <= width; a++) {
      for (let b = 0; b <= width; b++) matrix[a]![b]! += input[a]! * input[b]!;
      for (let c = 0; c < width; c++) right[a]![c]! += input[a]! * pupil[t * row + from + c]!;
    }
  }
  for (let a = 0; a <= width; a++) {
    matrix[a]![a]! += PRIOR_FRAMES;
    if (a < width) right[a]![a]! += PRIOR_FRAMES;
  }
  return solve(matrix, right);
}

/**
 * Brings the reference's voice nearer to the pupil's by what they have in common on a path: its resonances differ by more than the
 * length of the vocal tract. Levels and slopes are mapped apart; columns behind them stay as they are.
 *
 * @source Leggetter & Woodland, Maximum likelihood linear regression for speaker adaptation, 1995.
 */
export function adapt(observation: Observation, { frames }: Path): Observation {
  const { reference, isSpeech, width } = observation;
  const pairs = Array.from(frames.entries()).filter(([t, j]) => j >= 0 && isSpeech[t] === 1);
  if (pairs.length < LEAST_FRAMES) return observation;
  const adapted = reference.slice();
  for (const block of BLOCKS) {
    const [from, to] = block;
    const map = fitMap(observation, pairs, block);
    for (let at = from; at < reference.length; at += width) {
      for (let c = 0; c < to - from; c++) {
        let total = map[to - from]![c]!;
        for (let a = 0; a < to - from; a++) total += map[a]![c]! * reference[at + a]!;
        adapted[at + c] = total;
      }
    }
  }
  const nearer = { ...observation, reference: adapted };
  return { ...nearer, ...chance(nearer) };
}
