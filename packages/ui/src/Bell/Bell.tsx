import { Bell as BellIcon } from 'lucide-react';
import { Button } from 'react-aria-components';
import { messages } from '../messages.ts';
import { latePart } from '../Overlays/late-part.ts';
import { Opener } from '../Overlays/Opener.tsx';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './Bell.css.ts';
import type { BellProps } from './bell-props.ts';

export type { BellNotification, BellProps } from './bell-props.ts';

const bellPanel = latePart(() => import('./BellPanel.tsx'));

/** Notifications in the TopBar: how many are new, the latest of them, and 'Marcar lida' on each. */
export function Bell({ isOpen, onOpenChange, ...panel }: BellProps) {
  const count = panel.notifications.filter(({ isRead }) => !isRead).length;
  const shown = count === 0 ? null : count > 9 ? '9+' : String(count);
  const button = (
    <Button aria-label={messages.bell.label(shown)} className={styles.bell}>
      <span className={iconSlot}>
        <BellIcon aria-hidden="true" />
      </span>
      {shown !== null && (
        <span className={styles.count} aria-hidden="true">
          {shown}
        </span>
      )}
    </Button>
  );
  return (
    <Opener trigger={button} popup="dialog" part={bellPanel} isOpen={isOpen} onOpenChange={onOpenChange}>
      {({ BellPanel }, opened) => <BellPanel {...panel} count={count} opened={opened} />}
    </Opener>
  );
}
