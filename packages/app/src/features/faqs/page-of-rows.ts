import type { CallFailure } from '../../lib/api/call.ts';
import type { PageReading } from '../../parts/listing/CardPage.tsx';

export interface Reading {
  readonly failure: CallFailure | null;
  readonly reload: () => Promise<void>;
}

/** One page of rows that are all here already. */
export function pageOfRows<Row>(
  { failure, reload }: Reading,
  rows: readonly Row[] | undefined,
  page: number,
  limit: number,
  isRefreshing = false,
): PageReading<Row> {
  return {
    data: rows?.slice((page - 1) * limit, page * limit),
    total: rows?.length ?? 0,
    failure,
    isRefreshing,
    reload,
  };
}
