import { Files } from 'lucide-react';
import { type DropItem, FileTrigger } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages.ts';
import { DropFrame } from './DropFrame.tsx';
import * as styles from './FileDrop.css.ts';

export interface FilesDropProps {
  label: string;
  /** What may be given: 'Fotos das folhas, uma pasta ou o PDF do scanner'. */
  description: string;
  /** What the picker offers, as in `<input accept>`. A folder comes whole: the caller leaves out what it cannot use. */
  accept: readonly string[];
  /** Files chosen or dropped, at least one; those of a folder with its own folders' too. */
  onFiles: (files: File[]) => void;
  isDisabled?: boolean;
  /** Default 'Escolher arquivos'. */
  buttonLabel?: string;
  /** Default 'Escolher pasta'. */
  folderLabel?: string;
}

async function filesOf(item: DropItem): Promise<File[]> {
  if (item.kind === 'file') return [await item.getFile()];
  if (item.kind !== 'directory') return [];
  const files: File[] = [];
  for await (const entry of item.getEntries()) files.push(...(await filesOf(entry)));
  return files;
}

/**
 * Many files at once: by the buttons, a whole folder by its own, or dropped on the frame. It checks and sends nothing. For one
 * file use FileDrop.
 */
export function FilesDrop({
  label,
  description,
  accept,
  onFiles,
  isDisabled = false,
  buttonLabel = messages.fileDrop.chooseMany,
  folderLabel = messages.fileDrop.chooseFolder,
}: FilesDropProps) {
  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles([...files]);
  };
  const choose = (files: FileList | null) => take([...(files ?? [])]);
  return (
    <DropFrame
      label={label}
      zone={messages.fileDrop.zoneMany}
      icon={<Files />}
      description={description}
      dropping={messages.fileDrop.dropMany}
      isDisabled={isDisabled}
      onDrop={async (event) => take((await Promise.all(event.items.map(filesOf))).flat())}
    >
      {(describedBy) => (
        <div className={styles.choices}>
          <FileTrigger allowsMultiple acceptedFileTypes={accept} onSelect={choose}>
            <Button isDisabled={isDisabled} aria-describedby={describedBy}>
              {buttonLabel}
            </Button>
          </FileTrigger>
          <FileTrigger acceptDirectory onSelect={choose}>
            <Button isDisabled={isDisabled} aria-describedby={describedBy}>
              {folderLabel}
            </Button>
          </FileTrigger>
        </div>
      )}
    </DropFrame>
  );
}
