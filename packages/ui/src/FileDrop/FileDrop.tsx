import { FileCheck2, ImageUp } from 'lucide-react';
import { useId, useState } from 'react';
import { DropZone, FileTrigger, Group } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldErrorText } from '../Field/FieldErrorText.tsx';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import { iconLarge } from '../theme/icon.css.ts';
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
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  const wrong = isRefused ? messages.fileDrop.refused : errorMessage;
  const has = file !== undefined && file !== null;

  const take = (candidate: File | undefined) => {
    if (candidate === undefined) return;
    const accepted = isAccepted(candidate, accept);
    setRefused(!accepted);
    if (accepted) onFile(candidate);
  };

  return (
    <Group className={styles.wrapper} aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={field.label}>
        {label}
      </span>
      <DropZone
        aria-label={`${label}. ${messages.fileDrop.zone}`}
        isDisabled={isDisabled}
        data-wrong={wrong !== undefined || undefined}
        className={styles.zone}
        onDrop={async (event) => {
          const dropped = event.items.find((item) => item.kind === 'file');
          if (dropped?.kind === 'file') take(await dropped.getFile());
        }}
      >
        {({ isDropTarget }) => (
          <>
            <span className={join(iconLarge, styles.picture)} aria-hidden="true">
              {has ? <FileCheck2 /> : <ImageUp />}
            </span>
            {has && (
              <span className={styles.chosen} role="status">
                {file.name}
                <span className={styles.size}>{readableSize(file.size)}</span>
              </span>
            )}
            <p id={`${id}-description`} className={styles.description}>
              {isDropTarget ? messages.fileDrop.drop : description}
            </p>
            <FileTrigger acceptedFileTypes={accept} onSelect={(files) => take(files?.[0])}>
              <Button isDisabled={isDisabled} aria-describedby={`${id}-description`}>
                {buttonLabel ?? (has ? messages.fileDrop.change : messages.fileDrop.choose)}
              </Button>
            </FileTrigger>
          </>
        )}
      </DropZone>
      <FieldErrorText text={wrong} />
    </Group>
  );
}
