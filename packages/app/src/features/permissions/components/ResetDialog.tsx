import { Button, Modal } from '@caderneta/ui';
import { resetCopy as texts } from '../reset.copy.ts';

/** Asks before a person's own list is given up for the role's. */
export function ResetDialog({ onClose, onConfirm }: { onClose: () => void; onConfirm: () => void }) {
  return (
    <Modal
      isOpen
      role="alertdialog"
      title={texts.title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button
            variant="danger"
            onPress={() => {
              onClose();
              onConfirm();
            }}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <p>{texts.message}</p>
    </Modal>
  );
}
