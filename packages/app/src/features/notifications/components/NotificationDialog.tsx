import { Button, Modal } from '@caderneta/ui';
import { formatMoment } from '../../../lib/dates.ts';
import type { NoteGroup } from '../../../parts/notifications/group-notes.ts';
import { notificationsCopy } from '../notifications.copy.ts';
import * as styles from './notifications.css.ts';

/** One notification in full, or each of those that are shown as one. */
export function NotificationDialog({ note, onClose }: { note: NoteGroup; onClose: () => void }) {
  const texts = notificationsCopy;
  return (
    <Modal
      isOpen
      isDismissable
      size="small"
      title={note.title ?? texts.untitled}
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {texts.close}
        </Button>
      }
    >
      {note.notes.map(({ id, createdAt, message }) => (
        <div key={id} className={styles.detail}>
          <p className={styles.date}>{formatMoment(createdAt)}</p>
          <p className={styles.message}>{message}</p>
        </div>
      ))}
    </Modal>
  );
}
