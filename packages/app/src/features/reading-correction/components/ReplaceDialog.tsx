import { Button, Modal } from '@caderneta/ui';
import { readingCopy } from '../reading-correction.copy.ts';

/** Before a recording goes that is nowhere else: what it goes for, and the way back. */
export function ReplaceDialog({
  by,
  onClose,
  onReplace,
}: {
  by: 'record' | 'file' | 'remove';
  onClose: () => void;
  onReplace: () => void;
}) {
  const texts = readingCopy.recording.replace;
  return (
    <Modal
      isOpen
      role="alertdialog"
      title={texts.title}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="primary" onPress={onClose}>
            {texts.back}
          </Button>
          <Button onPress={onReplace}>{texts[by]}</Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Modal>
  );
}
