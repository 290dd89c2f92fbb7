import { solveLeastSquares } from './least-squares.ts';
import { lengthOf } from './length.ts';
import { median } from './statistics.ts';

/** A polynomial in two variables. */
interface Polynomial {
  /** What its coefficients are multiplied with. */
  terms(u: number, v: number): number[];
  /** Its value, without a list of the terms. */
  at(c: readonly number[], u: number, v: number): number;
}
export const linear: Polynomial = {
  terms: (u, v) => [1, u, v],
  at: (c, u, v) => c[0]! + c[1]! * u + c[2]! * v,
};
export const quadratic: Polynomial = {
  terms: (u, v) => [1, u, v, u * v, u * u, v * v],
  at: (c, u, v) => c[0]! + c[1]! * u + c[2]! * v + c[3]! * u * v + c[4]! * u * u + c[5]! * v * v,
};
export const cubic: Polynomial = {
  terms: (u, v) => [1, u, v, u * v, u * u, v * v, u * u * v, u * v * v, u * u * u, v * v * v],
  at: (c, u, v) =>
    quadratic.at(c, u, v) + c[6]! * u * u * v + c[7]! * u * v * v + c[8]! * u * u * u + c[9]! * v * v * v,
};

/**
 * A polynomial of a degree, less the terms that so few lines of samples cannot tell apart: of three columns a cubic fits as well as a
 * straight line, and leads elsewhere beyond them.
 */
export function withinLines(rows: number, columns: number, degree: 2 | 3): Polynomial {
  if (rows > degree && columns > degree) return degree === 3 ? cubic : quadratic;
  const powers = Array.from(
    { length: (degree + 1) ** 2 },
    (_, at) => [at % (degree + 1), Math.floor(at / (degree + 1))] as const,
  ).filter(([i, j]) => i + j <= degree && i < rows && j < columns);
  const terms = (u: number, v: number) => powers.map(([i, j]) => u ** i * v ** j);
  return { terms, at: (c, u, v) => powers.reduce((sum, [i, j], term) => sum + c[term]! * u ** i * v ** j, 0) };
}

/** Residual up to which a sample has full weight, in medians; beyond OUTLIER times that it counts for nothing. */
const INLIER_MEDIANS = 2;
const OUTLIER = 3;
const OUTLIER_WEIGHT = 0.001;
/** Least inlier residual, px: below it there is only sampling noise. */
const FLOOR_PX = 0.3;
const ROUNDS = 4;

export interface SurfacePoint {
  readonly u: number;
  readonly v: number;
  readonly x: number;
  readonly y: number;
}

export interface PointSurface {
  /** Median distance of the samples from the surface, px. */
  readonly residual: number;
  at(u: number, v: number): readonly [number, number];
}

function robustWeights(residuals: readonly number[], middle: number): number[] {
  const limit = Math.max(FLOOR_PX, INLIER_MEDIANS * middle);
  return residuals.map((r) => (r <= limit ? 1 : r > OUTLIER * limit ? OUTLIER_WEIGHT : limit / r));
}

/** Fits two values over (u, v), a position's or a size's, px, reweighting so that a few wrong samples do not bend the surface. */
export function fitPointSurface(samples: readonly SurfacePoint[], polynomial: Polynomial): PointSurface {
  const rows = samples.map((s) => polynomial.terms(s.u, s.v));
  const xs = samples.map((s) => s.x);
  const ys = samples.map((s) => s.y);
  let weights = samples.map(() => 1);
  let cx: number[] = [];
  let cy: number[] = [];
  let residual = 0;
  for (let round = 0; round < ROUNDS; round++) {
    [cx, cy] = solveLeastSquares(rows, [xs, ys], weights) as [number[], number[]];
    const distances = samples.map(({ u, v, x, y }) =>
      lengthOf(x - polynomial.at(cx, u, v), y - polynomial.at(cy, u, v)),
    );
    residual = median(distances);
    weights = robustWeights(distances, residual);
  }
  return {
    residual,
    at: (u, v) => [polynomial.at(cx, u, v), polynomial.at(cy, u, v)],
  };
}
