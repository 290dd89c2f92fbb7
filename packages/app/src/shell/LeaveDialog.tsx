import { Button, Modal } from '@caderneta/ui';
import { shellCopy } from './shell.copy.ts';

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
  const texts = shellCopy.unsent;
  return (
    <Modal
      isOpen
      role="alertdialog"
      title={texts.leaveTitle}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="primary" onPress={onClose}>
            {texts.stay}
          </Button>
          <Button onPress={onLeave}>{texts.leaveAnyway}</Button>
        </>
      }
    >
      <p>{texts.leave(unsent)}</p>
    </Modal>
  );
}
