import type { Material } from '@caderneta/contract';
import { Button, LinkButton, Modal } from '@caderneta/ui';
import { Download } from 'lucide-react';
import { useUser } from '../../../lib/session/use-session.ts';
import { AttachmentPreview } from '../../../parts/attachment-preview/AttachmentPreview.tsx';
import { downloadHref } from '../../../parts/attachment-preview/download-href.ts';
import { materialsCopy as texts } from './materials.copy.ts';

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
          {permissions.includes('download_material') && (
            <LinkButton
              variant="primary"
              icon={<Download />}
              href={downloadHref(attachment.url)}
              download={attachment.name}
            >
              {texts.download}
            </LinkButton>
          )}
        </>
      }
    >
      <AttachmentPreview title={title} attachment={attachment} />
    </Modal>
  );
}
