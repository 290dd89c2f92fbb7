import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Button } from 'react-aria-components';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import { iconTiny } from '../theme/icon.css.ts';
import { screenOnly, visuallyHidden } from '../theme/mixins.css.ts';
import * as styles from './Table.css.ts';
import { ACTIONS, nextSort, type TableColumn, type TableSelection, type TableSort } from './table-column.ts';
import { selectionState, toggleShown } from './table-selection.ts';

interface TableHeadProps {
  columns: readonly TableColumn[];
  shownIds: readonly string[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  selection: TableSelection | undefined;
  hasActions: boolean;
}

const SORT_ICONS = { ascending: <ArrowUp />, descending: <ArrowDown />, none: <ChevronsUpDown /> };

export function TableHead({ columns, shownIds, sort, onSortChange, selection, hasActions }: TableHeadProps) {
  return (
    <thead className={styles.head}>
      <tr>
        {selection !== undefined && (
          <th scope="col" className={join(styles.headCell, styles.selectCell)}>
            <SelectShown selection={selection} shownIds={shownIds} hideLabel />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.columnId === column.id ? sort.direction : 'none';
          const isSortable = column.isSortable === true && onSortChange !== undefined;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={isSortable ? direction : undefined}
              className={join(
                styles.headCell,
                styles.aligned[column.align ?? 'start'],
                column.id === ACTIONS && screenOnly,
              )}
            >
              {isSortable ? (
                <Button className={styles.sort} onPress={() => onSortChange(nextSort(sort, column.id))}>
                  {column.label}
                  <span className={join(iconTiny, direction === 'none' && styles.unsorted)} aria-hidden="true">
                    {SORT_ICONS[direction]}
                  </span>
                </Button>
              ) : (
                column.label
              )}
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" className={join(styles.headCell, screenOnly)}>
            <span className={visuallyHidden}>{messages.table.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Selects or leaves all rows on this page. */
export function SelectShown({
  selection,
  shownIds,
  hideLabel = false,
}: {
  selection: TableSelection;
  shownIds: readonly string[];
  hideLabel?: boolean;
}) {
  const state = selectionState(selection.selectedIds, shownIds);
  return (
    <Checkbox
      hideLabel={hideLabel}
      isSelected={state === 'all'}
      isIndeterminate={state === 'some'}
      isDisabled={shownIds.length === 0}
      onChange={() => selection.onChange(toggleShown(selection.selectedIds, shownIds))}
    >
      {messages.table.selectAll}
    </Checkbox>
  );
}
