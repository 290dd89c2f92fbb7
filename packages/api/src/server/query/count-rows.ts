import { maxPageLimit, type PageRequest } from '@caderneta/contract';
import { is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PgDialect, PgTransaction } from 'drizzle-orm/pg-core';
import { offsetOf, type Page } from './page.ts';
import type { Queries } from './queries.ts';
import { wordsOf } from './search.ts';

/**
 * A total above this, or beyond a search's bound, may be as old as `freshMs`: counting them takes longer than reading a page of them. An older one
 * is still answered, up to `staleMs`, while it is counted anew: who asks next gets that.
 */
const largeTotal = 5000;
const freshMs = 5000;
const staleMs = 60_000;
const mostRemembered = 1000;
/** A search is counted in steps of so many. */
const searchStep = 1000;

interface Counted {
  readonly value: unknown;
  readonly at: number;
  isCounting: boolean;
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
  if (is(db, PgTransaction)) return ask();
  const stored = remembered.get(db) ?? new Map<string, Counted>();
  remembered.set(db, stored);
  const key = JSON.stringify([sql, params]);
  const count = async (): Promise<Rows> => {
    const rows = await ask();
    if (stored.size >= mostRemembered) stored.clear();
    if (sizeOf(rows) > largeTotal) stored.set(key, { value: rows, at: performance.now(), isCounting: false });
    else stored.delete(key);
    return rows;
  };
  const known = stored.get(key);
  const age = known ? performance.now() - known.at : Number.POSITIVE_INFINITY;
  if (!known || age >= staleMs) return count();
  if (age >= freshMs && !known.isCounting) {
    known.isCounting = true;
    count().catch(() => stored.delete(key));
  }
  return known.value as Rows;
}

/**
 * Rows of counts, counted anew on every call unless they were large a moment ago: then the same question has the same answer for five
 * seconds, and the one before while it is counted again. In a transaction always anew.
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

/** The number of rows that a query counts. */
export async function countRows(db: Queries, query: Counting<{ total: number }[]>): Promise<number> {
  const [counted] = await countBriefly(db, query, (rows) => rows[0]?.total ?? 0);
  return counted?.total ?? 0;
}

/** How many rows there are on all pages, where the rows of one say so themselves; null where they must be counted. */
const totalFrom = (page: PageRequest, { length }: readonly unknown[]): number | null =>
  length < page.limit && (length > 0 || page.page === 1) ? offsetOf(page) + length : null;

/** The number of rows on all pages of a list: after a page that is not full, nothing is counted. */
export const totalOf = async (
  db: Queries,
  page: PageRequest,
  rows: readonly unknown[],
  query: Counting<{ total: number }[]>,
): Promise<number> => totalFrom(page, rows) ?? countRows(db, query);

/**
 * A page whose rows say themselves how many there are on all pages. Beyond the last one no row says so: there the first of all is asked.
 *
 * @param read The rows of a page.
 */
export async function pageWithTotal<Row extends { readonly total: number }>(
  page: PageRequest,
  read: (at: PageRequest) => PromiseLike<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  const rows = await read(page);
  const [first] = rows.length > 0 || page.page === 1 ? rows : await read({ page: 1, limit: 1 });
  return { rows, total: first?.total ?? 0 };
}

/** A query that has no limit yet. */
interface Unlimited extends SQLWrapper {
  limit(most: number): SQLWrapper;
}

type Total = Pick<Page<unknown>, 'total' | 'totalIsBound'>;

/** Whether a list's rows are counted only up to a bound: those of a search, page by page. Older clients, who ask for no page, get the number. */
export const isBounded = (search: string | undefined, page: PageRequest): boolean =>
  wordsOf(search).length > 0 && page.limit <= maxPageLimit;

/** How many rows a search's count goes up to: the next whole step after the page. */
export const searchBound = (page: PageRequest, step: number = searchStep): number =>
  Math.ceil((offsetOf(page) + page.limit + 1) / step) * step;

/**
 * The number of rows on all pages of a list that may be searched. Counting all that a short word finds in a large network takes longer than
 * reading a page of it, so that there its count stops at a bound: then there are more than `total`.
 *
 * @param matching The rows, whatever their columns.
 * @param rows Of the page, where they are known: after a page that is not full, nothing is counted.
 */
export async function countMatching(
  db: Queries,
  matching: Unlimited,
  search: string | undefined,
  page: PageRequest,
  rows?: readonly unknown[],
): Promise<Total> {
  const known = rows ? totalFrom(page, rows) : null;
  if (known !== null) return { total: known };
  const bound = isBounded(search, page) ? searchBound(page) : null;
  const counted = bound === null ? matching : matching.limit(bound + 1);
  const counting = sql`select count(*)::int as total from ${counted} matching`;
  const isBeyond = (total: number): boolean => bound !== null && total > bound;
  // 'More than a thousand' stays true for a while, however few they are beside what is counted whole.
  const sizeOf = ([row]: readonly { total: number }[]) =>
    row && isBeyond(row.total) ? Number.POSITIVE_INFINITY : (row?.total ?? 0);
  const [found] = await sumBriefly<{ total: number }>(db, counting, sizeOf);
  const total = found?.total ?? 0;
  return bound !== null && isBeyond(total) ? { total: bound, totalIsBound: true } : { total };
}
