import { rowsPerPage } from '@caderneta/contract';
import { Card, Table, type TableColumn, type TableRow, type TableSort } from '@caderneta/ui';
import type { ReactNode } from 'react';
import type { PageReading } from './CardPage.tsx';
import { ListFooter } from './ListFooter.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { pagesFor, usePageInRange } from './use-page-in-range.ts';

export interface TablePageProps<Row extends { readonly id: string }> {
  /** Names the table for screen readers. */
  label: string;
  /** Above the table: a ListToolbar. */
  toolbar: ReactNode;
  columns: readonly TableColumn[];
  reading: PageReading<Row>;
  /** What is said when it could not be read. */
  failed: string;
  /** Instead of the rows when there are none. */
  empty: ReactNode;
  /** What is listed, one and many. */
  noun: readonly [one: string, many: string];
  page: number;
  /** Rows a page. Default 10. */
  limit?: number;
  onPage: (page: number) => void;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  children: (row: Row) => TableRow;
}

/** A page of records as a table under its toolbar, in its four states: on the way, failed, empty, there. */
export function TablePage<Row extends { readonly id: string }>(props: TablePageProps<Row>) {
  const { reading, page, limit = rowsPerPage, onPage, failed, empty, noun, sort, onSort } = props;
  usePageInRange(page, pagesFor(reading.total, limit), reading.data?.length === 0, onPage);
  return (
    <Card padding="none">
      {props.toolbar}
      <Table
        label={props.label}
        columns={props.columns}
        rows={(reading.data ?? []).map(props.children)}
        isLoading={reading.data === undefined || reading.isRefreshing}
        error={reading.failure && <LoadFailed title={failed} of={reading} />}
        empty={empty}
        sort={sort}
        onSortChange={onSort}
        footer={
          <ListFooter
            page={page}
            limit={limit}
            total={reading.total}
            isBound={reading.totalIsBound}
            noun={noun}
            onPage={onPage}
          />
        }
      />
    </Card>
  );
}
