import { Button } from '../Button/Button.tsx';
import { messages } from '../messages.ts';
import { latePart, useLatePart } from '../Overlays/late-part.ts';
import * as styles from './Table.css.ts';
import { SelectShown } from './TableHead.tsx';
import type { TableColumn, TableSelection, TableSort } from './table-column.ts';

const select = latePart(() => import('../Select/Select.tsx'));

/** Above the rows while some are selected: how many, what can be done with them, and the way out. */
export function SelectionBar({ selection }: { selection: TableSelection }) {
  const count = selection.selectedIds.size;
  return (
    <div className={count === 0 ? undefined : styles.selectionBar}>
      <span role="status" className={styles.count}>
        {count === 0 ? '' : messages.table.selected(count)}
      </span>
      {count > 0 && (
        <>
          {selection.actions}
          <Button size="compact" variant="quiet" onPress={() => selection.onChange(new Set())}>
            {messages.table.clearSelection}
          </Button>
        </>
      )}
    </div>
  );
}

interface NarrowBarProps {
  columns: readonly TableColumn[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  selection: TableSelection | undefined;
  shownIds: readonly string[];
}

/** Where rows are cards there is no header: what it offered is here. */
export function NarrowBar({ columns, sort, onSortChange, selection, shownIds }: NarrowBarProps) {
  const sortable = onSortChange === undefined ? [] : columns.filter((column) => column.isSortable);
  const late = useLatePart(select, sortable.length > 0);
  if (sortable.length === 0 && selection === undefined) return null;
  const orders = sortable.flatMap((column) =>
    (['ascending', 'descending'] as const).map((direction) => ({
      id: `${direction} ${column.id}`,
      label: messages.table.order(column.label, direction),
      sort: { columnId: column.id, direction },
    })),
  );
  return (
    <div className={styles.narrowBar}>
      {selection !== undefined && <SelectShown selection={selection} shownIds={shownIds} />}
      {orders.length > 0 && !late && <span className={styles.orderOnItsWay} />}
      {orders.length > 0 && late && (
        <late.Select
          label={messages.table.sortBy}
          hideLabel
          placeholder={messages.table.sortBy}
          items={orders}
          selectedId={sort === undefined ? null : `${sort.direction} ${sort.columnId}`}
          onChange={(id) => {
            const order = orders.find((each) => each.id === id);
            if (order !== undefined) onSortChange?.(order.sort);
          }}
        />
      )}
    </div>
  );
}
