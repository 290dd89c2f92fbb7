import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from '../messages.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import * as styles from './Toolbar.css.ts';
import type { ToolbarSearch } from './toolbar-search.ts';

/** On a phone the search is a button; it opens the box over the whole bar, and the focus comes back to it. */
export function SearchOverlay({ label, value, ...rest }: ToolbarSearch) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const overlay = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen) overlay.current?.querySelector('input')?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <>
      <IconButton
        ref={button}
        framed
        label={value === '' ? label : messages.toolbar.searching(label, value)}
        icon={<Search />}
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
        className={value === '' ? undefined : styles.isOn}
      />
      {isOpen && (
        <search
          ref={overlay}
          className={styles.overlay}
          onKeyDownCapture={(event) => {
            if (event.key === 'Escape' && value === '') setOpen(false);
          }}
        >
          <SearchField
            {...rest}
            label={label}
            value={value}
            onSubmit={() => setOpen(false)}
            className={styles.overlayField}
          />
          <IconButton label={messages.toolbar.closeSearch} icon={<X />} onPress={() => setOpen(false)} />
        </search>
      )}
    </>
  );
}
