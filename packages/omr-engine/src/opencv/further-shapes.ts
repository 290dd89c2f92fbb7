import type { BubbleSpot } from '../core/bubble-spot.ts';
import { sampleBilinear, type WorkImage } from '../core/gray-image.ts';
import type { Pair } from '../core/homography.ts';
import { PointIndex } from '../core/point-index.ts';
import type { PlacedBubble } from '../core/reading.ts';
import type { SheetSpec } from '../core/sheet-layout.ts';
import { median, quantile } from '../core/statistics.ts';
import type { ShapesBeside } from '../second-attempt.ts';
import { rowLinesOf } from '../stages/lattice/row-lines.ts';
import { hasOtherSheet } from '../stages/pose/other-sheet.ts';
import { type ContourShape, contourShapes, ringOf } from './contour-shapes.ts';
import type { OpenCv } from './opencv-types.ts';

/** A shape this near to a bubble's middle, in radii, is that bubble's outline. */
const SAME_SPOT = 0.5;
/** Shapes are the bubbles' kind within this factor of their half axes. */
const ALIKE = 1.3;
/** Share of the bubbles whose outlines must be seen before others are compared with them. */
const MIN_SEEN = 0.25;
/** A shape is in line with a row when it lies this near to the row's own line, in radii. */
const IN_LINE = 0.4;
/** Shapes that continue rows at the same place are one column: they lie within so many steps. */
const SAME_COLUMN = 0.6;
/** So many of the rows must show it empty there, as a share: marks alone may be anybody's blots. */
const MIN_HOLLOW = 0.3;
/** Paper outside a shape: sought in eight directions this far out, in major half axes; at least this share of the bubbles' own. */
const PAPER_AT = 1.5;
const PAPER_OF_SHEET = 0.6;
/** More other shapes than this for each bubble are a pattern of the background. */
const MAX_OTHERS = 3;
const INDEX_PX = 32;

const alike = (a: number, b: number): boolean => a < b * ALIKE && b < a * ALIKE;

/** Gray level of the paper around a shape. */
function paperAround(image: WorkImage, { x, y, major }: ContourShape): number {
  let level = 0;
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    const reach = major * PAPER_AT;
    level = Math.max(level, sampleBilinear(image, x + reach * Math.cos(angle), y + reach * Math.sin(angle)));
  }
  return level;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A shape in line with a row: its distance from the row's middle, in steps. */
interface OuterShape {
  readonly at: number;
  readonly isHollow: boolean;
}

/** The shapes that go on in line with a row, before its first bubble or beyond its last. */
function shapesBeyond(row: readonly Spot[], shapes: readonly ContourShape[], radius: number): OuterShape[] {
  const first = row[0]!;
  const last = row[row.length - 1]!;
  const length = Math.hypot(last.x - first.x, last.y - first.y) || 1;
  const ux = (last.x - first.x) / length;
  const uy = (last.y - first.y) / length;
  const step = length / (row.length - 1);
  return shapes.flatMap(({ x, y, isHollow }) => {
    const off = Math.abs((x - first.x) * uy - (y - first.y) * ux);
    if (off > IN_LINE * radius) return [];
    return [{ at: ((x - first.x) * ux + (y - first.y) * uy - length / 2) / step, isHollow }];
  });
}

/** Greatest share of the rows that go on at one and the same place, many of them with an empty outline. A background's pattern goes on at any. */
function shareAtOneSpot(rows: readonly (readonly OuterShape[])[]): number {
  const shares = rows.flat().map((from) => {
    const isThere = ({ at }: OuterShape) => at >= from.at && at <= from.at + SAME_COLUMN;
    const hollow = rows.filter((row) => row.some((shape) => shape.isHollow && isThere(shape)));
    return hollow.length < rows.length * MIN_HOLLOW ? 0 : rows.filter((row) => row.some(isThere)).length / rows.length;
  });
  return Math.max(0, ...shares);
}

/**
 * Share of a reading's rows that go on beyond the key, 0 to 1: empty outlines of the bubbles' own shape and size stand in line with
 * them, at one place, that are none of its bubbles. A background's pattern does so for some rows by chance, an overlooked column for
 * nearly all.
 */
function shareOfLongerRows(
  image: WorkImage,
  shapes: readonly ContourShape[],
  spots: readonly BubbleSpot[],
  options: number,
): number {
  const radius = median(spots.map(({ radiusX }) => radiusX));
  const index = new PointIndex(spots, INDEX_PX);
  const own = shapes.filter(({ x, y, isHollow }) => isHollow && index.nearest(x, y, radius * SAME_SPOT) !== null);
  if (own.length < spots.length * MIN_SEEN) return 0;
  const major = median(own.map((shape) => shape.major));
  const minor = median(own.map((shape) => shape.minor));
  const paper =
    PAPER_OF_SHEET *
    quantile(
      own.map((shape) => paperAround(image, shape)),
      0.25,
    );
  const others = shapes.filter(
    (shape) =>
      alike(shape.major, major) &&
      alike(shape.minor, minor) &&
      index.nearest(shape.x, shape.y, radius) === null &&
      paperAround(image, shape) >= paper,
  );
  if (others.filter(({ isHollow }) => isHollow).length > spots.length * MAX_OTHERS) return 0;
  return shareAtOneSpot(
    Array.from({ length: spots.length / options }, (_, row) =>
      shapesBeyond(spots.slice(row * options, (row + 1) * options), others, radius),
    ),
  );
}

/** The outermost bubbles of a reading, in order around it. */
function cornersOf(spots: readonly BubbleSpot[], groups: readonly number[], options: number): Pair[] {
  const last = groups.length - 1;
  const corners = [
    [0, 1, 0],
    [last, 1, options - 1],
    [last, groups[last], options - 1],
    [0, groups[0], 0],
  ];
  return corners.flatMap(([group, question, option]) =>
    spots
      .filter((spot) => spot.group === group && spot.question === question && spot.option === option)
      .map(({ x, y }): Pair => [x, y]),
  );
}

/**
 * Looks at the outlines beside a reading's bubbles, wherever they are: an option that the key lacks, or another whole sheet.
 *
 * @param image   The photo, shrunk.
 * @param bubbles In photo pixels, sorted by group, question and option.
 */
export function shapesBeside(
  cv: OpenCv,
  image: WorkImage,
  bubbles: readonly PlacedBubble[],
  { groups, options }: SheetSpec,
): ShapesBeside {
  const { scale, originX, originY } = image;
  const spots = bubbles.map(
    ({ group, question, option, x, y, r }): BubbleSpot => ({
      group,
      question,
      option,
      x: (x + 0.5 - originX) / scale - 0.5,
      y: (y + 0.5 - originY) / scale - 0.5,
      radiusX: r / scale,
      radiusY: r / scale,
    }),
  );
  const shapes = contourShapes(cv, image);
  return {
    longerRows: shareOfLongerRows(image, shapes, spots, options),
    isOtherSheet: hasOtherSheet(
      shapes.map((shape) => ringOf(shape)),
      spots,
      groups,
      options,
      { page: cornersOf(spots, groups, options), frame: image, rowAt: rowLinesOf(spots, groups) },
      false,
    ),
  };
}
