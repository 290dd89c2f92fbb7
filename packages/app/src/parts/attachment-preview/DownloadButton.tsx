import type { Attachment } from '@caderneta/contract';
import { Button, type ButtonProps } from '@caderneta/ui';
import { Download } from 'lucide-react';
import { attachmentPreviewCopy as texts } from './attachment-preview.copy.ts';
import { useDownload } from './use-download.ts';

export interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-label'> {
  attachment: Attachment;
}

/** Saves a file on the device, or says that it is not there any more. */
export function DownloadButton({ attachment, ...rest }: DownloadButtonProps) {
  const download = useDownload(attachment);
  return (
    <Button {...rest} {...download} icon={<Download />}>
      {texts.download}
    </Button>
  );
}
