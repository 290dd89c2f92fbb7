import { solveLeastSquares } from './least-squares.ts';
import { median } from './statistics.ts';

/** Terms of a polynomial in two variables. */
export type Basis = (u: number, v: number) => number[];
export const linear: Basis = (u, v) => [1, u, v];
export const quadratic: Basis = (u, v) => [1, u, v, u * v, u * u, v * v];
export const cubic: Basis = (u, v) => [1, u, v, u * v, u * u, v * v, u * u * v, u * v * v, u * u * u, v * v * v];

/** Residual up to which a sample has full weight, in medians; beyond OUTLIER times that it counts for nothing. */
const INLIER_MEDIANS = 2;
const OUTLIER = 3;
const OUTLIER_WEIGHT = 0.001;
/** Least inlier residual, px: below it there is only sampling noise. */
const POINT_FLOOR_PX = 0.3;
const SCALAR_FLOOR_PX = 0.4;
const POINT_ROUNDS = 4;
const SCALAR_ROUNDS = 3;

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

const evaluate = (basis: readonly number[], coefficients: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < basis.length; i++) sum += basis[i]! * coefficients[i]!;
  return sum;
};

function robustWeights(residuals: readonly number[], middle: number, floor: number): number[] {
  const limit = Math.max(floor, INLIER_MEDIANS * middle);
  return residuals.map((r) => (r <= limit ? 1 : r > OUTLIER * limit ? OUTLIER_WEIGHT : limit / r));
}

/** Fits positions over (u, v), reweighting so that a few wrong samples do not bend the surface. */
export function fitPointSurface(samples: readonly SurfacePoint[], basis: Basis): PointSurface {
  const rows = samples.map((s) => basis(s.u, s.v));
  const xs = samples.map((s) => s.x);
  const ys = samples.map((s) => s.y);
  let weights = samples.map(() => 1);
  let cx: number[] = [];
  let cy: number[] = [];
  let residual = 0;
  for (let round = 0; round < POINT_ROUNDS; round++) {
    [cx, cy] = solveLeastSquares(rows, [xs, ys], weights) as [number[], number[]];
    const distances = rows.map((row, i) => Math.hypot(xs[i]! - evaluate(row, cx), ys[i]! - evaluate(row, cy)));
    residual = median(distances);
    weights = robustWeights(distances, residual, POINT_FLOOR_PX);
  }
  return {
    residual,
    at: (u, v) => {
      const row = basis(u, v);
      return [evaluate(row, cx), evaluate(row, cy)];
    },
  };
}

/** Fits one value over (u, v), reweighting as `fitPointSurface` does. */
export function fitScalarSurface(
  samples: readonly { readonly u: number; readonly v: number; readonly value: number }[],
  basis: Basis,
): (u: number, v: number) => number {
  const rows = samples.map((s) => basis(s.u, s.v));
  const values = samples.map((s) => s.value);
  let weights = samples.map(() => 1);
  let coefficients: number[] = [];
  for (let round = 0; round < SCALAR_ROUNDS; round++) {
    coefficients = solveLeastSquares(rows, [values], weights)[0]!;
    const distances = rows.map((row, i) => Math.abs(values[i]! - evaluate(row, coefficients)));
    weights = robustWeights(distances, median(distances), SCALAR_FLOOR_PX);
  }
  return (u, v) => evaluate(basis(u, v), coefficients);
}
