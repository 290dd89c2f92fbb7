import type { WorkImage } from './core/gray-image.ts';
import type { Pair } from './core/homography.ts';
import type { SheetSpec } from './core/sheet-layout.ts';
import type { Workspace } from './core/workspace.ts';
import { layOutSheet } from './sheet/lay-out-sheet.ts';
import { type Attempt, failed } from './stages/attempt.ts';
import { hasFurtherGroup, lacksEdgeLine, lacksNumbers, ringsNearby, ringsOutside } from './stages/check-fit.ts';
import { type Direction, settleDirection } from './stages/direction.ts';
import { type FoundLattice, findLattice, latticeOf, type NoLattice } from './stages/find-lattice.ts';
import { hasSpareSheet, missingCost, quarterTurns } from './stages/fit-key-shape.ts';
import { type Component, findInk } from './stages/label-components.ts';
import { type LatticeModel, modelLattice } from './stages/lattice-model.ts';
import { inKeyOrder, latticeSpots } from './stages/lattice-spots.ts';
import { linesAroundLattice, linesBeside, linesLedTo } from './stages/lines-around.ts';
import { MAX_UNSEEN, measureSheet } from './stages/measure-sheet.ts';
import { findOptionLetters } from './stages/option-letters.ts';
import { hasOtherSheet, ringsOfFurtherGroups } from './stages/other-sheet.ts';
import { learnOwnLook } from './stages/own-likeness.ts';
import { poseByMarkers } from './stages/pose-by-markers.ts';
import type { RingCandidate } from './stages/ring-candidates.ts';
import { ringPresence, showsLine } from './stages/ring-presence.ts';
import { linesInRows, rowLinesOf } from './stages/row-lines.ts';
import { findRowNumbers, type RowNumbers } from './stages/row-numbers.ts';
import { smoothAgain, smoothGray } from './stages/smooth-gray.ts';
import { usualThreshold } from './stages/threshold-runs.ts';

/** What speaks for a fit must be this share of its rings: less means rings beside the key's grid, or many missing... */
const MIN_FIT = 0.85;
/** ...but those that are missing count for nothing where a look at their places shows nearly all of them: noise hid them. */
const MAX_HIDDEN = 0.05;
/** Rings this many, as a share of the key's, and of this contrast leave nothing to a closer look. */
const ALL_RINGS = 0.95;
const CLEAR_CONTRAST = 0.15;
/** A group with fewer of them goes on in a larger pattern: it says nothing of a second sheet. */
const STANDS_ALONE = 0.7;
/** A sheet has four groups at most. */
const MOST_SPARE = 4;
/** Rings so few may be print by chance: more of them must be seen. */
const FEW_BUBBLES = 30;
const MAX_UNSEEN_OF_FEW = 0.1;

/**
 * Where the usual look refused a sheet, one that another look finds must show nearly all of its rings: 0.063 are unseen at most on the
 * right sheets of 400 photos, 0.09 and more where a near key was stretched onto a smeared sheet.
 */
const MAX_UNSEEN_AGAIN = 0.075;

/** Ways to see numbers through noise; of the later ones only digits that can be read one by one are believed. */
const QUIET_LOOKS = [
  { smoothings: 2, ratio: 0.9, isFirst: true },
  { smoothings: 2, ratio: 0.93, isFirst: false },
  { smoothings: 3, ratio: 0.93, isFirst: false },
] as const;

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

/**
 * Reads any sheet whose rings form the key's shape: no markers, no frame needed.
 *
 * @param usualInk  The image's ink at the usual threshold.
 * @param measureIn Image to measure in, where the one to find things in was enhanced.
 * @param isCoarse  The ink was looked for at half resolution: where it does not do, nothing else is tried.
 * @param given     Rings that were found in another way; by default they are sought in the image's ink.
 */
export function readRingLattice(
  image: WorkImage,
  spec: SheetSpec,
  usualInk: readonly Component[],
  workspace: Workspace,
  measureIn = image,
  isCoarse = false,
  given?: readonly RingCandidate[],
): Attempt {
  const { groups, options } = spec;
  workspace.clock.enter('find');
  const found = given
    ? latticeOf(image, given, groups, options, usualInk)
    : findLattice(image, groups, options, usualInk, workspace, isCoarse);
  return readFound(image, spec, found, workspace, measureIn, isCoarse, given !== undefined);
}

/** As `readRingLattice`, where the lattice was found in spite of noise that hides each ring by itself. */
export function readFaintLattice(
  image: WorkImage,
  spec: SheetSpec,
  found: FoundLattice | NoLattice,
  workspace: Workspace,
): Attempt {
  return readFound(image, spec, found, workspace, image);
}

function readFound(
  image: WorkImage,
  spec: SheetSpec,
  found: FoundLattice | NoLattice,
  workspace: Workspace,
  measureIn: WorkImage,
  isCoarse = false,
  isGiven = false,
): Attempt {
  if (!found.ok) return failed(found.code);
  const attempts = quarterTurns(found.fit, spec.options).map((fit) =>
    readFit(image, spec, { ...found, fit }, workspace, measureIn, isCoarse, isGiven),
  );
  // What stands beside a square is a further group whichever way the square is turned.
  const mismatch = attempts.find((one) => !one.ok && one.code === 'layout-mismatch');
  if (mismatch) return mismatch;
  const read = attempts.filter(({ ok }) => ok);
  if (read.length > 1) return failed('direction-unclear', 0, attempts[0]!.outline);
  return read[0] ?? attempts[0]!;
}

