const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;

/** n² times the variance; of whole numbers a whole number. */
const squaredSpread = (values: readonly number[]): number =>
  values.length * sumOf(values.map((value) => value * value)) - sumOf(values) ** 2;

/** Variance over all of them, not of a sample: the figures describe this class. */
function variance(values: readonly number[]): number {
  const mean = meanOf(values);
  return meanOf(values.map((value) => (value - mean) ** 2));
}

/** Mean and standard deviation of scores, two decimals; null without any. */
export function describeScores(scores: readonly number[]): { mean: number | null; deviation: number | null } {
  if (scores.length === 0) return { mean: null, deviation: null };
  const inTwo = (value: number) => Math.round(value * 100 + 1e-9) / 100;
  return { mean: inTwo(meanOf(scores)), deviation: inTwo(Math.sqrt(variance(scores))) };
}

/**
 * Point-biserial correlation of a question, right or wrong, with a number of each sheet, -1 to 1:
 * (M right − M wrong) / σ · √(p q). Null where fewer than two sheets, or no difference in either, leave nothing to compare.
 * With the hits in the rest of the test it is the corrected one, which a question's own point does not raise.
 *
 * @param criterion Whole numbers, so that the sums are exact and the order of the sheets changes no digit.
 */
export function pointBiserial(item: readonly boolean[], criterion: readonly number[]): number | null {
  const right = criterion.filter((_, sheet) => item[sheet]);
  const wrong = criterion.length - right.length;
  const spread = squaredSpread(criterion);
  if (right.length === 0 || wrong === 0 || spread === 0) return null;
  const difference = criterion.length * sumOf(right) - right.length * sumOf(criterion);
  const value = difference / Math.sqrt(spread * right.length * wrong);
  return Math.max(-1, Math.min(1, value));
}

/**
 * Kuder-Richardson formula 20, k / (k − 1) · (1 − Σ p q / σ²): how far the questions of a test agree with each other. At most 1, and under
 * 0 where they contradict each other. Null with fewer than two sheets or questions, or where all have as many hits.
 *
 * @param sheets A row a sheet, a column a question: right or wrong.
 */
export function kr20(sheets: readonly (readonly boolean[])[]): number | null {
  const size = sheets[0]?.length ?? 0;
  if (sheets.length < 2 || size < 2) return null;
  const spread = squaredSpread(sheets.map((row) => row.filter(Boolean).length));
  if (spread === 0) return null;
  const within = sumOf(
    Array.from({ length: size }, (_, index) => {
      const right = sheets.filter((row) => row[index]).length;
      return right * (sheets.length - right);
    }),
  );
  return (size * (spread - within)) / ((size - 1) * spread);
}
