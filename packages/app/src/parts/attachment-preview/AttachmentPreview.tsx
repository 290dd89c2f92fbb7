import type { Attachment } from '@caderneta/contract';
import { EmptyState, ErrorState } from '@caderneta/ui';
import { useCallback, useState } from 'react';
import { libCopy } from '../../lib/lib.copy.ts';
import { attachmentPreviewCopy as texts } from './attachment-preview.copy.ts';
import * as styles from './attachment-preview.css.ts';
import { type FileState, fileState } from './file-state.ts';
import { PdfPreview } from './PdfPreview.tsx';
import { type PreviewKind, previewKind } from './preview-kind.ts';
import { TextPreview } from './TextPreview.tsx';

export interface AttachmentPreviewProps {
  /** What the file belongs to. */
  title: string;
  attachment: Attachment;
}

function Shown({
  kind,
  title,
  attachment,
  onFail,
}: AttachmentPreviewProps & { kind: PreviewKind; onFail: () => void }) {
  const { url } = attachment;
  const name = texts.of(title);
  switch (kind) {
    case 'image':
      return <img src={url} alt={title} className={styles.image} onError={onFail} />;
    case 'audio':
      // biome-ignore lint/a11y/useMediaCaption: what schools upload has none.
      return <audio controls src={url} aria-label={name} className={styles.audio} onError={onFail} />;
    case 'video':
      // biome-ignore lint/a11y/useMediaCaption: what schools upload has none.
      return <video controls src={url} aria-label={name} className={styles.image} onError={onFail} />;
    case 'text':
      return <TextPreview url={url} onFail={onFail} />;
    case 'pdf':
      return <PdfPreview url={url} name={name} onFail={onFail} />;
  }
}

/** A file looked at in the page, in a frame of 60 % of the viewport's height: never as something that could run. */
export function AttachmentPreview({ title, attachment }: AttachmentPreviewProps) {
  const { url, type } = attachment;
  const [failed, setFailed] = useState<FileState | null>(null);
  // No picture and no player says why it shows nothing.
  const fail = useCallback(() => void fileState(url).then(setFailed), [url]);
  const kind = previewKind(type);
  if (failed !== null) {
    const title = failed === 'offline' ? libCopy.offline : texts.unavailable;
    return <ErrorState title={title} onRetry={() => setFailed(null)} isRetrying={false} />;
  }
  if (kind === null) return <EmptyState title={texts.noPreview} />;
  return <Shown kind={kind} title={title} attachment={attachment} onFail={fail} />;
}
