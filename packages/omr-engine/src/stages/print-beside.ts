import type { BubbleSpot } from '../core/bubble-spot.ts';
import type { GrayImage, WorkImage } from '../core/gray-image.ts';
import { PointIndex } from '../core/point-index.ts';
import type { SheetSpec } from '../core/sheet-layout.ts';
import { median } from '../core/statistics.ts';
import type { Workspace } from '../core/workspace.ts';
import type { FoundSheet } from './attempt.ts';
import { faintRings, RingSearch } from './faint-rings.ts';
import { findPatches } from './find-patches.ts';
import { findInk } from './label-components.ts';
import type { LatticePatch } from './lattice-patch.ts';
import type { MeasuredBubble } from './measure-bubble.ts';
import { hasOtherSheet } from './other-sheet.ts';
import { FAINT_LINE_DARKNESS, MAX_RING_PX, MIN_RING_PX, ringCandidates } from './ring-candidates.ts';
import { evenedImage } from './ring-field.ts';
import { lineStrength, type RingShape, radiusOf, type SteppedSpot, shapeOf } from './ring-strength.ts';
import { settleLattice } from './settle-lattice.ts';
import { columnsOf, type GroupSpots, judgeLines, linesOf, steppedSpots } from './settled-lines.ts';
import { fineThreshold } from './threshold-runs.ts';

/** Rings of another sheet or group are so many times as large, give or take, and as strong as this share of the sheet's own. */
const SIZES = [1, 0.75, 1.33] as const;
const SIZE_REACH = 1.2;
const STRENGTH_SHARE = 0.45;
/** A ring whose middle lies this near to a bubble's, in radii, is that bubble. */
const SAME_SPOT = 1.6;
const INDEX_PX = 32;
/** A grid beside the sheet's has so many lines one way and the other at least, and this share of them shows rings. */
const FEWEST_ROWS = 4;
const FEWEST_COLUMNS = 2;
const FEWEST_RINGS = 16;
/** So many rings may be two groups with a gap between them, which leaves the lines across it weak. */
const MANY_RINGS = 40;
const STRONG_LINES = 0.6;
/** With this share of the sheet's rings such grids are another sheet, or a further group; one that is half hidden under this sheet shows less. */
const SHEET_SHARE = 0.5;
/** The page leaves another sheet no room where it covers more than this of the image. */
const MOST_OF_IMAGE = 0.8;
/** Paper's gray level in low light: at most 90; in usual light 120 and more even in a shadow. */
const DARK_PAPER = 105;

/** True when a patch's rings are there, all of a line together: noise and other print leave most lines empty. */
function isPrint(image: GrayImage, { nodes, rows, columns }: LatticePatch, least: number): boolean {
  if (Math.min(rows, columns) < FEWEST_COLUMNS || Math.max(rows, columns) < FEWEST_ROWS || nodes.length < FEWEST_RINGS)
    return false;
  const group = { rows, nodes: nodes.map((node) => ({ ...node })), score: nodes.length, goesOn: false };
  const rough = { groups: [group], ringCount: nodes.length, score: nodes.length, spareGroups: [] };
  const { groups, shape } = settleLattice(image, rough, columns);
  const isStrong = (line: readonly SteppedSpot[]) => lineStrength(image, line, shape) >= least;
  const [spots] = groups;
  const [ofRows, ofColumns] = [spots!, columnsOf(spots!)].map(
    (lines) => lines.filter(isStrong).length >= STRONG_LINES * lines.length,
  );
  return nodes.length >= MANY_RINGS ? ofRows! || ofColumns! : ofRows! && ofColumns!;
}

/**
 * True when other rings than a sheet's form a grid of their own, all together: another sheet, or a further group.
 *
 * @param image Evened.
 */
function hasGridBeside(image: GrayImage, groups: readonly GroupSpots[], shape: RingShape, search: RingSearch): boolean {
  const spots = groups.flat(2);
  const radius = median(spots.map((spot) => radiusOf(spot, shape)));
  const index = new PointIndex(spots, INDEX_PX);
  const least = STRENGTH_SHARE * median(groups.flatMap(linesOf).map((line) => lineStrength(image, line, shape)));
  const options = groups[0]![0]!.length;
  let most = 0;
  for (const factor of SIZES) {
    const others = search
      .near(radius * factor, SIZE_REACH)
      .filter(({ x, y, strength }) => strength >= least && index.nearest(x, y, radius * SAME_SPOT) === null);
    const patches = findPatches(faintRings(others, others.length), FEWEST_ROWS, options);
    const rings = patches.reduce((sum, patch) => sum + (isPrint(image, patch, least) ? patch.nodes.length : 0), 0);
    most = Math.max(most, rings);
  }
  return most >= SHEET_SHARE * spots.length;
}

/** A sheet's bubbles by group and row, each with the steps to its neighbours. */
function spotsOf(spots: readonly BubbleSpot[], groups: readonly number[], options: number): GroupSpots[] {
  return groups.map((rows, group) => {
    const own = spots.filter((spot) => spot.group === group);
    return steppedSpots(rows, options, (row, column) => {
      const { x, y } = own[row * options + column]!;
      return [x, y];
    });
  });
}

/** True where so little light fell on the paper that noise may hide what stands beside a sheet. */
const isDark = (bubbles: readonly MeasuredBubble[]): boolean => median(bubbles.map(({ paper }) => paper)) < DARK_PAPER;

/**
 * Looks in low light at what stands beside a sheet that was read without markers: a row, an option or a group that the key lacks, or
 * another sheet. Null where there is nothing, and in usual light, where rings are seen one by one.
 */
export function furtherPrint(
  image: WorkImage,
  { spots, bubbles }: Pick<FoundSheet, 'spots' | 'bubbles'>,
  { groups, options }: SheetSpec,
  workspace: Workspace,
): 'two-sheets' | 'layout-mismatch' | null {
  if (!isDark(bubbles) || Math.min(...groups) < 2) return null;
  const evened = evenedImage(image, workspace);
  const points = spotsOf(spots, groups, options);
  const shape = shapeOf(evened, points.flat(2));
  if (judgeLines(evened, points, shape) === 'goes-on') return 'layout-mismatch';
  return hasGridBeside(evened, points, shape, new RingSearch(evened)) ? 'two-sheets' : null;
}

/** As `hasOtherSheet` beside our page, for a sheet whose print is too faint for the usual threshold: a look that costs half a frame. */
function hasFaintSheet(
  image: WorkImage,
  { spots, outline }: FoundSheet,
  { groups, options }: SheetSpec,
  workspace: Workspace,
): boolean {
  const area = outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length]!;
    return sum + (x * nextY - y * nextX) / 2;
  }, 0);
  if (Math.abs(area) > image.width * image.height * MOST_OF_IMAGE) return false;
  const ink = findInk(image, fineThreshold(image.frameSide), workspace);
  const rings = ringCandidates(image, ink, MIN_RING_PX, MAX_RING_PX, FAINT_LINE_DARKNESS);
  return hasOtherSheet(rings, spots, groups, options, { page: outline, frame: image });
}

/**
 * Looks for what only a slower look shows beside a sheet that was read: another sheet or, where no markers say how large it is, more of
 * its rows and columns. Null where there is nothing.
 */
export function findPrintBeside(
  image: WorkImage,
  sheet: FoundSheet,
  spec: SheetSpec,
  workspace: Workspace,
): 'two-sheets' | 'layout-mismatch' | null {
  if (sheet.markersFound === 0) return furtherPrint(image, sheet, spec, workspace);
  return hasFaintSheet(image, sheet, spec, workspace) ? 'two-sheets' : null;
}
