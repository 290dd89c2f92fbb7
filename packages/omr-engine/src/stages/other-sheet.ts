import type { Pair } from '../core/homography.ts';
import { PointIndex } from '../core/point-index.ts';
import type { SheetLayout } from '../core/sheet-layout.ts';
import { median } from '../core/statistics.ts';
import type { RingPlace } from './check-fit.ts';
import { clearestMarkers, type FoundMarker } from './find-markers.ts';
import { findPatches } from './find-patches.ts';
import { fitKeyShape } from './fit-key-shape.ts';
import { type LatticePatch, meanVector, touchesFrame } from './lattice-patch.ts';
import { markersToPhoto, registerLayout } from './register-layout.ts';
import type { RingCandidate } from './ring-candidates.ts';
import { sizeWindows } from './size-windows.ts';

/** A ring this near to a bubble's centre, in radii, is that bubble. */
const SAME_PLACE = 0.6;
const CLEAR_RING = 0.85;
const INDEX_PX = 32;
/** A second sheet is whole, and not half hidden, with this share of the key's rings (less what speaks against it)... */
const WHOLE_OF_KEY = 0.7;
/** ...or, where its shape is another one, with so many rings in full rectangles that lie alike, by the cosine of their turn. */
const WHOLE_OF_OTHER = 0.65;
const FULL_PATCH = 0.85;
/**
 * ...or with so many in less full ones, where our page is known and all of them end by themselves: sheets half hidden under ours
 * reach at most 0.31 on 80 photos, and a whole one whose marks and faintest rings were not seen 0.69.
 */
const WHOLE_APART = 0.5;
const LOOSE_PATCH = 0.5;
/** A background's pattern may hold as many as a small key has. */
const FEWEST_APART = 40;
/** How far beyond a patch its lines are followed, in steps: the nearest line of rings may not have been seen. */
const STEPS_ON = [-2, -1, 1, 2] as const;
const FEWEST_IN_PATCH = 12;
const ALIKE_TURN = Math.cos((6 * Math.PI) / 180);
/** Groups of one curled sheet may be turned by this much against each other. */
const MAY_BE_ALIKE = Math.cos((14 * Math.PI) / 180);
/** Rows of the smallest part of a further group that is looked for. */
const FEWEST_ROWS = 2;
const SIZE_REACH = [0.9, 1.6] as const;
/** Markers of one sheet fit one perspective: their corners lie within this share of a marker's side. */
const MAX_STRAY = 0.5;
const SHEET_MARKERS = 3;
/**
 * Rings in place, as a share: the sheet on top shows most of its own. From the second on another one is whole, and from the third on
 * where it shows nearly as many as the one on top.
 */
const ON_TOP = 0.6;
const WHOLE_BEHIND = 0.8;
const WHOLE_BESIDE = 0.45;
const NEARLY = 0.2;

