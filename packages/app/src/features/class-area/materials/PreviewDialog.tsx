import type { Material } from '@caderneta/contract';
import { Button, EmptyState, ErrorState, LinkButton, Modal } from '@caderneta/ui';
import { Download } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useUser } from '../../../lib/session/use-session.ts';
import { materialsCopy as texts } from './materials.copy.ts';
import * as styles from './materials.css.ts';
import { type PreviewKind, previewKind } from './preview-kind.ts';
import { TextPreview } from './TextPreview.tsx';

export const downloadHref = (url: string) => `${url}${url.includes('?') ? '&' : '?'}download=1`;

function Shown({ kind, material, onFail }: { kind: PreviewKind; material: Material; onFail: () => void }) {
  const { url } = material.attachment;
  const name = texts.previewOf(material.title);
  switch (kind) {
    case 'image':
      return <img src={url} alt={material.title} className={styles.image} onError={onFail} />;
    case 'audio':
      // biome-ignore lint/a11y/useMediaCaption: what schools upload has none.
      return <audio controls src={url} aria-label={name} className={styles.audio} onError={onFail} />;
    case 'video':
      // biome-ignore lint/a11y/useMediaCaption: what schools upload has none.
      return <video controls src={url} aria-label={name} className={styles.image} onError={onFail} />;
    case 'text':
      return <TextPreview url={url} onFail={onFail} />;
    case 'pdf':
      // A browser's reader of PDF does not work in a sandbox; the answer's own policy lets nothing of it run.
      return <iframe src={url} title={name} className={styles.page} />;
  }
}

/** A material looked at in the page: never as something that could run. */
export function PreviewDialog({ material, onClose }: { material: Material; onClose: () => void }) {
  const { permissions } = useUser();
  const [isGone, setGone] = useState(false);
  const fail = useCallback(() => setGone(true), []);
  const kind = previewKind(material.attachment.type);
  return (
    <Modal
      isOpen
      size="large"
      title={material.title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{texts.close}</Button>
          {permissions.includes('download_material') && (
            <LinkButton
              variant="primary"
              icon={<Download />}
              href={downloadHref(material.attachment.url)}
              download={material.attachment.name}
            >
              {texts.download}
            </LinkButton>
          )}
        </>
      }
    >
      {isGone ? (
        <ErrorState title={texts.unavailable} />
      ) : kind === null ? (
        <EmptyState title={texts.noPreview} />
      ) : (
        <Shown kind={kind} material={material} onFail={fail} />
      )}
    </Modal>
  );
}
