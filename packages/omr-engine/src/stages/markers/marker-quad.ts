import { doubleArea, type Pair } from '../../core/homography.ts';
import { lengthOf } from '../../core/length.ts';
import type { RunTable } from '../../core/run-table.ts';
import type { Component } from '../ink/label-components.ts';

/** A corner off the diagonal lies at least this share of the diagonal away from it. */
const MIN_HEIGHT_OF_DIAGONAL = 0.3;
/** Ink of a marker against the area of its quad: all white cells and blur still leave 0.42; motion rounds corners off, to 1.16. */
const MIN_INK = 0.42;
const MAX_INK = 1.18;
/** Runs are counted in pixel centres: the ink's edge lies about half a pixel further out along the diagonal. */
const EDGE_PX = 0.6;

export type Quad = readonly [Pair, Pair, Pair, Pair];

/** First and last ink of the component in hand, row by row: two points a row. Used again for each. */
let xs = new Float64Array(512);
let ys = new Float64Array(512);

/** The first run of a row that ends at a column or after it. */
function firstRunFrom(runs: RunTable, y: number, left: number): number {
  let low = runs.rowStart[y]!;
  let high = runs.rowStart[y + 1]!;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (runs.last[middle]! < left) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Writes the component's outline into `xs` and `ys`; @returns how many points it has. */
function outlinePoints({ x, y, width, height, label }: Component, runs: RunTable): number {
  const [left, right] = [Math.round(x - (width - 1) / 2), Math.round(x + (width - 1) / 2)];
  const [top, bottom] = [Math.round(y - (height - 1) / 2), Math.round(y + (height - 1) / 2)];
  if (xs.length < 2 * height) [xs, ys] = [new Float64Array(4 * height), new Float64Array(4 * height)];
  let count = 0;
  for (let row = top; row <= bottom; row++) {
    const end = runs.rowStart[row + 1]!;
    let first = -1;
    let last = -1;
    for (let run = firstRunFrom(runs, row, left); run < end && runs.first[run]! <= right; run++) {
      if (runs.label[run] !== label) continue;
      if (first < 0) first = runs.first[run]!;
      last = runs.last[run]!;
    }
    if (first < 0) continue;
    xs[count] = first;
    xs[count + 1] = last;
    ys[count] = row;
    ys[count + 1] = row;
    count += 2;
  }
  return count;
}

/** The outline's point farthest from a place. */
function farthestFrom(x: number, y: number, count: number): Pair {
  let best = 0;
  let most = -1;
  for (let i = 0; i < count; i++) {
    const value = (xs[i]! - x) ** 2 + (ys[i]! - y) ** 2;
    if (value <= most) continue;
    most = value;
    best = i;
  }
  return [xs[best]!, ys[best]!];
}

/**
 * The four corners of a component that may be a square seen at a slant: the point farthest from its centre, the point
 * farthest from that one, and the farthest to either side of the line between them.
 *
 * @returns Corners clockwise on screen, at the ink's outer edge; null when the component is no quad.
 */
export function quadOf(component: Component, runs: RunTable): Quad | null {
  const count = outlinePoints(component, runs);
  const a = farthestFrom(component.x, component.y, count);
  const c = farthestFrom(a[0], a[1], count);
  const dx = c[0] - a[0];
  const dy = c[1] - a[1];
  const diagonal = lengthOf(dx, dy);
  let [left, right, atLeft, atRight] = [0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const side = ((xs[i]! - a[0]) * dy - (ys[i]! - a[1]) * dx) / diagonal;
    if (side > right) [right, atRight] = [side, i];
    else if (side < left) [left, atLeft] = [side, i];
  }
  if (right < diagonal * MIN_HEIGHT_OF_DIAGONAL || -left < diagonal * MIN_HEIGHT_OF_DIAGONAL) return null;
  const b: Pair = [xs[atRight]!, ys[atRight]!];
  const d: Pair = [xs[atLeft]!, ys[atLeft]!];
  const quad: Quad = doubleArea([a, b, c, d]) < 0 ? [a, d, c, b] : [a, b, c, d];
  const area = Math.abs(doubleArea(quad)) / 2 + diagonal;
  if (component.area > MAX_INK * area || component.area < MIN_INK * area) return null;
  const mx = (quad[0][0] + quad[1][0] + quad[2][0] + quad[3][0]) / 4;
  const my = (quad[0][1] + quad[1][1] + quad[2][1] + quad[3][1]) / 4;
  const grown = (p: Pair): Pair => {
    const distance = lengthOf(p[0] - mx, p[1] - my);
    return [p[0] + ((p[0] - mx) / distance) * EDGE_PX, p[1] + ((p[1] - my) / distance) * EDGE_PX];
  };
  return [grown(quad[0]), grown(quad[1]), grown(quad[2]), grown(quad[3])];
}
