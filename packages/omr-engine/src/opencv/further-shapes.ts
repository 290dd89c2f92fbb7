import { sampleBilinear, type WorkImage } from '../core/gray-image.ts';
import { PointIndex } from '../core/point-index.ts';
import type { PlacedBubble } from '../core/reading.ts';
import { median, quantile } from '../core/statistics.ts';
import { type ContourShape, contourShapes } from './contour-shapes.ts';
import type { OpenCv } from './opencv-types.ts';

/** A shape this near to a bubble's middle, in radii, is that bubble's outline. */
const SAME_PLACE = 0.5;
/** Shapes are the bubbles' kind within this factor of their half axes. */
const ALIKE = 1.3;
/** Share of the bubbles whose outlines must be seen before others are compared with them. */
const MIN_SEEN = 0.25;
/** A shape is in line with a row when it lies this near to the row's own line, in radii. */
const IN_LINE = 0.4;
/** One shape continues a row where the next bubble would stand, within this share of the step; elsewhere it takes two. */
const NEXT_STEP = 0.3;
const ELSEWHERE = 2;
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

interface Place {
  readonly x: number;
  readonly y: number;
}

/** True where shapes go on in line with a row: at the next step, or two of them farther on. */
function continues(row: readonly Place[], shapes: readonly Place[], radius: number): boolean {
  const first = row[0]!;
  const last = row[row.length - 1]!;
  const length = Math.hypot(last.x - first.x, last.y - first.y) || 1;
  const ux = (last.x - first.x) / length;
  const uy = (last.y - first.y) / length;
  const step = length / (row.length - 1);
  let elsewhere = 0;
  for (const { x, y } of shapes) {
    const off = Math.abs((x - first.x) * uy - (y - first.y) * ux);
    if (off > IN_LINE * radius) continue;
    const along = (x - first.x) * ux + (y - first.y) * uy;
    const beyond = Math.min(Math.abs(along + step), Math.abs(along - length - step));
    if (beyond < NEXT_STEP * step) return true;
    elsewhere += 1;
  }
  return elsewhere >= ELSEWHERE;
}

/**
 * Share of a reading's rows that go on beyond the key, 0 to 1: empty outlines of the bubbles' own shape and size stand in line with
 * them that are none of its bubbles. A background's pattern is in line with some rows by chance, an overlooked column with nearly all.
 *
 * @param image   The photo, shrunk.
 * @param bubbles In photo pixels, sorted by group, question and option.
 */
export function shareOfLongerRows(
  cv: OpenCv,
  image: WorkImage,
  bubbles: readonly PlacedBubble[],
  options: number,
): number {
  const { scale, originX, originY } = image;
  const places = bubbles.map(({ x, y }) => ({
    x: (x + 0.5 - originX) / scale - 0.5,
    y: (y + 0.5 - originY) / scale - 0.5,
  }));
  const radius = median(bubbles.map(({ r }) => r)) / scale;
  const index = new PointIndex(places, INDEX_PX);
  const hollow = contourShapes(cv, image).filter(({ isHollow }) => isHollow);
  const own = hollow.filter(({ x, y }) => index.nearest(x, y, radius * SAME_PLACE) !== null);
  if (own.length < bubbles.length * MIN_SEEN) return 0;
  const major = median(own.map((shape) => shape.major));
  const minor = median(own.map((shape) => shape.minor));
  const paper =
    PAPER_OF_SHEET *
    quantile(
      own.map((shape) => paperAround(image, shape)),
      0.25,
    );
  const others = hollow.filter(
    (shape) =>
      alike(shape.major, major) &&
      alike(shape.minor, minor) &&
      index.nearest(shape.x, shape.y, radius) === null &&
      paperAround(image, shape) >= paper,
  );
  if (others.length > bubbles.length * MAX_OTHERS) return 0;
  const rows = bubbles.length / options;
  const longer = Array.from({ length: rows }, (_, row) =>
    continues(places.slice(row * options, (row + 1) * options), others, radius),
  );
  return longer.filter(Boolean).length / rows;
}
