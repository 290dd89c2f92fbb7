import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import * as styles from './Table.css.ts';
import type { RowActions, TableColumn, TableRow, TableSelection } from './table-column.ts';
import { toggleRow } from './table-selection.ts';

interface TableBodyProps {
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  selection: TableSelection | undefined;
  rowActions: RowActions | undefined;
}

export function TableBody({ columns, rows, selection, rowActions }: TableBodyProps) {
  const texts = messages.table;
  return (
    <tbody className={styles.body}>
      {rows.map((row) => {
        const isSelected = selection?.selectedIds.has(row.id) ?? false;
        const name = row.name ?? row.id;
        return (
          <tr
            key={row.id}
            data-selected={isSelected || undefined}
            className={join(styles.row, row.tone === 'danger' && styles.danger)}
          >
            {selection !== undefined && (
              <td className={join(styles.cell, styles.selectCell)}>
                <CellLabel text={texts.select} />
                <Checkbox
                  hideLabel
                  isSelected={isSelected}
                  onChange={() => selection.onChange(toggleRow(selection.selectedIds, row.id))}
                >
                  {texts.selectRow(name)}
                </Checkbox>
              </td>
            )}
            {columns.map((column) => (
              <Cell key={column.id} column={column}>
                {row.cells[column.id]}
              </Cell>
            ))}
            {rowActions !== undefined && (
              <td className={join(styles.aligned.end, styles.cell)}>
                <CellLabel text={texts.actions} />
                <Menu
                  trigger={<IconButton compact label={texts.actionsOf(name)} icon={<EllipsisVertical />} />}
                  items={rowActions(row)}
                />
              </td>
            )}
          </tr>
        );
      })}
    </tbody>
  );
}

/** In a card each value carries its column's name. */
function CellLabel({ text }: { text: string }) {
  return (
    <span className={styles.cellLabel} aria-hidden="true">
      {text}
    </span>
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
      <CellLabel text={column.label} />
      {children}
    </td>
  );
}
