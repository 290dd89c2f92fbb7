import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { visuallyHidden } from '../theme/mixins.css.ts';
import * as styles from './Table.css.ts';
import { NarrowBar, SelectionBar } from './TableBars.tsx';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { TableOnItsWay } from './TableOnItsWay.tsx';
import {
  isShort,
  type RowActions,
  type TableColumn,
  type TableRow,
  type TableSelection,
  type TableSort,
} from './table-column.ts';
import { useWholeWords } from './use-whole-words.ts';

export interface TableProps {
  /** Names the table for screen readers: 'Alunos da turma'. */
  label: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Instead of the rows when there are none: an EmptyState. */
  empty?: ReactNode;
  /** Instead of the rows when they could not be had: an ErrorState. */
  error?: ReactNode;
  /** Rows are on their way: a skeleton while there are none, 'Carregando...' above the old ones otherwise. */
  isLoading?: boolean;
  /** The order the rows are in. Putting them in it is the caller's. */
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  selection?: TableSelection;
  /** What can be done with one row, in a menu at its end. Give rows a `name` then. */
  rowActions?: RowActions;
  /** A press anywhere on a row, or its header by keyboard, opens it: a dialog with the whole of it. */
  onOpenRow?: (row: TableRow) => void;
  /** Below the rows: '41–50 de 1.658 usuários' and the Pagination. */
  footer?: ReactNode;
}

/**
 * Data in rows and columns, to be read, put in order, selected. The header stays in sight while the page scrolls;
 * where it is narrow (a phone, or large text) each row becomes a card, or where columns say `narrow` two lines of one sheet, of
 * which the rest unfolds; order and selection move above them.
 * It draws its own frame. Answers of a sheet have AnswerTable; a handful of values, a Ledger. Tab goes from control
 * to control; a new order and the count of selected rows are announced.
 */
export function Table({
  label,
  columns,
  rows,
  empty,
  error,
  isLoading = false,
  sort,
  onSortChange,
  selection,
  rowActions,
  onOpenRow,
  footer,
}: TableProps) {
  const frame = useWholeWords();
  if (error !== undefined && error !== null) return <>{error}</>;
  if (isLoading && rows.length === 0) return <TableOnItsWay columns={columns} />;
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;
  const shownIds = rows.map((row) => row.id);
  const sorted = columns.find((column) => column.id === sort?.columnId);
  return (
    <div ref={frame} data-table={isShort(columns) ? 'rows' : 'cards'} className={styles.frame}>
      {selection !== undefined && <SelectionBar selection={selection} />}
      {isLoading && (
        <div className={styles.busyBar}>
          <Spinner showLabel />
        </div>
      )}
      <NarrowBar columns={columns} sort={sort} onSortChange={onSortChange} selection={selection} shownIds={shownIds} />
      {onSortChange !== undefined && (
        <span role="status" className={visuallyHidden}>
          {sort !== undefined && sorted !== undefined ? messages.table.sorted(sorted.label, sort.direction) : ''}
        </span>
      )}
      <table className={styles.table} aria-busy={isLoading || undefined}>
        <caption className={visuallyHidden}>{label}</caption>
        <TableHead
          columns={columns}
          shownIds={shownIds}
          sort={sort}
          onSortChange={onSortChange}
          selection={selection}
          hasActions={rowActions !== undefined}
        />
        <TableBody columns={columns} rows={rows} selection={selection} rowActions={rowActions} onOpenRow={onOpenRow} />
      </table>
      {footer !== undefined && footer !== null && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