/** Reads the key's groups where they were found, if the sheet fits them and shows its direction. */
function readFit(
  image: WorkImage,
  { groups, options }: SheetSpec,
  found: FoundLattice,
  workspace: Workspace,
  measureIn: WorkImage,
  isCoarse: boolean,
  isGiven: boolean,
): Attempt {
  const { clock } = workspace;
  clock.enter('register');
  const model = modelLattice(found.fit, options);
  const outline = outlineOf(model, options);
  clock.enter('measure');
  const placed = latticeSpots(model, options);
  const { bubbles, sheetContrast, unseenShare } = measureSheet(measureIn, placed);
  const rows = model.groups.map((group) => group.rows);
  const rowAt = rowLinesOf(placed, rows);
  const isPlain = unseenShare <= MAX_HIDDEN;
  const score = isPlain && !isGiven ? found.fit.score + missingCost(found.fit, options) : found.fit.score;
  const ledTo = linesLedTo(model.groups, options);
  // Beside the grid noise alone passes for rings, where the image is as it was taken.
  const isQuiet = found.smooth !== null && measureIn === image;
  const lookIn = isQuiet ? found.smooth! : measureIn;
  const contrast = isQuiet ? ringPresence(lookIn, placed).sheetContrast : sheetContrast;
  const countOfSheet = (rings: readonly RingCandidate[], isHollow: (ring: RingCandidate) => boolean) => {
    const printed = rings.filter((ring) => showsLine(lookIn, ring, contrast));
    return ringsOfFurtherGroups(rowAt, printed, options, image, isHollow);
  };
  const hasLinesOfItsOwn = () => {
    const { isLike, isOther } = learnOwnLook(lookIn, placed, isQuiet);
    const showing = [
      ...ringsOutside(lookIn, linesAroundLattice(model.groups, options), contrast, placed),
      ...ringsNearby(lookIn, ledTo, contrast, placed),
    ];
    return showing.some((line) => !isOther(line)) || [...ledTo, ...linesBeside(model.groups, options)].some(isLike);
  };
  const isFew = placed.length < FEW_BUBBLES;
  const mismatches =
    !found.isSettled &&
    (score < found.fit.ringCount * MIN_FIT ||
      found.fit.groups.some(({ goesOn }) => goesOn) ||
      lacksEdgeLine(bubbles, rows, options) ||
      hasFurtherGroup(found.candidates, placed, Math.min(...rows) * options, countOfSheet) ||
      hasLinesOfItsOwn());
  const { spareGroups } = found.fit;
  const stands = score >= found.fit.ringCount * STANDS_ALONE;
  const isTwo =
    (groups.length > 1 && hasSpareSheet(found.fit, groups) && stands) ||
    hasOtherSheet(found.candidates, placed, groups, options, { page: outline, frame: image, rowAt });
  // Letters of a text, squares of a table: rings by chance, some of them in order, and again and again.
  const isChance =
    spareGroups.length > MOST_SPARE ||
    (mismatches && unseenShare > MAX_UNSEEN) ||
    (isFew && unseenShare > MAX_UNSEEN_OF_FEW);
  if (isChance) return failed('no-sheet', 0, outline);
  const hasSpareInRows = spareGroups.some(({ nodes }) => linesInRows(nodes, rowAt) !== null);
  if (isTwo || mismatches || hasSpareInRows) {
    const areClear = isFew || hasSpareInRows || sheetContrast >= CLEAR_CONTRAST;
    const isSure = isPlain && found.fit.ringCount >= Math.min(placed.length - 1, placed.length * ALL_RINGS) && areClear;
    return { ...failed(isTwo ? 'two-sheets' : 'layout-mismatch', 0, outline), ...(isSure && { isSure }) };
  }
  const isAgain = isGiven || measureIn !== image;
  if (unseenShare > (isAgain ? MAX_UNSEEN_AGAIN : MAX_UNSEEN)) return failed('bubbles-unseen', 0, outline);
  clock.enter('decide');
  let numbers: RowNumbers | null = null;
  const directionOn = (seen: WorkImage, components: readonly Component[]) => {
    const numbersOf = findRowNumbers(seen, components, model, options);
    numbers = numbersOf('whole');
    return settleDirection(numbersOf, () => findOptionLetters(seen, model, options), rows, groups);
  };
  let direction: Direction = found.isSettled ? { ok: false } : directionOn(image, found.components);
  if (!direction.ok && !isCoarse) {
    // Noise breaks small print up and adds specks: a quieter image may show the numbers.
    for (const { smoothings, ratio, isFirst } of found.isSettled ? QUIET_LOOKS : QUIET_LOOKS.slice(0, 1)) {
      const quiet = smoothAgain(smoothGray(image, workspace), smoothings - 1);
      const ink = findInk(quiet, { ...usualThreshold(quiet.frameSide), ratio }, workspace);
      const seen = directionOn(quiet, ink);
      if (seen.ok && (isFirst || seen.isLegible)) direction = seen;
      if (direction.ok) break;
    }
  }
  if (!direction.ok && !isCoarse) {
    const laidOut = layOutSheet({ groups, options });
    const pose = laidOut.ok ? poseByMarkers(image, laidOut.layout, placed, rows) : null;
    if (pose) direction = { ok: true, isLegible: false, ...pose };
  }
  if (!direction.ok) return failed('direction-unclear', 0, outline);
  if (numbers && lacksNumbers(numbers, rows, direction)) return failed('layout-mismatch', 0, outline);
  return {
    ok: true,
    spots: inKeyOrder(placed, rows, options, direction),
    bubbles: inKeyOrder(bubbles, rows, options, direction),
    outline,
    markersFound: 0,
    mirrored: direction.flipColumns !== direction.flipRows,
    strip: null,
  };
}
