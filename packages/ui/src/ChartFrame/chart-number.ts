/** Writes a number as Brazil does, with at most `digits` decimals (2 by default): 1.284; 84,62. */
export const formatNumber = (value: number, digits = 2): string =>
  value.toLocaleString('pt-BR', { maximumFractionDigits: digits });

/** Writes numbers of one column with the decimals of the longest, at most two, so that they line up: 97,30; 100,00; 94,59. */
export function columnFormat(cells: readonly unknown[]): (value: number) => string {
  const decimals = cells.map((cell) =>
    typeof cell === 'number' ? (formatNumber(cell).split(',')[1]?.length ?? 0) : 0,
  );
  const digits = Math.max(0, ...decimals);
  return (value) => value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** `value` as a share of `total`, with one decimal: 77,4%. Zero of zero is 0%. */
export const formatShare = (value: number, total: number): string =>
  `${formatNumber(total === 0 ? 0 : (value / total) * 100, 1)}%`;

/**
 * Splits `squares` among the values in proportion, by largest remainder, so that they always add up.
 *
 * @param values Counts, 0 or more. All zeros give all zeros.
 */
export function apportion(values: readonly number[], squares: number): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return values.map(() => 0);
  const quotas = values.map((value) => (value / total) * squares);
  const counts = quotas.map(Math.floor);
  const left = squares - counts.reduce((sum, count) => sum + count, 0);
  const byRemainder = quotas
    .map((quota, index) => ({ index: index, remainder: quota - Math.floor(quota) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}
