import { solveLeastSquares } from './least-squares.ts';
import { lengthOf } from './length.ts';
import { median } from './statistics.ts';

/** A polynomial in two variables: the powers of them in each of its terms. */
type Polynomial = readonly (readonly [ofU: number, ofV: number])[];

/**
 * A polynomial of a degree, less the terms that so few lines of samples cannot tell apart: of three columns a cubic fits as well as a
 * straight line, and leads elsewhere beyond them.
 */
export const withinLines = (rows: number, columns: number, degree: number): Polynomial =>
  Array.from(
    { length: (degree + 1) ** 2 },
    (_, at) => [at % (degree + 1), Math.floor(at / (degree + 1))] as const,
  ).filter(([i, j]) => i + j <= degree && i < rows && j < columns);
export const [linear, quadratic, cubic] = [1, 2, 3].map((degree) => withinLines(4, 4, degree)) as [
  Polynomial,
  Polynomial,
  Polynomial,
];

/** `value ** power`, in a fraction of its time. */
function raised(value: number, power: number): number {
  let product = 1;
  for (let i = 0; i < power; i++) product *= value;
  return product;
}

const termAt = ([i, j]: Polynomial[number], u: number, v: number): number => raised(u, i) * raised(v, j);

/** Residual up to which a sample has full weight, in medians; beyond OUTLIER times that it counts for nothing. */
const INLIER_MEDIANS = 2;
const OUTLIER = 3;
const OUTLIER_WEIGHT = 0.001;
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
  const limit = INLIER_MEDIANS * middle;
  return residuals.map((r) => (r <= limit ? 1 : r > OUTLIER * limit ? OUTLIER_WEIGHT : limit / r));
}

function summed(coefficients: readonly number[], terms: readonly number[]): number {
  let sum = 0;
  for (let term = 0; term < terms.length; term++) sum += coefficients[term]! * terms[term]!;
  return sum;
}

/** Fits two values over (u, v), a position's or a size's, px, reweighting so that a few wrong samples do not bend the surface. */
export function fitPointSurface(samples: readonly SurfacePoint[], polynomial: Polynomial): PointSurface {
  const rows = samples.map(({ u, v }) => polynomial.map((powers) => termAt(powers, u, v)));
  const xs = samples.map((s) => s.x);
  const ys = samples.map((s) => s.y);
  let weights = samples.map(() => 1);
  let cx: number[] = [];
  let cy: number[] = [];
  const at = (u: number, v: number): readonly [number, number] => {
    let [x, y] = [0, 0];
    for (let term = 0; term < polynomial.length; term++) {
      const value = termAt(polynomial[term]!, u, v);
      x += cx[term]! * value;
      y += cy[term]! * value;
    }
    return [x, y];
  };
  let residual = 0;
  for (let round = 0; round < ROUNDS; round++) {
    [cx, cy] = solveLeastSquares(rows, [xs, ys], weights) as [number[], number[]];
    const distances = rows.map((terms, at) => lengthOf(xs[at]! - summed(cx, terms), ys[at]! - summed(cy, terms)));
    residual = median(distances);
    weights = robustWeights(distances, residual);
  }
  return { residual, at };
}
