import type { WorkImage } from './core/gray-image.ts';
import type { ReadMode, SheetFailureCode } from './core/reading.ts';
import type { SheetSpec } from './core/sheet-layout.ts';
import type { Workspace } from './core/workspace.ts';
import { readRingLattice } from './read-ring-lattice.ts';
import type { SecondAttempt, ShapeGrid } from './second-attempt.ts';
import { findInk } from './stages/ink/label-components.ts';
import { usualThreshold } from './stages/ink/threshold-runs.ts';
import type { Attempt, FailedAttempt, FoundSheet } from './stages/pose/attempt.ts';

/** What can be tried with OpenCV: outlines that are no rings, and the image made clearer for the fast stages. */
type Way = 'shapes' | 'enhance';

/**
 * Refusals that a further look can change; what is not named here was seen well enough and stays refused, two sheets above all: rings
 * chosen by their outline might leave the other sheet out.
 */
const waysFor: Partial<Record<SheetFailureCode, readonly Way[]>> = {
  'no-sheet': ['shapes', 'enhance'],
  'markers-missing': ['shapes', 'enhance'],
  'half-sheet': ['shapes', 'enhance'],
};
/** No further way is begun after this long, ms. The ways are few; this is for the slowest phones alone, so that elsewhere a reading never depends on the machine's load. */
const LAST_START_MS = 4_000;
/** A kind of outline is worth a try with this share of the key's bubbles. */
const LEAST_SHAPES = 0.5;
/** What a sheet is looked for again with. */
export interface AgainJob {
  readonly spec: SheetSpec;
  readonly workspace: Workspace;
  readonly mode: ReadMode;
  /** The fast stages, on another image of the same photo; they measure in the first. */
  readFast(image: WorkImage): Attempt;
}

/** A sheet found in a stretched image, with its positions in the image that was stretched. */
function unstretched(sheet: FoundSheet, { toSource, radiusScale }: ShapeGrid): FoundSheet {
  return {
    ...sheet,
    outline: sheet.outline.map(([x, y]) => toSource(x, y)),
    spots: sheet.spots.map((spot) => {
      const [x, y] = toSource(spot.x, spot.y);
      return { ...spot, x, y, radiusX: spot.radiusX * radiusScale, radiusY: spot.radiusY * radiusScale };
    }),
  };
}

function* attempts(way: Way, image: WorkImage, job: AgainJob, second: SecondAttempt): Generator<Attempt> {
  const { spec, workspace } = job;
  if (way === 'enhance') {
    const enhanced = second.enhance(image);
    if (enhanced) yield job.readFast(enhanced);
    return;
  }
  const bubbles = spec.groups.reduce((sum, rows) => sum + rows, 0) * spec.options;
  for (const grid of second.findShapeGrids(image, bubbles * LEAST_SHAPES)) {
    const ink = findInk(grid.image, usualThreshold(grid.image.frameSide), workspace);
    const attempt = readRingLattice({ image: grid.image, spec, workspace, usualInk: ink, given: grid.rings });
    yield attempt.ok ? unstretched(attempt, grid) : attempt;
  }
}

/** Which ways are worth their time for a refusal. In the stream at most one, and only where a sheet of ours is in view. */
function worthTrying({ code, markersFound }: FailedAttempt, mode: ReadMode): readonly Way[] {
  const ways = waysFor[code] ?? [];
  if (mode === 'upload') return ways;
  return markersFound > 0 ? ways.slice(0, 1) : [];
}

/** OpenCV's help for a photo that the fast stages refused; null where it does not help either, or not in time. */
export function readAgain(
  image: WorkImage,
  job: AgainJob,
  second: SecondAttempt,
  refused: FailedAttempt,
): FoundSheet | null {
  const { clock } = job.workspace;
  const startedAt = performance.now();
  for (const way of worthTrying(refused, job.mode)) {
    clock.enter('enhance');
    for (const attempt of attempts(way, image, job, second)) {
      if (attempt.ok) return attempt;
      if (performance.now() - startedAt > LAST_START_MS) return null;
      clock.enter('enhance');
    }
  }
  return null;
}
