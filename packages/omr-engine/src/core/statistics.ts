/** A normal distribution's standard deviation in median absolute deviations. */
export const NORMAL_MAD = 1.48;

/** The upper of the two middle values where the count is even; 0 of nothing. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which this fraction of the values lies; 0 of nothing. */
export function quantile(values: readonly number[], fraction: number): number {
  if (values.length === 0) return 0;
  // Typed arrays sort by number without a comparison in JavaScript.
  const sorted = new Float64Array(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))]!;
}
