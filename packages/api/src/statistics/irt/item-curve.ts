/**
 * The scaling constant of the logistic curve: 1, so that slopes are of the logistic metric. A table in the normal metric states D = 1.7; its
 * slopes are these divided by 1.7.
 */
export const D = 1;

/** One question on the scale of a test: P(θ) = c + (1 − c) / (1 + e^(−D a (θ − b))). */
export interface ItemCurve {
  /** Slope: how sharply the question tells those above b from those below. */
  readonly a: number;
  /** Difficulty. */
  readonly b: number;
  /** The share of those who know nothing and still hit it; 0 but in 3PL. */
  readonly c: number;
}

/** 1 / (1 + e^−x). */
export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** The chance that a pupil at θ answers the question right. */
export const chanceAt = ({ a, b, c }: ItemCurve, theta: number): number => c + (1 - c) * logistic(D * a * (theta - b));
