import type { WorkImage } from './core/gray-image.ts';
import type { ReadMode, SheetFailureCode } from './core/reading.ts';
import type { SheetLayout, SheetSpec } from './core/sheet-layout.ts';
import type { Workspace } from './core/workspace.ts';
import { readMarkedSheet } from './read-marked-sheet.ts';
import { readFaintLattice, readRingLattice } from './read-ring-lattice.ts';
import type { Attempt, FailedAttempt, FoundSheet } from './stages/attempt.ts';
import { findInk } from './stages/label-components.ts';
import type { SecondAttempt, ShapeGrid } from './stages/second-attempt.ts';
import { usualThreshold } from './stages/threshold-runs.ts';

/** What can be tried: rings that noise hides one by one; with OpenCV its own marker detector, outlines that are no rings, the image made clearer for the fast stages. */
type Way = 'faint' | 'markers' | 'shapes' | 'ovals' | 'sharper' | 'enhance';

/**
 * Ways that can change a refusal, cheapest first; what is not named here was seen well enough and stays refused, two sheets above
 * all: rings chosen by their outline might leave the other sheet out.
 */
const waysFor: Partial<Record<SheetFailureCode, readonly Way[]>> = {
  'no-sheet': ['faint', 'shapes', 'markers', 'enhance'],
  'markers-missing': ['markers', 'shapes', 'enhance'],
  'half-sheet': ['markers', 'faint', 'shapes', 'enhance'],
  'layout-mismatch': ['faint', 'ovals', 'sharper'],
  'direction-unclear': ['faint', 'sharper'],
};
/** No further way is begun after this long, ms. The ways are few; this is for the slowest phones alone, so that elsewhere a reading never depends on the machine's load. */
const LAST_START_MS = 4_000;
/** A kind of outline is worth a try with this share of the key's bubbles. */
const LEAST_SHAPES = 0.5;
/** Markers that place the whole sheet: a key that does not fit it then is the wrong key. */
const SURE_MARKERS = 3;

/** What both ways of finding a sheet need. */
export interface AgainJob {
  readonly spec: SheetSpec;
  readonly layout: SheetLayout;
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
  const { spec, layout, workspace } = job;
  if (way === 'faint') {
    const found = second.findFaintLattice(image, spec, workspace);
    if (found) yield readFaintLattice(image, spec, found, workspace);
  } else if (way === 'markers') {
    const markers = second.findMarkers(image);
    if (markers.length === 0) return;
    const components = findInk(image, usualThreshold(image.frameSide), workspace);
    yield readMarkedSheet(image, layout, { markers, components, seen: markers }, workspace);
  } else if (way === 'shapes' || way === 'ovals') {
    const bubbles = spec.groups.reduce((sum, rows) => sum + rows, 0) * spec.options;
    for (const grid of second.findShapeGrids(image, bubbles * LEAST_SHAPES)) {
      if (way === 'ovals' && !grid.isStretched) continue;
      const ink = findInk(grid.image, usualThreshold(grid.image.frameSide), workspace);
      const attempt = readRingLattice(grid.image, spec, ink, workspace, grid.image, false, grid.rings);
      yield attempt.ok ? unstretched(attempt, grid) : attempt;
    }
  } else {
    for (const enhanced of second.enhance(image)) {
      yield job.readFast(enhanced);
      if (way === 'sharper') return;
    }
  }
}

/** Which ways are worth their time for a refusal. In the stream at most one, and only where a sheet of ours is in view. */
function worthTrying({ code, markersFound, isSure }: FailedAttempt, mode: ReadMode): readonly Way[] {
  if (isSure) return [];
  if (code === 'layout-mismatch' && markersFound >= SURE_MARKERS) return [];
  const ways = waysFor[code] ?? [];
  if (mode === 'upload') return ways;
  return markersFound > 0 ? ways.filter((way) => way !== 'faint').slice(0, 1) : [];
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
      if (attempt.isSure) return null;
      if (performance.now() - startedAt > LAST_START_MS) return null;
      clock.enter('enhance');
    }
  }
  return null;
}
