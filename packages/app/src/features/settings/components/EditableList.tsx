import { Button, IconButton, Stack } from '@caderneta/ui';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { uniqueId } from '../../../lib/unique-id.ts';
import * as styles from './settings.css.ts';

export interface EditableListProps<I> {
  items: readonly I[];
  onChange: (items: readonly I[]) => void;
  make: () => I;
  fields: (item: I, index: number, change: (part: Partial<I>) => void) => ReactNode;
  texts: {
    readonly add: string;
    readonly none: string;
    readonly item: (n: number) => string;
    readonly remove: (n: number) => string;
  };
  /** What is wrong with the list as a whole. */
  errorMessage?: string;
}

/** Lines of a form that are added and taken away: periods, shifts, days. They are saved with the form. */
export function EditableList<I extends object>({
  items,
  onChange,
  make,
  fields,
  texts,
  errorMessage,
}: EditableListProps<I>) {
  const addId = useId();
  // A line has no name of its own, and a field may hold half a date: a line that goes takes its fields along.
  const [keys, setKeys] = useState(() => items.map(() => uniqueId()));
  const add = () => {
    setKeys([...items.map((_, at) => keys[at] ?? uniqueId()), uniqueId()]);
    onChange([...items, make()]);
  };
  const remove = (index: number) => {
    setKeys(keys.filter((_, at) => at !== index));
    onChange(items.filter((_, at) => at !== index));
    document.getElementById(addId)?.focus();
  };
  return (
    <Stack gap={3}>
      {items.length === 0 && <p className={styles.hint}>{texts.none}</p>}
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot share a line with a button.
        <div key={keys[index] ?? index} role="group" aria-label={texts.item(index + 1)} className={styles.item}>
          <div className={styles.itemHead}>
            <span className={styles.name}>{texts.item(index + 1)}</span>
            <IconButton label={texts.remove(index + 1)} icon={<Trash2 />} onPress={() => remove(index)} />
          </div>
          {fields(item, index, (part) => onChange(items.map((one, at) => (at === index ? { ...one, ...part } : one))))}
        </div>
      ))}
      {errorMessage !== undefined && <p role="alert">{errorMessage}</p>}
      <Button id={addId} size="compact" icon={<Plus />} className={styles.start} onPress={add}>
        {texts.add}
      </Button>
    </Stack>
  );
}
