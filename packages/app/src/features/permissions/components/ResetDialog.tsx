import { Button, Modal } from '@caderneta/ui';
import { permissionsCopy } from '../permissions.copy.ts';

/** Asks before a person's own list is given up for the role's. */
export function ResetDialog({ onClose, onConfirm }: { onClose: () => void; onConfirm: () => void }) {
  const texts = permissionsCopy.resetAsk;
  return (
    <Modal
      isOpen
      role="alertdialog"
      size="small"
      canExpand={false}
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
