import type { ReactElement } from 'react';
import type { PopoverProps } from 'react-aria-components';
import { latePart } from '../Overlays/late-part.ts';
import { Opener } from '../Overlays/Opener.tsx';
import type { MenuEntry } from './menu-entry.ts';

const menuSurface = latePart(() => import('./MenuSurface.tsx'));

export interface MenuProps {
  /** A Button, IconButton or MeButton: what opens the menu and names it. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  placement?: PopoverProps['placement'];
}

/** A short list of actions or links behind one button. For choosing a value use Select; for anything else, Popover. */
export function Menu({ trigger, items, placement = 'bottom end' }: MenuProps) {
  return (
    <Opener trigger={trigger} popup="menu" part={menuSurface}>
      {({ MenuSurface }, opened) => <MenuSurface items={items} placement={placement} opened={opened} />}
    </Opener>
  );
}
