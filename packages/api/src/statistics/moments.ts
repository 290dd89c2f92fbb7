/** The sum of some numbers. */
export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Their mean; NaN of none. */
export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;

/** Numbers nearer than this are alike: parts of points that come to the same differ in their last digits. */
const ALIKE = 1e-9;

/** n² times the variance; of whole numbers a whole number, and 0 where all are alike. */
export function squaredSpread(values: readonly number[]): number {
  if (values.every((value) => Math.abs(value - (values[0] ?? 0)) < ALIKE)) return 0;
  return values.length * sumOf(values.map((value) => value * value)) - sumOf(values) ** 2;
}

/** Standard deviation over all of them, not of a sample: the figures describe these and no others. */
export function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}

/** A number in so many decimals. What float noise left under a half, or under nothing, counts as it was meant: 1.005 is 1.01, and -1e-16 is 0. */
export const rounded = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits + 1e-9) / 10 ** digits + 0;

/** Mean and standard deviation of scores, two decimals; null without any. */
export function describeScores(scores: readonly number[]): { mean: number | null; deviation: number | null } {
  if (scores.length === 0) return { mean: null, deviation: null };
  return { mean: rounded(meanOf(scores), 2), deviation: rounded(deviationOf(scores), 2) };
}
