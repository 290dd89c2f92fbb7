/** Whether a value holds U+0000 anywhere: PostgreSQL stores no such text. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, item]) => name.includes('\u0000') || holdsNul(item));
}
