import type { Queries } from './queries.ts';

/** A total above this may be as old as `freshMs`: counting hundreds of thousands of rows takes longer than reading a page of them. */
const largeTotal = 5000;
const freshMs = 5000;
const mostRemembered = 1000;

interface Counted {
  readonly value: unknown;
  readonly until: number;
}

interface Counting<Rows> extends PromiseLike<Rows> {
  toSQL(): { sql: string; params: unknown[] };
}

const remembered = new WeakMap<Queries, Map<string, Counted>>();

/**
 * Rows of counts, counted anew on every call unless they were large a moment ago: then the same question has the same answer for five
 * seconds. In a transaction always anew.
 *
 * @param sizeOf What was counted, in all.
 */
export async function countBriefly<Rows>(
  db: Queries,
  query: Counting<Rows>,
  sizeOf: (rows: Rows) => number,
): Promise<Rows> {
  const { sql, params } = query.toSQL();
  const key = JSON.stringify([sql, params]);
  const now = performance.now();
  const known = remembered.get(db)?.get(key);
  if (known && known.until > now) return known.value as Rows;
  const rows = await query;
  if (sizeOf(rows) > largeTotal) {
    const kept = remembered.get(db) ?? new Map<string, Counted>();
    if (kept.size >= mostRemembered) kept.clear();
    kept.set(key, { value: rows, until: now + freshMs });
    remembered.set(db, kept);
  }
  return rows;
}

/** The number of rows on all pages of a list. */
export async function countRows(db: Queries, query: Counting<{ total: number }[]>): Promise<number> {
  const [counted] = await countBriefly(db, query, (rows) => rows[0]?.total ?? 0);
  return counted?.total ?? 0;
}