/** True inside a quad whose corners come in order, either way round. */
function isInside([x, y]: Pair, quad: readonly Pair[]): boolean {
  const sides = quad.map(([ax, ay], at) => {
    const [bx, by] = quad[(at + 1) % quad.length]!;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

/** True for grids whose lines run alike, whichever of them are the rows. */
function liesAs([ax, ay]: Pair, b: Pair, alike: number): boolean {
  const cosine = ([x, y]: Pair) => Math.abs(ax * x + ay * y) / (Math.hypot(ax, ay) * Math.hypot(x, y));
  return cosine(b) >= alike || cosine([-b[1], b[0]]) >= alike;
}

const turnOf = ({ nodes }: LatticePatch): Pair => meanVector(nodes.map(({ along }) => along));

/** Rings in rectangles so full, of the patches that lie as one of them does, at most. */
function mostAlike(patches: readonly LatticePatch[], fill: number): number {
  const full = patches
    .filter(({ nodes, rows, columns }) => nodes.length >= Math.max(FEWEST_IN_PATCH, rows * columns * fill))
    .map((patch) => ({ rings: patch.nodes.length, turn: turnOf(patch) }));
  return Math.max(
    0,
    ...full.map((one) =>
      full.filter(({ turn }) => liesAs(one.turn, turn, ALIKE_TURN)).reduce((sum, { rings }) => sum + rings, 0),
    ),
  );
}

/** Our sheet's page, its corners in order, and the size of the image, px. */
interface KnownPage {
  readonly page: readonly Pair[];
  readonly frame: { readonly width: number; readonly height: number };
}

/** True for a patch that ends by itself. One that leads under the page is the rest of a hidden sheet, one that leads out of the image a background's pattern. */
const isWhole = ({ nodes }: LatticePatch, { page, frame: { width, height } }: KnownPage): boolean =>
  nodes.every(({ ring: { x, y }, along, down }) =>
    [along, down].every(([dx, dy]) =>
      STEPS_ON.every((steps) => {
        const [u, v] = [x + steps * dx, y + steps * dy];
        const isInImage = u > 0 && v > 0 && u < width && v < height;
        return (isInImage || Math.abs(steps) > 1) && !isInside([u, v], page);
      }),
    ),
  );

/** Lines of a patch across a turn: its columns, where its rows run that way. */
function linesAcross(patch: LatticePatch, [x, y]: Pair): number {
  const [alongX, alongY] = turnOf(patch);
  return Math.abs(alongX * x + alongY * y) >= Math.abs(alongX * y - alongY * x) ? patch.columns : patch.rows;
}

/**
 * How many of the rings beside a sheet's bubbles may be of a further group of its own. Those of grids that lie otherwise, or that have
 * fewer options and are not cut off by the frame, are other sheets', half hidden under this one; single rings are chance.
 *
 * @param turn How the sheet's rows run.
 * @param isCounted Which rings count; the others only show how wide a grid is.
 */
export function ringsOfFurtherGroups(
  turn: Pair,
  rings: readonly RingCandidate[],
  options: number,
  frame: { readonly width: number; readonly height: number },
  isCounted: (ring: RingCandidate) => boolean,
): number {
  return findPatches(rings, FEWEST_ROWS, options)
    .filter((patch) => liesAs(turn, turnOf(patch), MAY_BE_ALIKE))
    .filter((patch) => linesAcross(patch, turn) >= options || touchesFrame(patch, frame))
    .reduce((sum, { nodes }) => sum + nodes.filter(({ ring }) => isCounted(ring as RingCandidate)).length, 0);
}

/**
 * True when the rings beside a sheet's bubbles are a second whole sheet: they have the key's whole shape at any size or, where they
 * are surely no part of the first sheet, any shape. Sheets that are half hidden under the first are none.
 *
 * @param own The sheet's page; where only its bubbles are known, how their rows run; null where the rings
 *   may be a background's, so that only the key's shape tells a sheet.
 */
export function hasOtherSheet(
  rings: readonly RingCandidate[],
  spots: readonly RingPlace[],
  groups: readonly number[],
  options: number,
  own: KnownPage | { readonly turn: Pair } | null,
): boolean {
  const known = own && 'page' in own ? own : null;
  const radius = median(spots.map((spot) => spot.radiusX));
  const index = new PointIndex(spots, INDEX_PX);
  const others = rings.filter(
    ({ x, y, ringScore }) =>
      ringScore >= CLEAR_RING &&
      index.nearest(x, y, radius * SAME_PLACE) === null &&
      !(known && isInside([x, y], known.page)),
  );
  const expected = groups.reduce((sum, rows) => sum + rows, 0) * options;
  return sizeWindows(others).some(({ from, members }) => {
    if (members < expected * (known ? WHOLE_APART : WHOLE_OF_OTHER)) return false;
    const alike = others.filter(({ size }) => size >= from * SIZE_REACH[0] && size <= from * SIZE_REACH[1]);
    const patches = findPatches(alike, Math.max(...groups), options);
    const fit = fitKeyShape(patches, groups, options);
    if (fit && fit.score >= expected * WHOLE_OF_KEY) return true;
    if (!own) return false;
    const apart = 'turn' in own ? patches.filter((patch) => !liesAs(own.turn, turnOf(patch), MAY_BE_ALIKE)) : patches;
    if (mostAlike(apart, FULL_PATCH) >= expected * WHOLE_OF_OTHER) return true;
    if (!known) return false;
    const whole = apart.filter((patch) => isWhole(patch, known));
    return mostAlike(whole, LOOSE_PATCH) >= Math.max(FEWEST_APART, expected * WHOLE_APART);
  });
}

/** Every choice of markers, one of an id at most, that has at least so many. */
function choicesOf(markers: readonly FoundMarker[], least: number): FoundMarker[][] {
  let choices: FoundMarker[][] = [[]];
  for (const id of [0, 1, 2, 3]) {
    const own = markers.filter((marker) => marker.id === id);
    choices = choices.flatMap((choice) => [choice, ...own.map((marker) => [...choice, marker])]);
  }
  return choices.filter(({ length }) => length >= least);
}

/** A smeared marker's likeness may be chance: it weighs less beside one that is clear. */
const SMEARED_COST = 0.15;
const sumScores = (markers: readonly FoundMarker[]): number =>
  markers.reduce((sum, { score, isSmeared }) => sum + score - (isSmeared ? SMEARED_COST : 0), 0);

/** True when markers lie as the layout's do under one perspective. */
export function isOneSheet(layout: SheetLayout, markers: readonly FoundMarker[]): boolean {
  if (markers.some(({ mirrored }) => mirrored !== markers[0]!.mirrored)) return false;
  const flat = markersToPhoto(layout, markers);
  return markers.every(({ id, corners, sheetCorners, size }) => {
    const printed = layout.markers.find((known) => known.id === id);
    return (
      printed !== undefined &&
      sheetCorners.every(([u, v], at) => {
        const [x, y] = flat(printed.xMm + ((1 + u) * printed.sizeMm) / 2, printed.yMm + ((1 + v) * printed.sizeMm) / 2);
        return Math.hypot(x - corners[at]![0], y - corners[at]![1]) < size * MAX_STRAY;
      })
    );
  });
}

/**
 * The clearest marker of each id or, where those do not lie as one sheet's do, the most that do: print and marks sometimes resemble a
 * marker.
 *
 * @param markers Every marker seen, clearest first.
 */
export function markersOfOne(layout: SheetLayout, markers: readonly FoundMarker[]): readonly FoundMarker[] {
  const clearest = clearestMarkers(markers);
  if (clearest.length <= 2 || isOneSheet(layout, clearest)) return clearest;
  const [most] = choicesOf(markers, SHEET_MARKERS)
    .filter((choice) => isOneSheet(layout, choice))
    .sort((a, b) => b.length - a.length || sumScores(b) - sumScores(a));
  return most ?? clearest;
}

/**
 * Tells the sheet on top from others that it half hides, where markers were seen more than once.
 *
 * @param markers Every marker seen.
 * @returns The markers of the only sheet that shows its rings; null where none does, or another whole one.
 */
export function sheetOnTop(
  layout: SheetLayout,
  markers: readonly FoundMarker[],
  rings: readonly RingCandidate[],
): FoundMarker[] | null {
  const shareOf = (choice: readonly FoundMarker[]) => registerLayout(layout, choice, rings).matchedShare;
  const [top] = choicesOf(markers, SHEET_MARKERS)
    .filter((choice) => isOneSheet(layout, choice))
    .map((choice) => ({ choice, share: shareOf(choice) }))
    .filter(({ share }) => share >= ON_TOP)
    .sort((a, b) => b.choice.length - a.choice.length || b.share - a.share);
  if (!top) return null;
  const rest = markers.filter((marker) => !top.choice.includes(marker));
  const behind = choicesOf(rest, 2).filter((choice) => isOneSheet(layout, choice));
  const isWhole = (share: number) => share >= WHOLE_BEHIND || (share >= WHOLE_BESIDE && share >= top.share - NEARLY);
  return behind.some((choice) => isWhole(shareOf(choice))) ? null : top.choice;
}
