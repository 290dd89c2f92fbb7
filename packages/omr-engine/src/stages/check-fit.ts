import type { GrayImage } from '../core/gray-image.ts';
import { PointIndex } from '../core/point-index.ts';
import { median } from '../core/statistics.ts';
import type { MeasuredBubble } from './measure-bubble.ts';
import type { RingCandidate } from './ring-candidates.ts';
import { ringContrast } from './ring-presence.ts';
import type { RowNumbers } from './row-numbers.ts';

/** A place where a ring would be, with its half axes, px. */
export interface RingSpot {
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

/** A ring beyond the key's grid counts from this share of the sheet's own contrast on, and never below noise, in this many of twelve sectors. */
const RING_OF_SHEET = 0.5;
const RING_LEAST = 0.05;
const RING_SECTORS = 9;
/**
 * Mean over a line's places, against the sheet's usual ring, and at least: on 85 readable photos in motion, low light and at a slant
 * 8.3 at most beyond the key's own rows and columns where rings show 12, and 8.5 on a further one where they show 8.
 */
const MEAN_OF_SHEET = 0.73;
const MEAN_LEAST = 7.5;
/** A line is print when more than this share of its places show a ring. */
const LINE_SHARE = 0.5;
/** An edge line of the key with fewer of its rings than this share is not on the sheet... */
const EDGE_SHARE = 0.3;
/**
 * ...where the paper goes on from the rings that were seen at most of its places. A hand or a dark shadow hides rings that are there,
 * and begins at an edge: paper that darkens from place to place by no more than this is paper in a falling light.
 */
const PAPER_OF_NEXT = 0.86;
const BLANK_SHARE = 0.5;

/** Share of a group's rows with print beside them, from which on it has numbers, and up to which it has none. */
const NUMBERED = 0.6;
const UNNUMBERED = 0.1;

/** Clear rings of the key's size that stand among its bubbles and are none of them, as a share of the key's bubbles: 0.14 on its own sheet at most. */
const MAX_UNEXPLAINED = 0.18;
/**
 * Hollow rings of a further group: this share of the key's smallest one, and more than a logo and a few round letters have. Blocks of
 * print in the background have no hollow: ink covers more than this of what they span.
 */
const FURTHER_SHARE = 0.4;
const FEWEST_FURTHER = 12;
const HOLLOW_INK = 0.85;
const CLEAR_RING = 0.9;
const MIN_DIAMETER = 1.6;
const MAX_DIAMETER = 2.8;
/** A ring this near to a bubble's centre, in its longer radius, is that bubble. */
const SAME_SPOT = 0.5;
const INDEX_PX = 32;

/** Clear rings of the key's size that are none of its bubbles. */
function unexplainedRings(rings: readonly RingCandidate[], spots: readonly RingSpot[]): RingCandidate[] {
  const radius = median(spots.map((spot) => spot.radiusX));
  const longRadius = median(spots.map((spot) => Math.max(spot.radiusX, spot.radiusY)));
  const index = new PointIndex(spots, INDEX_PX);
  return rings.filter(
    ({ x, y, size, ringScore }) =>
      ringScore >= CLEAR_RING &&
      size >= radius * MIN_DIAMETER &&
      size <= radius * MAX_DIAMETER &&
      index.nearest(x, y, longRadius * SAME_SPOT) === null,
  );
}

/**
 * True when many rings stand between the key's bubbles: a sheet with more rows, onto which the key was stretched.
 *
 * @param numbers Where the sheet's numbers are printed: smeared, one of two digits looks like a ring.
 */
export function hasRingsBetween(
  rings: readonly RingCandidate[],
  spots: readonly RingSpot[],
  numbers: readonly RingSpot[],
): boolean {
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const between = unexplainedRings(rings, [...spots, ...numbers]).filter(
    ({ x, y }) => x >= left && x <= right && y >= top && y <= bottom,
  );
  return between.length > spots.length * MAX_UNEXPLAINED;
}

/**
 * True when empty rings enough for one more group stand anywhere beside the key's: a sheet with more columns, or two sheets.
 *
 * @param countOfSheet How many hollow ones of such rings may be the sheet's own; asked only where there are enough.
 */
export function hasFurtherGroup(
  rings: readonly RingCandidate[],
  spots: readonly RingSpot[],
  smallestGroup: number,
  countOfSheet: (rings: readonly RingCandidate[], isHollow: (ring: RingCandidate) => boolean) => number,
): boolean {
  const unexplained = unexplainedRings(rings, spots);
  const isHollow = ({ area, width, height, hull }: RingCandidate) => area < width * height * hull * HOLLOW_INK;
  const enough = Math.max(FEWEST_FURTHER, smallestGroup * FURTHER_SHARE);
  return unexplained.filter(isHollow).length > enough && countOfSheet(unexplained, isHollow) > enough;
}

const leastContrast = (sheetContrast: number): number => Math.max(RING_LEAST, RING_OF_SHEET * sheetContrast);

const sectorsAt = (image: GrayImage, { x, y, radiusX, radiusY }: RingSpot, least: number): number =>
  ringContrast(image, x, y, radiusX, radiusY).filter((contrast) => contrast >= least).length;

const meanOf = (sectors: readonly number[]): number => sectors.reduce((sum, seen) => sum + seen, 0) / sectors.length;

const leastMeanOf = (image: GrayImage, own: readonly RingSpot[], least: number): number =>
  Math.max(MEAN_LEAST, MEAN_OF_SHEET * median(own.map((spot) => sectorsAt(image, spot, least))));

/**
 * The lines just outside the key's grid that show rings: the sheet has more rows or options than the key, or other print there.
 *
 * @param own The sheet's bubbles: a line also counts whose rings are on average seen nearly as well as theirs, since smeared ones are
 *   each seen in part. For lines whose places are not sought.
 */
export function ringsOutside(
  image: GrayImage,
  lines: readonly (readonly RingSpot[])[],
  sheetContrast: number,
  own: readonly RingSpot[] = [],
): readonly (readonly RingSpot[])[] {
  const least = leastContrast(sheetContrast);
  const leastMean = own.length > 0 ? leastMeanOf(image, own, least) : Number.POSITIVE_INFINITY;
  return lines.filter((line) => {
    const sectors = line.map((spot) => sectorsAt(image, spot, least));
    if (meanOf(sectors) >= leastMean) return true;
    return sectors.filter((seen) => seen >= RING_SECTORS).length > line.length * LINE_SHARE;
  });
}

/** As `ringsOutside`, for places that are less exact: only a line whose rings are on average seen nearly as well as the sheet's counts. */
export function ringsNearby(
  image: GrayImage,
  lines: readonly (readonly RingSpot[])[],
  sheetContrast: number,
  own: readonly RingSpot[],
): readonly (readonly RingSpot[])[] {
  const least = leastContrast(sheetContrast);
  const leastMean = leastMeanOf(image, own, least);
  return lines.filter((line) => meanOf(line.map((spot) => sectorsAt(image, spot, least))) >= leastMean);
}

const alike = (a: number, b: number): number => Math.min(a, b) / Math.max(a, b, 1);

/** Bubbles from a place at a group's edge inward. */
type Inward = readonly MeasuredBubble[];

/** True when the paper at the edge goes on as beside the nearest ring that was seen; null where none was. */
function isPaper(inward: Inward): boolean | null {
  const nearest = inward.findIndex(({ seen }) => seen);
  if (nearest < 0) return null;
  return inward.slice(0, nearest).every(({ paper }, at) => alike(paper, inward[at + 1]!.paper) >= PAPER_OF_NEXT);
}

/** True for an edge line, a place of it each, that is blank paper. */
function isBlankLine(line: readonly Inward[]): boolean {
  const unseen = line.filter(([outermost]) => !outermost!.seen);
  if (unseen.length <= line.length * (1 - EDGE_SHARE)) return false;
  const known = unseen.map(isPaper).filter((is) => is !== null);
  return known.length > 0 && known.filter((is) => is).length >= known.length * BLANK_SHARE;
}

/** True when the first or last row or option of a group is blank paper: the sheet has fewer rows or options than the key. */
export function lacksEdgeLine(bubbles: readonly MeasuredBubble[], groups: readonly number[], options: number): boolean {
  return groups.some((questions, group) => {
    const own = bubbles.filter((bubble) => bubble.group === group);
    const rows = Array.from({ length: questions }, (_, row) => own.filter(({ question }) => question === row + 1));
    const columns = Array.from({ length: options }, (_, column) => own.filter(({ option }) => option === column));
    return [rows, columns].some(
      (lines) => isBlankLine(lines) || isBlankLine(lines.map((line) => line.slice().reverse())),
    );
  });
}

/**
 * True when one group has no numbers beside it where another has them: its numbers were taken for its first option, and its last
 * option left out.
 */
export function lacksNumbers(
  { before, after }: RowNumbers,
  rows: readonly number[],
  { flipColumns }: { readonly flipColumns: boolean },
): boolean {
  const shares = (flipColumns ? after : before).map((own, group) => own.length / rows[group]!);
  return Math.max(...shares) >= NUMBERED && Math.min(...shares) <= UNNUMBERED;
}
