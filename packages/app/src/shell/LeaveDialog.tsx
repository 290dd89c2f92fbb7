import { Button, Modal } from '@caderneta/ui';
import { leaveDialogCopy as texts } from './leave-dialog.copy.ts';

/** Before signing out with writes that the server does not have: they stay on the device, and wait for this person. */
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
      title={texts.title}
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
      <p>{texts.text(unsent)}</p>
    </Modal>
  );
}
