import { Button, Modal } from '@caderneta/ui';
import { sureCopy } from '../sure.copy.ts';

export interface SureDialogProps {
  /** What is about to be done. */
  about: 'reset' | 'own' | 'lost';
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a person's own list is given up for the role's, before somebody takes permissions from themselves, and what they cannot give back. */
export function SureDialog({ about, onClose, onConfirm }: SureDialogProps) {
  const texts = sureCopy[about];
  return (
    <Modal
      isOpen
      role="alertdialog"
      title={texts.title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{sureCopy.cancel}</Button>
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
