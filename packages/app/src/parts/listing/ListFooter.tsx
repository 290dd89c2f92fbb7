import { Pagination } from '@caderneta/ui';
import { listingCopy } from './listing.copy.ts';

export interface ListFooterProps {
  page: number;
  limit: number;
  total: number;
  /** There are more than `total`. */
  isBound?: boolean | undefined;
  /** What is listed, one and many: 'instituição', 'instituições'. */
  noun: readonly [one: string, many: string];
  onPage: (page: number) => void;
}

/** Below a table: which rows are shown, and the other pages. */
export function ListFooter({ page, limit, total, isBound, noun, onPage }: ListFooterProps) {
  const first = (page - 1) * limit + 1;
  const last = Math.min(total, page * limit);
  return (
    <>
      <span role="status">
        {isBound
          ? listingCopy.rangeOfMore(first, last, total, noun[1])
          : listingCopy.range(first, last, total, ...noun)}
      </span>
      <Pagination page={page} pageCount={Math.max(1, Math.ceil(total / limit))} onChange={onPage} />
    </>
  );
}
