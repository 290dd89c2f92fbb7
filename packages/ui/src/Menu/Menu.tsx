import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, type PopoverProps } from 'react-aria-components';
import { PopoverSurface } from '../Popover/Popover.tsx';
import { join } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './Menu.css.ts';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Goes somewhere; otherwise `onAction` acts. */
  href?: string;
  onAction?: () => void;
  isDisabled?: boolean;
}

export interface MenuProps {
  /** A Button, IconButton or MeButton: what opens the menu and names it. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  placement?: PopoverProps['placement'];
}

/** A short list of actions or links behind one button. For choosing a value use Select; for anything else, Popover. */
export function Menu({ trigger, items, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <PopoverSurface placement={placement}>
        <AriaMenu items={items} className={styles.list}>
          {(item) => (
            <MenuItem
              id={item.id}
              textValue={item.label}
              href={item.href}
              isDisabled={item.isDisabled}
              onAction={item.onAction}
              className={styles.item}
            >
              {item.icon !== undefined && (
                <span className={join(iconSlot, styles.itemIcon)} aria-hidden="true">
                  {item.icon}
                </span>
              )}
              {item.label}
            </MenuItem>
          )}
        </AriaMenu>
      </PopoverSurface>
    </MenuTrigger>
  );
}
