import type { ReactNode } from 'react';
import type { MenuEntry } from '../Menu/menu-entry.ts';

/** The id of a column of buttons, which paper leaves out. */
export const ACTIONS = 'actions';

export interface TableColumn {
  id: string;
  label: string;
  /** Numbers and actions to the end. Default 'start'. */
  align?: 'start' | 'center' | 'end';
  /** The column that names the row, e.g. the student. */
  isRowHeader?: boolean;
  /** Its header is a button that asks for this order. */
  isSortable?: boolean;
  /**
   * Where it is narrow, for a list that is long: as soon as one column says it, rows are two lines of one sheet instead of cards.
   * 'end' stands at the end of the first line, 'fold' behind the row's button (every column that says nothing, too), 'none' is
   * nowhere, since the row's `detail` tells it.
   */
  narrow?: 'end' | 'fold' | 'none';
}

export interface TableRow {
  id: string;
  cells: Record<string, ReactNode>;
  tone?: 'danger';
  /** Before the row's name: an Avatar. */
  lead?: ReactNode;
  /** The second line of a row of a narrow list, under its name. */
  detail?: ReactNode;
  /** What the row is called, for its checkbox and its menu: 'Ana Beatriz Moura'. */
  name?: string;
}

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface TableSelection {
  /** Rows of other pages may be among them. */
  selectedIds: ReadonlySet<string>;
  onChange: (ids: Set<string>) => void;
  /** What can be done with the selected rows: buttons beside their count. */
  actions?: ReactNode;
}

/** Whether rows are two lines where it is narrow. */
export const isShort = (columns: readonly TableColumn[]): boolean => columns.some(({ narrow }) => narrow !== undefined);

/** What a row of two lines shows only once it is opened. */
export const foldedOf = (columns: readonly TableColumn[]): TableColumn[] =>
  isShort(columns)
    ? columns.filter(({ isRowHeader, narrow }) => isRowHeader !== true && (narrow === undefined || narrow === 'fold'))
    : [];

export type RowActions = (row: TableRow) => readonly MenuEntry[];

/** The order after a press on a column's header: upward first, then downward. */
export const nextSort = (sort: TableSort | undefined, columnId: string): TableSort => ({
  columnId,
  direction: sort?.columnId === columnId && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
