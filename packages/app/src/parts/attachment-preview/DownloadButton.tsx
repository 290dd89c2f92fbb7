import type { Attachment } from '@caderneta/contract';
import { Button, type ButtonProps, IconButton, showToast } from '@caderneta/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { libCopy } from '../../lib/lib.copy.ts';
import { attachmentPreviewCopy as texts } from './attachment-preview.copy.ts';
import { fileState } from './file-state.ts';

export interface DownloadButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-label'> {
  attachment: Attachment;
  /** Among the icons of a card, it is one: what it is called there, as 'Baixar Prova de maio'. */
  iconLabel?: string;
}

/** Saves a file on the device, or says that it is not there any more, or that there is no connection. */
export function DownloadButton({ attachment: { url, name }, iconLabel, ...rest }: DownloadButtonProps) {
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    const state = await fileState(url);
    setPending(false);
    if (state !== 'there') {
      showToast({ tone: 'error', message: state === 'offline' ? libCopy.offline : texts.unavailable });
      return;
    }
    const link = document.createElement('a');
    link.href = `${url}${url.includes('?') ? '&' : '?'}download=1`;
    link.download = name;
    link.click();
  };
  const acts = { isPending, onPress: () => void save(), icon: <Download /> };
  if (iconLabel !== undefined) return <IconButton {...acts} compact label={iconLabel} />;
  return (
    <Button {...rest} {...acts}>
      {texts.download}
    </Button>
  );
}
