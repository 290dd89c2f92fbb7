import type { Attachment } from '@caderneta/contract';
import { Button, type ButtonProps, showToast } from '@caderneta/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { attachmentPreviewCopy as texts } from './attachment-preview.copy.ts';
import { downloadHref } from './download-href.ts';
import { fileIsThere } from './file-is-there.ts';

export interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'aria-label'> {
  attachment: Attachment;
}

/** Saves a file on the device, or says that it is not there any more. */
export function DownloadButton({ attachment, ...rest }: DownloadButtonProps) {
  const { url, name } = attachment;
  const [isAsking, setAsking] = useState(false);
  const save = async () => {
    setAsking(true);
    const isThere = await fileIsThere(url);
    setAsking(false);
    if (!isThere) {
      showToast({ tone: 'error', message: texts.unavailable });
      return;
    }
    const link = document.createElement('a');
    link.href = downloadHref(url);
    link.download = name;
    link.click();
  };
  return (
    <Button {...rest} icon={<Download />} isPending={isAsking} onPress={() => void save()}>
      {texts.download}
    </Button>
  );
}
