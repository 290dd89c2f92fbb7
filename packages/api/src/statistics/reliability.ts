import { deviationOf, squaredSpread, sumOf } from './moments.ts';

/** What of a question's point a sheet has: right or wrong, or a share of it, 0 to 1. */
export type Share = boolean | number;
/** Sheets' shares of each question: a row a sheet, a column a question. */
export type Shares = readonly (readonly Share[])[];

const pointsOf = (row: readonly Share[]): number => sumOf(row.map(Number));

/**
 * Correlation of a question with a number of each sheet, -1 to 1: of right and wrong the point-biserial one,
 * (M right − M wrong) / σ · √(p q). Null where fewer than two sheets, or no difference in either, leave nothing to compare.
 * With the points in the rest of the test it is the corrected one, which a question's own point does not raise.
 *
 * @param criterion Of right and wrong whole numbers, so that the sums are exact and the order of the sheets changes no digit.
 */
export function itemCorrelation(item: readonly Share[], criterion: readonly number[]): number | null {
  const shares = item.map(Number);
  const spread = squaredSpread(criterion) * squaredSpread(shares);
  if (spread <= 0) return null;
  const together = sumOf(criterion.map((value, sheet) => value * (shares[sheet] ?? 0)));
  const value = (criterion.length * together - sumOf(shares) * sumOf(criterion)) / Math.sqrt(spread);
  return Math.max(-1, Math.min(1, value));
}

/**
 * Kuder-Richardson formula 20, k / (k − 1) · (1 − Σ p q / σ²): how far the questions of a test agree with each other. With parts of points it is
 * Cronbach's alpha, the variance of a question in the place of p q. At most 1, and under 0 where they contradict each other. Null with fewer than
 * two sheets or questions, or where all have as many points.
 */
export function kr20(sheets: Shares): number | null {
  const size = sheets[0]?.length ?? 0;
  if (sheets.length < 2 || size < 2) return null;
  const spread = squaredSpread(sheets.map(pointsOf));
  if (spread <= 0) return null;
  const within = sumOf(
    Array.from({ length: size }, (_, index) => squaredSpread(sheets.map((row) => Number(row[index] ?? 0)))),
  );
  return (size * (spread - within)) / ((size - 1) * spread);
}

/** KR-20 of the test without each of its questions: above the whole test's, that question makes it less reliable. */
export const kr20WithoutEach = (sheets: Shares): (number | null)[] =>
  Array.from({ length: sheets[0]?.length ?? 0 }, (_, out) =>
    kr20(sheets.map((row) => row.filter((_each, index) => index !== out))),
  );

/** Standard error of measurement, in questions: s √(1 − r). Null without a reliability; of one under 0 it is s. */
export function measurementError(sheets: Shares): number | null {
  const reliability = kr20(sheets);
  return reliability === null ? null : deviationOf(sheets.map(pointsOf)) * Math.sqrt(1 - Math.max(0, reliability));
}

/** How reliable a test is, in words' stead: from .90 high, from .80 good, from .60 moderate. */
export type ReliabilityBand = 'high' | 'good' | 'moderate' | 'low';

/** The band of a KR-20. */
export function reliabilityBand(reliability: number): ReliabilityBand {
  if (reliability >= 0.9) return 'high';
  if (reliability >= 0.8) return 'good';
  return reliability >= 0.6 ? 'moderate' : 'low';
}

/**
 * Spearman–Brown: how many times as long the test would have to be, of like questions, for a reliability of `wanted`:
 * r* (1 − r) / (r (1 − r*)). Null where the test agrees with itself in nothing, which no length mends, or in everything.
 */
export const lengthFactorFor = (reliability: number, wanted: number): number | null =>
  reliability <= 0 || reliability >= 1 ? null : (wanted * (1 - reliability)) / (reliability * (1 - wanted));
