import type { LoadState } from '../../lib/api/load-state.ts';
import type { PageReading } from '../../parts/listing/CardPage.tsx';

/** One page of rows that are all here already. */
export function pageOfRows<Row>(
  { failure, isRefreshing, reload }: LoadState,
  rows: readonly Row[] | undefined,
  page: number,
  limit: number,
): PageReading<Row> {
  return {
    data: rows?.slice((page - 1) * limit, page * limit),
    total: rows?.length ?? 0,
    failure,
    isRefreshing,
    reload,
  };
}
