import { Button, Dialog, Heading, Link } from 'react-aria-components';
import { Badge } from '../Badge/Badge.tsx';
import { messages } from '../messages.ts';
import type { Opened } from '../Overlays/Opener.tsx';
import { PopoverSurface } from '../Popover/Popover.tsx';
import { join } from '../theme/compose-class.ts';
import { visuallyHidden } from '../theme/mixins.css.ts';
import * as styles from './Bell.css.ts';
import type { BellNotification, BellProps } from './bell-props.ts';

interface BellPanelProps extends Omit<BellProps, 'isOpen' | 'onOpenChange'> {
  count: number;
  opened: Opened;
}

/** The open bell: the latest notifications, and the way to all of them. */
export function BellPanel({
  count,
  notifications,
  onMarkRead,
  emptyText = messages.bell.empty,
  history,
  opened: { triggerRef, isOpen, onOpenChange },
}: BellPanelProps) {
  return (
    <PopoverSurface
      trigger="DialogTrigger"
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      className={styles.popover}
    >
      <Dialog className={styles.dialog}>
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
          <Link href={history.href} onPress={() => onOpenChange(false)} className={styles.history}>
            {history.label}
          </Link>
        )}
      </Dialog>
    </PopoverSurface>
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
