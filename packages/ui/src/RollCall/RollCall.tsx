import { Check, X } from 'lucide-react';
import { memo, type ReactNode, useId, useRef } from 'react';
import { messages } from '../messages.ts';
import { iconMedium } from '../theme/icon.css.ts';
import * as styles from './RollCall.css.ts';

export interface RollCallRow {
  id: string;
  name: string;
  isPresent: boolean;
  /** Under the name: the share of attendance, the day's note. */
  detail?: ReactNode;
}

export interface RollCallProps {
  /** 'Chamada de 14 de agosto'. */
  label: string;
  rows: readonly RollCallRow[];
  onChange: (id: string, isPresent: boolean) => void;
  isReadOnly?: boolean;
  /** A button at the end of each row, e.g. to write a note. The same function at every drawing keeps long lists quick. */
  action?: (row: RollCallRow) => ReactNode;
}

interface RowProps {
  row: RollCallRow;
  number: number;
  isReadOnly: boolean;
  onToggle: (row: RollCallRow) => void;
  action: RollCallProps['action'];
}

const Row = memo(function Row({ row, number, isReadOnly, onToggle, action }: RowProps) {
  const id = useId();
  const texts = messages.rollCall;
  return (
    <li className={styles.row} data-absent={!row.isPresent || undefined}>
      <button
        type="button"
        role="switch"
        aria-checked={row.isPresent}
        aria-labelledby={`${id}-name ${id}-status`}
        aria-describedby={row.detail === undefined ? undefined : `${id}-detail`}
        aria-readonly={isReadOnly || undefined}
        className={styles.toggle}
        onClick={() => {
          if (!isReadOnly) onToggle(row);
        }}
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.who}>
          <span id={`${id}-name`} className={styles.name}>
            {row.name}
          </span>
          {row.detail !== undefined && (
            <span id={`${id}-detail`} className={styles.detail}>
              {row.detail}
            </span>
          )}
        </span>
        <span className={styles.status}>
          <span className={iconMedium} aria-hidden="true">
            {row.isPresent ? <Check /> : <X />}
          </span>
          <span id={`${id}-status`}>{row.isPresent ? texts.present : texts.absent}</span>
        </span>
      </button>
      {action?.(row)}
    </li>
  );
});

/**
 * A class's attendance of a day: the whole row is the target and switches between 'Presente' and 'Ausente'. Nothing is
 * saved by switching; give the screen a button for that. Other choices of two are a Switch.
 */
export function RollCall({ label, rows, onChange, isReadOnly = false, action }: RollCallProps) {
  const latest = useRef(onChange);
  latest.current = onChange;
  const toggle = useRef((row: RollCallRow) => latest.current(row.id, !row.isPresent));
  return (
    <ol className={styles.list} aria-label={label}>
      {rows.map((row, index) => (
        <Row
          key={row.id}
          row={row}
          number={index + 1}
          isReadOnly={isReadOnly}
          onToggle={toggle.current}
          action={action}
        />
      ))}
    </ol>
  );
}
