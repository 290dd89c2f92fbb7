import type { PageRequest } from '@caderneta/contract';
import { sql } from 'drizzle-orm';

/** One page of a list, with the number of rows on all pages. */
export interface Page<Row> extends PageRequest {
  readonly rows: Row[];
  readonly total: number;
}

/** Rows before the page: what OFFSET takes. */
export const offsetOf = (page: PageRequest): number => (page.page - 1) * page.limit;

/** The number of rows on all pages as a column of each row: one query instead of two, where a list is asked for all the time. */
export const totalOfAll = sql<number>`count(*) over ()`.mapWith(Number);

/** A page whose rows carry `totalOfAll`; past the last page there is no row to tell it, and `countAll` is asked. */
export async function pageWithTotal<Row extends { total: number }, Shown>(
  page: PageRequest,
  rows: readonly Row[],
  countAll: () => Promise<number>,
  show: (row: Row) => Shown,
): Promise<Page<Shown>> {
  const total = rows[0]?.total ?? (page.page === 1 ? 0 : await countAll());
  return { ...page, rows: rows.map(show), total };
}
