import type { Material } from '@caderneta/contract';
import { useUser } from '../../../../lib/session/use-session.ts';
import { AttachmentDialog } from '../../../../parts/attachment-preview/AttachmentDialog.tsx';

/** A material looked at in the page. */
export function PreviewDialog({ material, onClose }: { material: Material; onClose: () => void }) {
  const { permissions } = useUser();
  const mayDownload = permissions.includes('download_material');
  return <AttachmentDialog {...material} mayDownload={mayDownload} onClose={onClose} />;
}
