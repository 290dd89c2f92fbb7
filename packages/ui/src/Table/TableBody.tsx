import { EllipsisVertical } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from 'react-aria-components';
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
  onOpenRow: ((row: TableRow) => void) | undefined;
}

/** A press on a control of the row, or a text being marked, is no press on the row. */
function isOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const control = (target as Element).closest('a, button, input, label, [role="menu"]');
  const isInside = currentTarget.contains(target as Node);
  return isInside && control === null && (window.getSelection()?.isCollapsed ?? true);
}

export function TableBody({ columns, rows, selection, rowActions, onOpenRow }: TableBodyProps) {
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
            className={join(styles.row, row.tone === 'danger' && styles.danger, onOpenRow && styles.opens)}
            onClick={(event) => {
              if (onOpenRow !== undefined && isOnRow(event)) onOpenRow(row);
            }}
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
              <Cell key={column.id} column={column} onOpen={onOpenRow && (() => onOpenRow(row))}>
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

interface CellProps {
  column: TableColumn;
  onOpen: (() => void) | undefined;
  children: ReactNode;
}

function Cell({ column, onOpen, children }: CellProps) {
  const className = join(styles.aligned[column.align ?? 'start'], styles.cell);
  if (column.isRowHeader) {
    return (
      <th scope="row" className={join(className, styles.rowHeader)}>
        {onOpen === undefined ? (
          children
        ) : (
          <Button onPress={onOpen} className={styles.open}>
            {children}
          </Button>
        )}
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
