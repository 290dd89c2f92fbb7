import type { Pair } from '../core/homography.ts';
import type { RunTable } from '../core/run-table.ts';
import type { Component } from './label-components.ts';

/** A corner off the diagonal lies at least this share of the diagonal away from it. */
const MIN_HEIGHT_OF_DIAGONAL = 0.3;
/** Ink of a marker against the area of its quad: all white cells and blur still leave 0.42; motion rounds corners off, to 1.16. */
const MIN_INK = 0.42;
const MAX_INK = 1.18;
/** Runs are counted in pixel centres: the ink's edge lies about half a pixel further out along the diagonal. */
const EDGE_PX = 0.6;

export type Quad = readonly [Pair, Pair, Pair, Pair];

/** First and last ink of a component in each of its rows. */
function outlinePoints(component: Component, runs: RunTable): Pair[] {
  const top = Math.round(component.y - (component.height - 1) / 2);
  const bottom = Math.round(component.y + (component.height - 1) / 2);
  const points: Pair[] = [];
  for (let y = top; y <= bottom; y++) {
    let left = Number.POSITIVE_INFINITY;
    let right = -1;
    for (let run = runs.rowStart[y]!; run < runs.rowStart[y + 1]!; run++) {
      if (runs.label[run] !== component.label) continue;
      left = Math.min(left, runs.first[run]!);
      right = Math.max(right, runs.last[run]!);
    }
    if (right >= 0) points.push([left, y], [right, y]);
  }
  return points;
}

function farthest(points: readonly Pair[], distance: (point: Pair) => number): { point: Pair; distance: number } {
  let best: Pair = points[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const point of points) {
    const value = distance(point);
    if (value > most) {
      most = value;
      best = point;
    }
  }
  return { point: best, distance: most };
}

/** Twice the signed area, positive when clockwise on screen (y down). */
function doubleArea(quad: readonly Pair[]): number {
  let sum = 0;
  for (let i = 0; i < quad.length; i++) {
    const a = quad[i]!;
    const b = quad[(i + 1) % quad.length]!;
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum;
}

/**
 * The four corners of a component that may be a square seen at a slant: the point farthest from its centre, the point
 * farthest from that one, and the farthest to either side of the line between them.
 *
 * @returns Corners clockwise on screen, at the ink's outer edge; null when the component is no quad.
 */
export function quadOf(component: Component, runs: RunTable): Quad | null {
  const points = outlinePoints(component, runs);
  if (points.length < 4) return null;
  const a = farthest(points, (p) => Math.hypot(p[0] - component.x, p[1] - component.y)).point;
  const c = farthest(points, (p) => Math.hypot(p[0] - a[0], p[1] - a[1])).point;
  const dx = c[0] - a[0];
  const dy = c[1] - a[1];
  const diagonal = Math.hypot(dx, dy);
  const side = (p: Pair) => ((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / diagonal;
  const b = farthest(points, side);
  const d = farthest(points, (p) => -side(p));
  if (b.distance < diagonal * MIN_HEIGHT_OF_DIAGONAL || d.distance < diagonal * MIN_HEIGHT_OF_DIAGONAL) return null;
  const quad: Quad = doubleArea([a, b.point, c, d.point]) < 0 ? [a, d.point, c, b.point] : [a, b.point, c, d.point];
  const area = Math.abs(doubleArea(quad)) / 2 + diagonal;
  if (component.area > MAX_INK * area || component.area < MIN_INK * area) return null;
  const mx = (quad[0][0] + quad[1][0] + quad[2][0] + quad[3][0]) / 4;
  const my = (quad[0][1] + quad[1][1] + quad[2][1] + quad[3][1]) / 4;
  const grown = (p: Pair): Pair => {
    const distance = Math.hypot(p[0] - mx, p[1] - my);
    return [p[0] + ((p[0] - mx) / distance) * EDGE_PX, p[1] + ((p[1] - my) / distance) * EDGE_PX];
  };
  return [grown(quad[0]), grown(quad[1]), grown(quad[2]), grown(quad[3])];
}
