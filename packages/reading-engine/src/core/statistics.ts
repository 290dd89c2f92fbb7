export const sum = (values: ArrayLike<number>): number => {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i]!;
  return total;
};

/** Mean, or 0 of nothing. */
export const mean = (values: ArrayLike<number>): number => (values.length === 0 ? 0 : sum(values) / values.length);

/** Standard deviation over all values, or 0 of nothing. */
export function deviation(values: ArrayLike<number>): number {
  const centre = mean(values);
  let total = 0;
  for (let i = 0; i < values.length; i++) total += (values[i]! - centre) ** 2;
  return values.length === 0 ? 0 : Math.sqrt(total / values.length);
}

/** The value below which a share (0 to 1) of the values lies, or 0 of nothing. */
export function quantile(values: Iterable<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  if (sorted.length === 0) return 0;
  const at = Math.min(Math.max(share, 0), 1) * (sorted.length - 1);
  const low = Math.floor(at);
  const high = Math.min(low + 1, sorted.length - 1);
  return sorted[low]! + (sorted[high]! - sorted[low]!) * (at - low);
}

export const median = (values: Iterable<number>): number => quantile(values, 0.5);

export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Power ratio in decibels. */
export const decibels = (power: number): number => 10 * Math.log10(Math.max(power, 1e-14));

export const round = (value: number, decimals: number): number => {
  const scale = 10 ** decimals;
  return Math.round(value * scale + 1e-9) / scale;
};
