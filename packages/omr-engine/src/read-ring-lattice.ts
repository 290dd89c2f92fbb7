import type { WorkImage } from './core/gray-image.ts';
import type { Pair } from './core/homography.ts';
import type { SheetLayout } from './core/sheet-layout.ts';
import { type Component, findUsualInk } from './stages/ink/label-components.ts';
import { smoothed } from './stages/ink/smooth-gray.ts';
import { type FoundLattice, findLattice, type LatticeSearch } from './stages/lattice/find-lattice.ts';
import { quarterTurns } from './stages/lattice/fit-key-shape.ts';
import { type LatticeModel, modelLattice } from './stages/lattice/lattice-model.ts';
import { rowLinesOf, runsInRows } from './stages/lattice/row-lines.ts';
import type { FoundMarker } from './stages/markers/find-markers.ts';
import { MAX_UNSEEN, measureSheet } from './stages/marks/measure-sheet.ts';
import { type Attempt, failed } from './stages/pose/attempt.ts';
import { lacksEdgeLine, ringsOutside } from './stages/pose/check-fit.ts';
import { type Direction, settleDirection } from './stages/pose/direction.ts';
import { inKeyOrder, latticeSpots } from './stages/pose/lattice-spots.ts';
import { linesAroundLattice, linesBeside } from './stages/pose/lines-around.ts';
import { LEAST_MARKERS } from './stages/pose/markers-of-one.ts';
import { hasOtherSheet } from './stages/pose/other-sheet.ts';
import { learnOwnLook } from './stages/pose/own-likeness.ts';
import { isRefused } from './stages/pose/pose-score.ts';
import { pageAround } from './stages/pose/register-layout.ts';
import { findRowNumbers } from './stages/pose/row-numbers.ts';

/** Times that an image is smoothed in which small print is broken up. */
const SMOOTHINGS = 2;

/** What any sheet is looked for with. */
export interface LatticeJob extends LatticeSearch {
  /** Our own sheet of that key, and the markers of it that were seen. */
  readonly layout: SheetLayout;
  readonly markers?: readonly FoundMarker[];
  /** Image to measure in, where the one to find things in was smoothed. */
  readonly measureIn?: WorkImage;
}

/** Reads any sheet whose rings form the key's shape: no markers, no frame needed. */
export function readRingLattice(job: LatticeJob): Attempt {
  const { spec, workspace } = job;
  // Where grids for numbers lie, markers alone say.
  if (spec.grids) return failed('no-sheet');
  workspace.clock.enter('find');
  const found = findLattice(job);
  if (!found.ok) return failed(found.code);
  const attempts = quarterTurns(found.fit, spec.options).map((fit) => readFit(job, { ...found, fit }));
  // What stands beside a square is a further group whichever way the square is turned.
  const mismatch = attempts.find((one) => !one.ok && one.code === 'layout-mismatch');
  if (mismatch) return mismatch;
  const read = attempts.filter(({ ok }) => ok);
  if (read.length > 1) return failed('direction-unclear', 0, attempts[0]!.outline);
  return read[0] ?? attempts[0]!;
}

/** Corners of the lattice, clockwise from its top-left as the image shows it. */
function outlineOf(model: LatticeModel, options: number): Pair[] {
  const first = model.groups[0]!;
  const last = model.groups[model.groups.length - 1]!;
  return [
    first.spotAt(-1, -1),
    last.spotAt(-1, options),
    last.spotAt(last.rows, options),
    first.spotAt(first.rows, -1),
  ].map(([x, y]): Pair => [x, y]);
}

/** Reads the key's groups where they were found, if nothing there contradicts the key and the sheet shows its direction. */
function readFit(job: LatticeJob, found: FoundLattice): Attempt {
  const { image, spec, workspace, measureIn = image, markers = [] } = job;
  const { options } = spec;
  workspace.clock.enter('register');
  const model = modelLattice(found.fit, options);
  const outline = outlineOf(model, options);
  workspace.clock.enter('measure');
  const placed = latticeSpots(model, options);
  const { bubbles, sheetContrast, unseenShare } = measureSheet(measureIn, placed);
  const rows = model.groups.map((group) => group.rows);
  if (hasOtherSheet(found.candidates, placed, spec, { page: outline, frame: image }))
    return failed('two-sheets', 0, outline);
  const isLike = learnOwnLook(measureIn, placed);
  const rowAt = rowLinesOf(placed, rows);
  const contradicted =
    Number(lacksEdgeLine(bubbles, rows, options)) +
    found.fit.spareGroups.filter(({ nodes }) => runsInRows(nodes, rowAt)).length +
    ringsOutside(measureIn, linesAroundLattice(model.groups, options), sheetContrast).length +
    linesBeside(model.groups, options).filter(isLike).length;
  if (isRefused({ missing: unseenShare, disagreement: 0, strain: 0, contradicted })) {
    // Letters of a text, squares of a table: rings by chance, some of them in order.
    const code = contradicted === 0 ? 'bubbles-unseen' : unseenShare > MAX_UNSEEN ? 'no-sheet' : 'layout-mismatch';
    return failed(code, 0, outline);
  }
  workspace.clock.enter('decide');
  const direction = directionOf(job, found, model, rows);
  if (!direction.ok) return failed('direction-unclear', 0, outline);
  const spots = inKeyOrder(placed, rows, options, direction);
  return {
    ok: true,
    spots,
    bubbles: inKeyOrder(bubbles, rows, options, direction),
    outline,
    markersFound: 0,
    mirrored: direction.flipColumns !== direction.flipRows,
    page: pageAround(job.layout, spots, markers),
    isOurs: markers.length >= LEAST_MARKERS,
  };
}

/** Which way up the sheet lies, by its question numbers; noise and blur break small print up: a quieter image may show them. */
function directionOf(
  { image, spec: { groups, options }, workspace, isCoarse }: LatticeJob,
  { components }: FoundLattice,
  model: LatticeModel,
  rows: readonly number[],
): Direction {
  const directionIn = (seen: WorkImage, ink: readonly Component[]) =>
    settleDirection(findRowNumbers(seen, ink, model, options), rows, groups);
  const direction = directionIn(image, components);
  if (direction.ok || isCoarse) return direction;
  const quiet = smoothed(image, SMOOTHINGS);
  return directionIn(quiet, findUsualInk(quiet, workspace));
}
