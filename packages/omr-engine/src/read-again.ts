import type { WorkImage } from './core/gray-image.ts';
import type { SheetFailureCode } from './core/reading.ts';
import type { LatticeJob } from './read-ring-lattice.ts';
import { readRingLattice } from './read-ring-lattice.ts';
import { brightened, smoothed } from './stages/ink/smooth-gray.ts';
import type { Attempt, FailedAttempt, FoundSheet } from './stages/pose/attempt.ts';

/**
 * Refusals that a further look can change; what is not named here was seen well enough and stays refused, two sheets above all: rings
 * chosen by their outline might leave the other sheet out.
 */
const unsettled: readonly SheetFailureCode[] = ['no-sheet', 'markers-missing', 'half-sheet'];

/**
 * Looks again at an upload that was refused: for ovals, then in a quieter image, where noise and motion broke the print up.
 *
 * @param readFast The fast stages, on another image of the same photo; they measure in the first.
 * @returns null where that does not help either.
 */
export function readAgain(
  job: LatticeJob,
  readFast: (image: WorkImage) => Attempt,
  refused: FailedAttempt,
): FoundSheet | null {
  if (!unsettled.includes(refused.code)) return null;
  job.workspace.clock.enter('enhance');
  const ovals = readRingLattice({ ...job, withOvals: true });
  if (ovals.ok) return ovals;
  job.workspace.clock.enter('enhance');
  const quiet = readFast(smoothed(brightened(job.image), 1));
  return quiet.ok ? quiet : null;
}
