import type { Attachment } from '@caderneta/contract';
import { IconButton } from '@caderneta/ui';
import { Download } from 'lucide-react';
import { useDownload } from './use-download.ts';

export interface DownloadIconButtonProps {
  /** Says the file's owner: 'Baixar Prova de maio'. */
  label: string;
  attachment: Attachment;
}

/** A `DownloadButton` among the icons of a card. */
export function DownloadIconButton({ label, attachment }: DownloadIconButtonProps) {
  const download = useDownload(attachment);
  return <IconButton {...download} compact label={label} icon={<Download />} />;
}
