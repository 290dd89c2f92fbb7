import type { ReactNode } from 'react';
import { join } from '../theme/compose-class.ts';
import { visuallyHidden } from '../theme/mixins.css.ts';
import * as styles from './Table.css.ts';

export interface TableColumn {
  id: string;
  label: string;
  /** Numbers and actions to the end. Default 'start'. */
  align?: 'start' | 'center' | 'end';
  /** The column that names the row, e.g. the student. */
  isRowHeader?: boolean;
}

export interface TableRow {
  id: string;
  cells: Record<string, ReactNode>;
  tone?: 'danger';
}

export interface TableProps {
  /** Names the table for screen readers: 'Alunos da turma'. */
  label: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Instead of the rows when there are none: an EmptyState. */
  empty?: ReactNode;
}

/**
 * Data in rows and columns, to be read. The header stays in sight while the page scrolls; where it is narrow (a
 * phone, or large text) each row becomes a card. It draws its own frame. Answers of a sheet have AnswerTable.
 */
export function Table({ label, columns, rows, empty }: TableProps) {
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;
  return (
    <div data-table="" className={styles.frame}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{label}</caption>
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={join(styles.headCell, styles.aligned[column.align ?? 'start'])}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((row) => (
            <tr key={row.id} className={join(styles.row, row.tone === 'danger' && styles.danger)}>
              {columns.map((column) => (
                <Cell key={column.id} column={column}>
                  {row.cells[column.id]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ column, children }: { column: TableColumn; children: ReactNode }) {
  const className = join(styles.aligned[column.align ?? 'start'], styles.cell);
  if (column.isRowHeader) {
    return (
      <th scope="row" className={join(className, styles.rowHeader)}>
        {children}
      </th>
    );
  }
  return (
    <td className={className}>
      <span className={styles.cellLabel} aria-hidden="true">
        {column.label}
      </span>
      {children}
    </td>
  );
}
