import { Button, Stack } from '@caderneta/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { ContactItem } from './ContactItem.tsx';
import { addItem, removeItem } from './contacts.ts';
import * as styles from './user-form.css.ts';

interface Item {
  readonly key: string;
  readonly isPrimary: boolean;
}

export interface ContactListProps<I extends Item> {
  title: string;
  addLabel: string;
  itemTitle: (n: number) => string;
  items: readonly I[];
  make: () => Omit<I, 'isPrimary'>;
  onChange: (items: readonly I[]) => void;
  /** The list with another item as the primary one. */
  promote: (items: readonly I[], key: string) => readonly I[];
  /** The fields of one item; `isFresh`: it was just added and takes the focus. */
  fields: (item: I, index: number, isFresh: boolean) => ReactNode;
}

/** Contacts of one kind: nothing but the button until the first is added. */
export function ContactList<I extends Item>(props: ContactListProps<I>) {
  const { items, onChange } = props;
  const addId = useId();
  const [fresh, setFresh] = useState<string | null>(null);
  return (
    <Stack as="section" gap={3}>
      <h3 className={styles.groupTitle}>{props.title}</h3>
      {items.length > 0 && (
        <Stack as="ol" gap={3}>
          {items.map((item, index) => (
            <ContactItem
              key={item.key}
              title={props.itemTitle(index + 1)}
              isPrimary={item.isPrimary}
              onMakePrimary={() => onChange(props.promote(items, item.key))}
              onRemove={() => {
                onChange(removeItem(items, item.key));
                document.getElementById(addId)?.focus();
              }}
            >
              {props.fields(item, index, item.key === fresh)}
            </ContactItem>
          ))}
        </Stack>
      )}
      <Button
        id={addId}
        size="compact"
        icon={<Plus />}
        className={styles.add}
        onPress={() => {
          const item = props.make();
          setFresh(item.key);
          onChange(addItem(items, item));
        }}
      >
        {props.addLabel}
      </Button>
    </Stack>
  );
}
