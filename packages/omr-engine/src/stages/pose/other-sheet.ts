import type { RingSpot } from '../../core/bubble-spot.ts';
import type { WorkImage } from '../../core/gray-image.ts';
import { doubleArea, type Pair } from '../../core/homography.ts';
import { lengthOf } from '../../core/length.ts';
import { PointIndex } from '../../core/point-index.ts';
import type { SheetSpec } from '../../core/sheet-layout.ts';
import { median } from '../../core/statistics.ts';
import type { Workspace } from '../../core/workspace.ts';
import { findInk } from '../ink/label-components.ts';
import { fineThreshold } from '../ink/threshold-runs.ts';
import { findPatches } from '../lattice/find-patches.ts';
import { fitKeyShape } from '../lattice/fit-key-shape.ts';
import { type LatticePatch, meanVector } from '../lattice/lattice-patch.ts';
import { CLEAR_RING, FAINT_RINGS, type RingCandidate, ringCandidates, SAME_SPOT } from '../rings/ring-candidates.ts';
import { ofAboutSize, sizeWindows } from '../rings/size-windows.ts';
import type { FoundSheet } from './attempt.ts';

/** A second sheet is whole, and not half hidden, with this share of the key's rings (less what speaks against it)... */
const WHOLE_OF_KEY = 0.7;
/**
 * ...or, where its shape is another one, with so many rings in rectangles that lie alike, by the cosine of their turn, and end by
 * themselves: sheets half hidden under ours show one of two groups at most, and a whole one whose marks and faintest rings were not
 * seen 0.69 of its rings.
 */
const WHOLE_APART = 0.58;
const LEAST_FILL = 0.5;
/** A background's pattern may hold as many as a small key has. */
const FEWEST_APART = 40;
/** How far beyond a patch its lines are followed to the page, in steps: the nearest line of rings may not have been seen. */
const STEPS_TO_PAGE = 3;
const FEWEST_IN_PATCH = 12;
const ALIKE_TURN = Math.cos((6 * Math.PI) / 180);

/** True inside a quad whose corners come in order, either way round. */
function isInside([x, y]: Pair, quad: readonly Pair[]): boolean {
  const sides = quad.map(([ax, ay], at) => {
    const [bx, by] = quad[(at + 1) % quad.length]!;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

/** True for grids whose lines run alike, whichever of them are the rows. */
function liesAs([ax, ay]: Pair, b: Pair): boolean {
  const cosine = ([x, y]: Pair) => Math.abs(ax * x + ay * y) / (lengthOf(ax, ay) * lengthOf(x, y));
  return cosine(b) >= ALIKE_TURN || cosine([-b[1], b[0]]) >= ALIKE_TURN;
}

const turnOf = ({ nodes }: LatticePatch): Pair => meanVector(nodes.map(({ along }) => along));

/** Rings in rectangles so full, of the patches that lie as one of them does, at most. */
function mostAlike(patches: readonly LatticePatch[]): number {
  const full = patches
    .filter(({ nodes, rows, columns }) => nodes.length >= Math.max(FEWEST_IN_PATCH, rows * columns * LEAST_FILL))
    .map((patch) => ({ rings: patch.nodes.length, turn: turnOf(patch) }));
  return Math.max(
    0,
    ...full.map((one) => full.filter(({ turn }) => liesAs(one.turn, turn)).reduce((sum, { rings }) => sum + rings, 0)),
  );
}

/** What is known of the sheet whose bubbles were found, and the size of the image, px. */
interface KnownSheet {
  /** Corners in order, of its page or, where that is not known, of its answers. */
  readonly page: readonly Pair[];
  readonly frame: { readonly width: number; readonly height: number };
}

/** True for a patch that ends by itself. One that leads under the page is the rest of a hidden sheet, one that leads out of the image a background's pattern. */
function isWhole({ nodes }: LatticePatch, { page, frame: { width, height } }: KnownSheet): boolean {
  const steps = Array.from({ length: 2 * STEPS_TO_PAGE + 1 }, (_, at) => at - STEPS_TO_PAGE);
  return nodes.every(({ ring: { x, y }, along, down }) =>
    [along, down].every(([dx, dy]) =>
      steps.every((count) => {
        const [u, v] = [x + count * dx, y + count * dy];
        const isInImage = u > 0 && v > 0 && u < width && v < height;
        return (isInImage || Math.abs(count) > 1) && !isInside([u, v], page);
      }),
    ),
  );
}

/**
 * True when the rings beside a sheet's bubbles are a second whole sheet: they have the key's whole shape at any size or, where they
 * are surely no part of the first sheet, any shape. Sheets that are half hidden under the first are none.
 */
export function hasOtherSheet(
  rings: readonly RingCandidate[],
  spots: readonly RingSpot[],
  { groups, options }: SheetSpec,
  known: KnownSheet,
): boolean {
  const radius = median(spots.map((spot) => spot.radiusX));
  const index = new PointIndex(spots);
  const others = rings.filter(
    ({ x, y, ringScore }) =>
      ringScore >= CLEAR_RING && index.nearest(x, y, 2 * radius * SAME_SPOT) === null && !isInside([x, y], known.page),
  );
  const expected = groups.reduce((sum, rows) => sum + rows, 0) * options;
  return sizeWindows(others).some((window) => {
    if (window.members < expected * WHOLE_APART) return false;
    const patches = findPatches(ofAboutSize(others, window), Math.max(...groups), options).filter((patch) =>
      isWhole(patch, known),
    );
    const fit = fitKeyShape(patches, groups, options);
    if (fit && fit.score >= expected * WHOLE_OF_KEY) return true;
    return mostAlike(patches) >= Math.max(FEWEST_APART, expected * WHOLE_APART);
  });
}

/** The page leaves another sheet no room where it covers more than this of the image. */
const MOST_OF_IMAGE = 0.8;

/** As `hasOtherSheet` beside our page, for a sheet whose print is too faint for the usual threshold: a look that costs half a frame. */
export function hasFaintSheet(
  image: WorkImage,
  { spots, outline }: FoundSheet,
  spec: SheetSpec,
  workspace: Workspace,
): boolean {
  if (Math.abs(doubleArea(outline)) / 2 > image.width * image.height * MOST_OF_IMAGE) return false;
  const ink = findInk(image, fineThreshold(image.frameSide), workspace);
  const rings = ringCandidates(image, ink, FAINT_RINGS);
  return hasOtherSheet(rings, spots, spec, { page: outline, frame: image });
}
