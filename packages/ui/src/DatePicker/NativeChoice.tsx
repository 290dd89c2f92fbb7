import type { Key } from 'react-aria-components';
import * as styles from './DateCalendar.css.ts';

interface NativeChoiceProps {
  'aria-label': string;
  value: Key;
  onChange: (key: Key | null) => void;
  items: readonly { id: number; formatted: string }[];
}

/** The device's own list: inside a popover it opens no second one, and on a phone it is the wheel people know. */
export function NativeChoice({ value, onChange, items, ...rest }: NativeChoiceProps) {
  return (
    <select
      aria-label={rest['aria-label']}
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
      className={styles.choice}
    >
      {items.map((item) => (
        <option key={item.id} value={item.id}>
          {item.formatted}
        </option>
      ))}
    </select>
  );
}
