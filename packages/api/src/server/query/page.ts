import type { PageRequest } from '@caderneta/contract';

/** One page of a list, with the number of rows on all pages. */
export interface Page<Row> extends PageRequest {
  readonly rows: Row[];
  readonly total: number;
  /** There are more than `total`: counting stopped there. */
  readonly totalIsBound?: boolean;
}

/** Rows before the page: what OFFSET takes. */
export const offsetOf = (page: PageRequest): number => (page.page - 1) * page.limit;
