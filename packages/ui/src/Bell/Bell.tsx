import { Bell as BellIcon } from 'lucide-react';
import { Button, Dialog, DialogTrigger, Heading, Link } from 'react-aria-components';
import { Badge } from '../Badge/Badge.tsx';
import { messages } from '../messages.ts';
import { PopoverSurface } from '../Popover/Popover.tsx';
import { join } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import { visuallyHidden } from '../theme/mixins.css.ts';
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
export function Bell({
  count,
  notifications,
  onMarkRead,
  emptyText = messages.bell.empty,
  isOpen,
  onOpenChange,
  history,
}: BellProps) {
  const shown = count === 0 ? null : count > 9 ? '9+' : String(count);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
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
      <PopoverSurface placement="bottom end" className={styles.popover}>
        <Dialog className={styles.dialog}>
          {({ close }) => (
            <>
              <div className={styles.header}>
                <Heading slot="title" level={2} className={styles.title}>
                  {messages.bell.title}
                </Heading>
                {count > 0 && <Badge tone="warning">{messages.bell.fresh(count)}</Badge>}
              </div>
              {notifications.length === 0 ? (
                <p className={styles.empty}>{emptyText}</p>
              ) : (
                <ul className={styles.list}>
                  {notifications.map((note) => (
                    <Note key={note.id} note={note} onMarkRead={onMarkRead} />
                  ))}
                </ul>
              )}
              {history !== undefined && (
                <Link href={history.href} onPress={close} className={styles.history}>
                  {history.label}
                </Link>
              )}
            </>
          )}
        </Dialog>
      </PopoverSurface>
    </DialogTrigger>
  );
}

function Note({ note, onMarkRead }: { note: BellNotification; onMarkRead: (id: string) => void }) {
  return (
    <li className={styles.note}>
      {note.isRead ? (
        <span />
      ) : (
        <span className={styles.dot}>
          <span className={visuallyHidden}>{messages.bell.unread}</span>
        </span>
      )}
      <div>
        <p className={join(styles.noteTitle, note.isRead && styles.readTitle)}>{note.title}</p>
        <p className={styles.message}>{note.message}</p>
        <div className={styles.foot}>
          {note.date !== undefined && <span>{note.date}</span>}
          {note.act ? (
            <Link href={note.act.href} className={styles.markRead} aria-label={`${note.act.label}: ${note.title}`}>
              {note.act.label}
            </Link>
          ) : note.isRead ? (
            <span>{messages.bell.read}</span>
          ) : (
            <Button
              aria-label={`${messages.bell.markRead}: ${note.title}`}
              className={styles.markRead}
              onPress={() => onMarkRead(note.id)}
            >
              {messages.bell.markRead}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
