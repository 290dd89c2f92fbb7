import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm';

/** ORDER BY for a `sort` of the contract: the field asked for, if any, before the list's own order. */
export function orderOf<F extends string>(
  sort: F | `-${F}` | undefined,
  columns: Readonly<Record<F, SQLWrapper>>,
  ownOrder: readonly SQL[],
): SQL[] {
  if (sort === undefined) return [...ownOrder];
  const down = sort.startsWith('-');
  const column = columns[(down ? sort.slice(1) : sort) as F];
  return [down ? desc(column) : asc(column), ...ownOrder];
}
