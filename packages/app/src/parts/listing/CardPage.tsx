import { cardsPerPage } from '@caderneta/contract';
import { Pagination, Skeleton } from '@caderneta/ui';
import type { ReactNode } from 'react';
import type { LoadState } from '../../lib/api/load-state.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { listingCopy } from './listing.copy.ts';
import { bar, count, grid, pages, rowGrid } from './listing.css.ts';
import { pagesFor, usePageInRange } from './use-page-in-range.ts';

/** A page of a list, as `useCall` reads it. */
export interface PageReading<Row> extends LoadState {
  readonly data: readonly Row[] | undefined;
  readonly total: number;
  /** There are more than `total`. */
  readonly totalIsBound?: boolean;
}

export interface CardPageProps<Row extends { readonly id: string }> {
  /** Above the cards, whatever their state: a ListToolbar. */
  toolbar?: ReactNode;
  reading: PageReading<Row>;
  /** What is said when it could not be read. */
  failed: string;
  /** Instead of the cards when there are none. */
  empty: ReactNode;
  /** How many there are: '12 turmas'. */
  countText: string;
  page: number;
  onPage: (page: number) => void;
  /** On a phone what `children` draws is a row of one sheet, not a card of its own. */
  isListOnPhone?: boolean;
  children: (row: Row) => ReactNode;
}

/** A page of records as cards under their toolbar, in its four states: on the way, failed, empty, there. */
export function CardPage<Row extends { readonly id: string }>({ toolbar, ...cards }: CardPageProps<Row>) {
  return (
    <>
      {toolbar !== undefined && <div className={bar}>{toolbar}</div>}
      <Cards {...cards} />
    </>
  );
}

function Cards<Row extends { readonly id: string }>(props: Omit<CardPageProps<Row>, 'toolbar'>) {
  const { reading, failed, empty, countText, page, onPage, isListOnPhone = false, children } = props;
  const pageCount = pagesFor(reading.total, cardsPerPage);
  usePageInRange(page, pageCount, reading.data?.length === 0, onPage);
  if (reading.failure) {
    return <LoadFailed title={failed} of={reading} />;
  }
  if (reading.data === undefined) return <Skeleton cards={6} />;
  if (reading.data.length === 0) return <>{empty}</>;
  return (
    <>
      <p className={count} role="status">
        {reading.totalIsBound ? listingCopy.moreThan(countText) : countText}
      </p>
      <ul className={isListOnPhone ? rowGrid : grid} aria-busy={reading.isRefreshing}>
        {reading.data.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      <div className={pages}>
        <Pagination page={page} pageCount={pageCount} onChange={onPage} />
      </div>
    </>
  );
}
