import { Menu as AriaMenu, MenuItem, type PopoverProps } from 'react-aria-components';
import type { Opened } from '../Overlays/Opener.tsx';
import { PopoverSurface } from '../Popover/Popover.tsx';
import { join } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './Menu.css.ts';
import type { MenuEntry } from './menu-entry.ts';

interface MenuSurfaceProps {
  items: readonly MenuEntry[];
  placement: PopoverProps['placement'];
  opened: Opened;
}

/** The rows of an open menu. */
export function MenuSurface({ items, placement, opened: { focus, labelledBy, ...opened } }: MenuSurfaceProps) {
  return (
    <PopoverSurface {...opened} trigger="MenuTrigger" placement={placement} aria-labelledby={labelledBy}>
      <AriaMenu
        items={items}
        aria-labelledby={labelledBy}
        autoFocus={focus}
        onClose={() => opened.onOpenChange(false)}
        className={styles.list}
      >
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
  );
}
