import type { GrayImage } from '../core/gray-image.ts';
import { PointIndex } from '../core/point-index.ts';
import { median } from '../core/statistics.ts';
import type { MeasuredBubble } from './measured-bubble.ts';
import type { RingCandidate } from './ring-candidates.ts';
import { ringContrast } from './ring-presence.ts';

/** A place where a ring would be, with its half axes, px. */
export interface RingPlace {
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

/** A ring beyond the key's grid counts from this share of the sheet's own contrast on, and never below noise, in this many of twelve sectors. */
const RING_OF_SHEET = 0.5;
const RING_LEAST = 0.05;
const RING_SECTORS = 9;
/** A line is print when more than this share of its places show a ring. */
const LINE_SHARE = 0.5;
/** An edge line of the key with fewer of its rings than this share is not on the sheet... */
const EDGE_SHARE = 0.3;
/** ...where the paper is as bright as beside the rings that were seen; a hand or a dark shadow hides rings that are there. */
const PAPER_OF_GROUP = 0.8;

/** Clear rings of the key's size that stand among its bubbles and are none of them, as a share of the key's bubbles: 0.14 on its own sheet at most. */
const MAX_UNEXPLAINED = 0.18;
const CLEAR_RING = 0.9;
const MIN_DIAMETER = 1.6;
const MAX_DIAMETER = 2.8;
/** A ring this near to a bubble's centre, in radii, is that bubble. */
const SAME_PLACE = 0.5;
const INDEX_PX = 32;

/** True when many rings stand between the key's bubbles: a sheet with more rows, onto which the key was stretched. */
export function hasRingsBetween(rings: readonly RingCandidate[], spots: readonly RingPlace[]): boolean {
  const radius = median(spots.map((spot) => spot.radiusX));
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const index = new PointIndex(spots, INDEX_PX);
  const unexplained = rings.filter(({ x, y, size, ringScore }) => {
    if (ringScore < CLEAR_RING || size < radius * MIN_DIAMETER || size > radius * MAX_DIAMETER) return false;
    if (x < left || x > right || y < top || y > bottom) return false;
    return index.nearest(x, y, radius * SAME_PLACE) === null;
  });
  return unexplained.length > spots.length * MAX_UNEXPLAINED;
}

/** True when one of the lines just outside the key's grid shows rings: the sheet has more rows or options than the key. */
export function hasRingsOutside(
  image: GrayImage,
  lines: readonly (readonly RingPlace[])[],
  sheetContrast: number,
): boolean {
  const least = Math.max(RING_LEAST, RING_OF_SHEET * sheetContrast);
  return lines.some((line) => {
    const rings = line.filter(({ x, y, radiusX, radiusY }) => {
      const sectors = ringContrast(image, x, y, radiusX, radiusY);
      return sectors.filter((contrast) => contrast >= least).length >= RING_SECTORS;
    });
    return rings.length > line.length * LINE_SHARE;
  });
}

/** True when the first or last row or option of a group is blank paper: the sheet has fewer rows or options than the key. */
export function lacksEdgeLine(bubbles: readonly MeasuredBubble[], groups: readonly number[], options: number): boolean {
  return groups.some((questions, group) => {
    const own = bubbles.filter((bubble) => bubble.group === group);
    const paper = median(own.filter(({ seen }) => seen).map((bubble) => bubble.paper));
    const isBlank = (line: readonly MeasuredBubble[]) =>
      line.filter(({ seen }) => seen).length < line.length * EDGE_SHARE &&
      median(line.map((bubble) => bubble.paper)) > paper * PAPER_OF_GROUP;
    return (
      [1, questions].some((question) => isBlank(own.filter((bubble) => bubble.question === question))) ||
      [0, options - 1].some((option) => isBlank(own.filter((bubble) => bubble.option === option)))
    );
  });
}
