import { FileCheck2, FileUp, ImageUp } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { FieldErrorText } from '../Field/FieldErrorText.tsx';
import { messages } from '../messages.ts';
import { DropFrame } from './DropFrame.tsx';
import * as styles from './FileDrop.css.ts';
import { isAccepted, readableSize } from './file-rules.ts';

export interface FileDropProps {
  label: string;
  /** What may be given: 'JPG, PNG ou WebP, até 20 MB'. */
  description: string;
  /** As in `<input accept>`: 'image/*', 'image/jpeg', '.pdf'. */
  accept: readonly string[];
  /** One accepted file was chosen, dropped or pasted. */
  onFile: (file: File) => void;
  /** The file at hand: its name and its size in bytes. */
  file?: { name: string; size: number } | null;
  errorMessage?: string;
  isDisabled?: boolean;
  /** The button's words. Default 'Escolher arquivo', or 'Trocar arquivo' once there is one. */
  buttonLabel?: string;
}

/**
 * One file: by the button, dropped on the frame, or pasted while the frame has the focus. It checks the kind of
 * file, not its size or its bytes. It does not send anything: that is for the caller.
 */
export function FileDrop({
  label,
  description,
  accept,
  onFile,
  file,
  errorMessage,
  isDisabled = false,
  buttonLabel,
}: FileDropProps) {
  const [isRefused, setRefused] = useState(false);
  const wrong = isRefused ? messages.fileDrop.refused : errorMessage;
  const takesPictures = accept.some((rule) => rule.startsWith('image/'));
  const has = file !== undefined && file !== null;

  const take = (candidate: File | undefined) => {
    if (candidate === undefined) return;
    const accepted = isAccepted(candidate, accept);
    setRefused(!accepted);
    if (accepted) onFile(candidate);
  };

  return (
    <DropFrame
      label={label}
      zone={messages.fileDrop.zone}
      icon={has ? <FileCheck2 /> : takesPictures ? <ImageUp /> : <FileUp />}
      description={description}
      dropping={messages.fileDrop.drop}
      chosen={
        has && (
          <span className={styles.chosen} role="status">
            {file.name}
            <span className={styles.size}>{readableSize(file.size)}</span>
          </span>
        )
      }
      errorMessage={<FieldErrorText text={wrong} />}
      isWrong={wrong !== undefined}
      isDisabled={isDisabled}
      onDrop={async (event) => {
        const dropped = event.items.find((item) => item.kind === 'file');
        if (dropped?.kind === 'file') take(await dropped.getFile());
      }}
    >
      {(describedBy) => (
        <FileTrigger acceptedFileTypes={accept} onSelect={(files) => take(files?.[0])}>
          <Button isDisabled={isDisabled} aria-describedby={describedBy}>
            {buttonLabel ?? (has ? messages.fileDrop.change : messages.fileDrop.choose)}
          </Button>
        </FileTrigger>
      )}
    </DropFrame>
  );
}
