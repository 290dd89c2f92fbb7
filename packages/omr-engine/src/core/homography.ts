import { solveLeastSquares } from './least-squares.ts';
import { lengthOf } from './length.ts';

export type Pair = readonly [x: number, y: number];
/** Twice the signed area of a polygon, positive when its corners come clockwise on screen (y down). */
export const doubleArea = (corners: readonly Pair[]): number =>
  corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length]!;
    return sum + x * nextY - y * nextX;
  }, 0);

export type PlaneMap = (x: number, y: number) => readonly [x: number, y: number];

/** Moves points to mean 0 and mean distance √2, which keeps the system well conditioned. */
function normalise(points: readonly Pair[]): { x: number; y: number; unit: number } {
  const count = points.length;
  const x = points.reduce((sum, p) => sum + p[0], 0) / count;
  const y = points.reduce((sum, p) => sum + p[1], 0) / count;
  const spread = points.reduce((sum, p) => sum + lengthOf(p[0] - x, p[1] - y), 0) / count;
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

/**
 * The perspective that carries the square from 0 to 1 to four corners, exactly: (u, v) goes to
 * ((a·u + b·v + c) / d, (e·u + f·v + g) / d) with d = h·u + i·v + 1.
 *
 * @param corners In the order (0, 0), (1, 0), (1, 1), (0, 1); no three of them in line.
 * @returns a, b, c, e, f, g, h, i.
 * @source Heckbert, Fundamentals of Texture Mapping and Image Warping (1989), §2.2.3.
 */
export function squareTo([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: readonly [Pair, Pair, Pair, Pair]) {
  const determinant = (x1 - x2) * (y3 - y2) - (x3 - x2) * (y1 - y2);
  const apartX = x0 - x1 + x2 - x3;
  const apartY = y0 - y1 + y2 - y3;
  const h = (apartX * (y3 - y2) - (x3 - x2) * apartY) / determinant;
  const i = ((x1 - x2) * apartY - apartX * (y1 - y2)) / determinant;
  return [x1 - x0 + h * x1, x3 - x0 + i * x3, x0, y1 - y0 + h * y1, y3 - y0 + i * y3, y0, h, i] as const;
}
