import { rowsPerPage } from '@caderneta/contract';
import { EmptyState, Pagination, Table, type TableColumn, type TableRow } from '@caderneta/ui';
import { useState } from 'react';
import * as styles from './listing.css.ts';

export interface PagedTableProps {
  label: string;
  columns: readonly TableColumn[];
  /** All of them. */
  rows: readonly TableRow[];
  /** Said where there are none. */
  empty: string;
}

/** A table of rows that are all at hand, a page at a time. A `key` that says which rows they are begins at the first page. */
export function PagedTable({ rows, empty, ...rest }: PagedTableProps) {
  const [page, setPage] = useState(1);
  const pageCount = Math.ceil(rows.length / rowsPerPage);
  return (
    <Table
      {...rest}
      empty={<EmptyState isSearch title={empty} />}
      rows={rows.slice((page - 1) * rowsPerPage, page * rowsPerPage)}
      footer={
        pageCount > 1 ? (
          <span className={styles.foot}>
            <Pagination page={page} pageCount={pageCount} onChange={setPage} />
          </span>
        ) : null
      }
    />
  );
}
