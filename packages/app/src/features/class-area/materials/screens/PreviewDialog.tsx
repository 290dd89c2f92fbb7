import type { Material } from '@caderneta/contract';
import { Button, Modal } from '@caderneta/ui';
import { useUser } from '../../../../lib/session/use-session.ts';
import { AttachmentPreview } from '../../../../parts/attachment-preview/AttachmentPreview.tsx';
import { DownloadButton } from '../../../../parts/attachment-preview/DownloadButton.tsx';
import { materialsCopy as texts } from '../materials.copy.ts';

/** A material looked at in the page. */
export function PreviewDialog({ material, onClose }: { material: Material; onClose: () => void }) {
  const { permissions } = useUser();
  const { title, attachment } = material;
  return (
    <Modal
      isOpen
      size="large"
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{texts.close}</Button>
          {permissions.includes('download_material') && <DownloadButton variant="primary" attachment={attachment} />}
        </>
      }
    >
      <AttachmentPreview title={title} attachment={attachment} />
    </Modal>
  );
}
