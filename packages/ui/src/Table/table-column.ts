import type { ReactNode } from 'react';
import type { MenuEntry } from '../Menu/Menu.tsx';

export interface TableColumn {
  id: string;
  label: string;
  /** Numbers and actions to the end. Default 'start'. */
  align?: 'start' | 'center' | 'end';
  /** The column that names the row, e.g. the student. */
  isRowHeader?: boolean;
  /** Its header is a button that asks for this order. */
  isSortable?: boolean;
}

export interface TableRow {
  id: string;
  cells: Record<string, ReactNode>;
  tone?: 'danger';
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

export type RowActions = (row: TableRow) => readonly MenuEntry[];

/** The order after a press on a column's header: upward first, then downward. */
export const nextSort = (sort: TableSort | undefined, columnId: string): TableSort => ({
  columnId,
  direction: sort?.columnId === columnId && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
