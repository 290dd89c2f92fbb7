import { solveLeastSquares } from './least-squares.ts';

export type Pair = readonly [x: number, y: number];
export type PlaneMap = (x: number, y: number) => readonly [x: number, y: number];

/** Moves points to mean 0 and mean distance √2, which keeps the system well conditioned. */
function normalise(points: readonly Pair[]): { x: number; y: number; unit: number } {
  const count = points.length;
  const x = points.reduce((sum, p) => sum + p[0], 0) / count;
  const y = points.reduce((sum, p) => sum + p[1], 0) / count;
  const spread = points.reduce((sum, p) => sum + Math.hypot(p[0] - x, p[1] - y), 0) / count;
  return { x, y, unit: spread / Math.SQRT2 };
}

/**
 * The perspective map that carries `from` to `to` with least squared error.
 *
 * @param from At least four points, no three of them in line.
 * @source Hartley & Zisserman, Multiple View Geometry, §4.1 (normalised DLT, h33 = 1).
 */
export function fitHomography(from: readonly Pair[], to: readonly Pair[]): PlaneMap {
  const a = normalise(from);
  const b = normalise(to);
  const rows: number[][] = [];
  const right: number[] = [];
  for (let i = 0; i < from.length; i++) {
    const X = (from[i]![0] - a.x) / a.unit;
    const Y = (from[i]![1] - a.y) / a.unit;
    const x = (to[i]![0] - b.x) / b.unit;
    const y = (to[i]![1] - b.y) / b.unit;
    rows.push([X, Y, 1, 0, 0, 0, -x * X, -x * Y], [0, 0, 0, X, Y, 1, -y * X, -y * Y]);
    right.push(x, y);
  }
  const h = solveLeastSquares(rows, [right])[0]!;
  return (x, y) => {
    const X = (x - a.x) / a.unit;
    const Y = (y - a.y) / a.unit;
    const d = h[6]! * X + h[7]! * Y + 1;
    return [((h[0]! * X + h[1]! * Y + h[2]!) / d) * b.unit + b.x, ((h[3]! * X + h[4]! * Y + h[5]!) / d) * b.unit + b.y];
  };
}
