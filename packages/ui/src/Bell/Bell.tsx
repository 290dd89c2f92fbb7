import { Bell as BellIcon } from 'lucide-react';
import { Button } from 'react-aria-components';
import { messages } from '../messages.ts';
import { Opener } from '../Overlays/Opener.tsx';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './Bell.css.ts';

export interface BellNotification {
  id: string;
  title: string;
  message: string;
  /** As it is to be shown: '14/08/2026, 09:42'. */
  date?: string;
  isRead: boolean;
  /** What must be done about it, instead of marking it read. */
  act?: { label: string; href: string };
}

export interface BellProps {
  /** How many ask for the person; above nine the badge says '9+'. */
  count: number;
  notifications: readonly BellNotification[];
  onMarkRead: (id: string) => void;
  emptyText?: string;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** The link below the list. */
  history?: { label: string; href: string };
}

/** Notifications in the TopBar: how many are new, the latest of them, and 'Marcar lida' on each. */
export function Bell({ isOpen, onOpenChange, ...panel }: BellProps) {
  const { count } = panel;
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
    <Opener trigger={button} popup="dialog" isOpen={isOpen} onOpenChange={onOpenChange}>
      {({ BellPanel }, opened) => <BellPanel {...panel} opened={opened} />}
    </Opener>
  );
}
