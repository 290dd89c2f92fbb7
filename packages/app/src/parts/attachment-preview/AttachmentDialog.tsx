import { Button, Modal } from '@caderneta/ui';
import { AttachmentPreview, type AttachmentPreviewProps } from './AttachmentPreview.tsx';
import { attachmentPreviewCopy as texts } from './attachment-preview.copy.ts';
import { DownloadButton } from './DownloadButton.tsx';

export interface AttachmentDialogProps extends AttachmentPreviewProps {
  mayDownload: boolean;
  onClose: () => void;
}

/** A file looked at in the page, in a dialog of its own. */
export function AttachmentDialog({ title, attachment, mayDownload, onClose }: AttachmentDialogProps) {
  return (
    <Modal
      isOpen
      size="large"
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{texts.close}</Button>
          {mayDownload && <DownloadButton variant="primary" attachment={attachment} />}
        </>
      }
    >
      <AttachmentPreview title={title} attachment={attachment} />
    </Modal>
  );
}
