import { Button, Modal } from '@caderneta/ui';
import { formatMoment } from '../../../lib/dates.ts';
import type { Note } from '../../../parts/notifications/merge-notes.ts';
import { notificationsCopy } from '../notifications.copy.ts';
import * as styles from './notifications.css.ts';

/** One notification in full. */
export function NotificationDialog({ note, onClose }: { note: Note; onClose: () => void }) {
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
      <div className={styles.detail}>
        <p className={styles.date}>{formatMoment(note.createdAt)}</p>
        <p className={styles.message}>{note.message}</p>
      </div>
    </Modal>
  );
}
