import type { Attachment } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { useState } from 'react';
import { attachmentPreviewCopy as texts } from './attachment-preview.copy.ts';
import { fileIsThere } from './file-is-there.ts';

/** What a button does that saves a file on the device, or says that it is not there any more. */
export function useDownload({ url, name }: Attachment) {
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    const isThere = await fileIsThere(url);
    setPending(false);
    if (!isThere) {
      showToast({ tone: 'error', message: texts.unavailable });
      return;
    }
    const link = document.createElement('a');
    link.href = `${url}${url.includes('?') ? '&' : '?'}download=1`;
    link.download = name;
    link.click();
  };
  return { isPending, onPress: () => void save() };
}
