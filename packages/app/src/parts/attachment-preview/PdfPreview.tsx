import { Spinner } from '@caderneta/ui';
import { useEffect, useState } from 'react';
import { page } from './attachment-preview.css.ts';
import { fileState } from './file-state.ts';

export interface PdfPreviewProps {
  url: string;
  /** Names the frame. */
  name: string;
  onFail: () => void;
}

/** A PDF in a frame. A browser's reader of PDF does not work in a sandbox; the answer's own policy lets nothing of it run. */
export function PdfPreview({ url, name, onFail }: PdfPreviewProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    void fileState(url, controller.signal).then((state) => {
      if (controller.signal.aborted) return;
      if (state === 'there') setThere(true);
      else onFail();
    });
    return () => controller.abort();
  }, [url, onFail]);
  return isThere ? <iframe src={url} title={name} className={page} /> : <Spinner />;
}
