import { Button, Modal } from '@caderneta/ui';
import { tabRecordings } from '../lib/recordings/local-recordings.ts';
import { leaveDialogCopy as texts } from './leave-dialog.copy.ts';

/** Before signing out with what the server does not have: writes stay on the device, and wait for this person; recordings of the tab go. */
export function LeaveDialog({
  unsent,
  onClose,
  onLeave,
}: {
  unsent: number;
  onClose: () => void;
  onLeave: () => void;
}) {
  return (
    <Modal
      isOpen
      role="alertdialog"
      title={tabRecordings.unsaved > 0 ? texts.title.goes : texts.title.stays}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="primary" onPress={onClose}>
            {texts.stay}
          </Button>
          <Button onPress={onLeave}>{texts.leave}</Button>
        </>
      }
    >
      {unsent > 0 && <p>{texts.text(unsent)}</p>}
      {tabRecordings.unsaved > 0 && <p>{texts.recordings(tabRecordings.unsaved)}</p>}
    </Modal>
  );
}
