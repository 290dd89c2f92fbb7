import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';
import * as styles from './PrintFallback.css.ts';
import { printCopy } from './print.copy.ts';
import { printInPage } from './print-document.ts';
import type { PrintDocument } from './print-sheet.ts';

export interface PrintFallbackProps {
  /** What `printDocument` could not open a window for; null keeps the dialog closed. */
  document: PrintDocument | null;
  onClose: () => void;
}

/** Says that the browser blocked the print window and offers to print from the page itself. */
export function PrintFallback({ document, onClose }: PrintFallbackProps) {
  const print = async () => {
    if (document !== null) await printInPage(document);
    onClose();
  };
  return (
    <Modal
      title={printCopy.blockedTitle}
      isOpen={document !== null}
      onOpenChange={onClose}
      role="alertdialog"
      footer={
        <>
          <Button onPress={onClose}>{printCopy.cancel}</Button>
          <Button variant="primary" onPress={print} autoFocus>
            {printCopy.same}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{printCopy.blocked}</p>
    </Modal>
  );
}
