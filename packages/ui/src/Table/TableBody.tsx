import { ChevronDown, EllipsisVertical } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import { screenOnly } from '../theme/mixins.css.ts';
import * as short from './short-rows.css.ts';
import * as styles from './Table.css.ts';
import {
  ACTIONS,
  foldedOf,
  isShort,
  type RowActions,
  type TableColumn,
  type TableRow,
  type TableSelection,
} from './table-column.ts';
import { toggleRow } from './table-selection.ts';
import { isFigures } from './word-breaks.ts';

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
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const isListed = isShort(columns);
  const hasFold = foldedOf(columns).length > 0;
  return (
    <tbody className={join(styles.body, isListed && short.shortBody)}>
      {rows.map((row) => {
        const isSelected = selection?.selectedIds.has(row.id) ?? false;
        const name = row.name ?? row.id;
        const isUnfolded = unfolded.has(row.id);
        return (
          <tr
            key={row.id}
            data-selected={isSelected || undefined}
            data-open={isUnfolded || undefined}
            className={join(
              styles.row,
              isListed && short.shortRow,
              row.tone === 'danger' && styles.danger,
              onOpenRow && styles.opens,
            )}
            onClick={(event) => {
              if (onOpenRow !== undefined && isOnRow(event)) onOpenRow(row);
            }}
          >
            {selection !== undefined && (
              <td
                className={join(
                  styles.cell,
                  styles.selectCell,
                  screenOnly,
                  isListed && short.shortEnd,
                  isListed && short.shortFirst,
                )}
              >
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
              <Cell
                key={column.id}
                column={column}
                isListed={isListed}
                row={row}
                onOpen={onOpenRow && (() => onOpenRow(row))}
              >
                {row.cells[column.id]}
              </Cell>
            ))}
            {rowActions !== undefined && (
              <td className={join(styles.aligned.end, styles.cell, screenOnly, isListed && short.shortEnd)}>
                {!isListed && <CellLabel text={texts.actions} />}
                <Menu
                  trigger={<IconButton compact label={texts.actionsOf(name)} icon={<EllipsisVertical />} />}
                  items={rowActions(row)}
                />
              </td>
            )}
            {hasFold && (
              <td className={join(short.foldCell, screenOnly)}>
                <IconButton
                  compact
                  label={texts.moreOf(name)}
                  aria-expanded={isUnfolded}
                  icon={<ChevronDown className={short.foldSign} />}
                  onPress={() => setUnfolded(toggleRow(unfolded, row.id))}
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
  isListed: boolean;
  row: TableRow;
  onOpen: (() => void) | undefined;
  children: ReactNode;
}

const spots = { end: short.shortEnd, fold: short.shortFold, none: short.shortNone };

function Cell({ column, isListed, row: { lead, detail }, onOpen, children }: CellProps) {
  const { narrow = 'fold' } = column;
  const isWhole = typeof children === 'number' || (typeof children === 'string' && isFigures(children));
  const className = join(
    styles.aligned[column.align ?? 'start'],
    styles.cell,
    isWhole && styles.figures,
    column.id === ACTIONS && screenOnly,
  );
  if (column.isRowHeader) {
    return (
      <th
        scope="row"
        className={join(className, styles.rowHeader, isListed && short.shortHeader, isListed && short.shortFirst)}
      >
        <span className={lead === undefined ? undefined : short.led}>
          {lead}
          <span className={short.ledWords}>
            {onOpen === undefined ? (
              children
            ) : (
              <Button onPress={onOpen} className={styles.open}>
                {children}
              </Button>
            )}
            {isListed && detail !== undefined && <span className={short.shortDetail}>{detail}</span>}
          </span>
        </span>
      </th>
    );
  }
  return (
    <td className={join(className, isListed && spots[narrow])}>
      {!(isListed && narrow === 'end') && <CellLabel text={column.label} />}
      {children}
    </td>
  );
}
