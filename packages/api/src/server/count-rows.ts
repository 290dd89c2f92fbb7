import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
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

const dialect = new PgDialect();
const remembered = new WeakMap<Queries, Map<string, Counted>>();

async function briefly<Rows>(
  db: Queries,
  { sql, params }: { sql: string; params: unknown[] },
  ask: () => PromiseLike<Rows>,
  sizeOf: (rows: Rows) => number,
): Promise<Rows> {
  const key = JSON.stringify([sql, params]);
  const now = performance.now();
  const known = remembered.get(db)?.get(key);
  if (known && known.until > now) return known.value as Rows;
  const rows = await ask();
  if (sizeOf(rows) > largeTotal) {
    const kept = remembered.get(db) ?? new Map<string, Counted>();
    if (kept.size >= mostRemembered) kept.clear();
    kept.set(key, { value: rows, until: now + freshMs });
    remembered.set(db, kept);
  }
  return rows;
}

/**
 * Rows of counts, counted anew on every call unless they were large a moment ago: then the same question has the same answer for five
 * seconds. In a transaction always anew.
 *
 * @param sizeOf What was counted, in all.
 */
export const countBriefly = <Rows>(db: Queries, query: Counting<Rows>, sizeOf: (rows: Rows) => number): Promise<Rows> =>
  briefly(db, query.toSQL(), () => query, sizeOf);

/** The same of a statement that is written in SQL. */
export function sumBriefly<Row extends Record<string, unknown>>(
  db: Queries,
  statement: SQL,
  sizeOf: (rows: Row[]) => number,
): Promise<Row[]> {
  const ask = async () => (await db.execute(statement)).rows as Row[];
  return briefly(db, dialect.sqlToQuery(statement), ask, sizeOf);
}

/** The number of rows on all pages of a list. */
export async function countRows(db: Queries, query: Counting<{ total: number }[]>): Promise<number> {
  const [counted] = await countBriefly(db, query, (rows) => rows[0]?.total ?? 0);
  return counted?.total ?? 0;
}
