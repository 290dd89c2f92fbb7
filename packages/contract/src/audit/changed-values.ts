/** Longest text of a change that a cell shows, in characters. */
const LONGEST = 300;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * One side of a change in words: of two records, the fields that differ; else what there is. Empty where there was none.
 * @param records how many there are where it was many: the cell says so, and shows the first
 */
export function changedValues(side: unknown, other: unknown, records: number | null = null): string {
  if (side === null || side === undefined) return '';
  if (records !== null) return `${records} registros: ${written(side)}`.slice(0, LONGEST);
  if (!isRecord(side)) return written(side).slice(0, LONGEST);
  const against = isRecord(other) ? other : {};
  const fields = Object.entries(side).filter(
    ([name, value]) => value !== null && written(value) !== written(against[name] ?? null),
  );
  return fields
    .map(([name, value]) => `${name}: ${written(value)}`)
    .join('; ')
    .slice(0, LONGEST);
}
