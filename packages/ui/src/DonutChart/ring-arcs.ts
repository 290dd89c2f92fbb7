import { arc, pie } from 'd3-shape';

/** Size of the drawing's square, in its own units. */
export const RING = 184;

const INNER = 55;
const OUTER = 85;
/** Radians between neighbours. */
const GAP = 0.036;
/** No part is thinner than this share of the ring, or nobody would see that it is there. */
const THINNEST = 0.012;

/**
 * SVG paths of the parts of a ring, clockwise from the top, around (0, 0). A part of zero has an empty path.
 *
 * @param values 0 or more, not all zero.
 */
export function ringArcs(values: readonly number[]): string[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const drawn = values.map((value) => (value > 0 ? Math.max(value, total * THINNEST) : 0));
  const shape = arc<{ startAngle: number; endAngle: number; padAngle: number }>().innerRadius(INNER).outerRadius(OUTER);
  const parts = drawn.filter((value) => value > 0).length;
  const slices = pie<number>()
    .sort(null)
    .padAngle(parts > 1 ? GAP : 0)(drawn);
  return slices.map((slice) => (slice.value > 0 ? (shape(slice) ?? '') : ''));
}
