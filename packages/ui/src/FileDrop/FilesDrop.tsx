import { Files } from 'lucide-react';
import { useId } from 'react';
import { type DropItem, DropZone, FileTrigger, Group } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import * as field from '../Field/Field.css.ts';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import { iconLarge } from '../theme/icon.css.ts';
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
  const id = useId();
  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles([...files]);
  };
  return (
    <Group className={styles.wrapper} aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={field.label}>
        {label}
      </span>
      <DropZone
        aria-label={`${label}. ${messages.fileDrop.zoneMany}`}
        isDisabled={isDisabled}
        className={styles.zone}
        onDrop={async (event) => take((await Promise.all(event.items.map(filesOf))).flat())}
      >
        {({ isDropTarget }) => (
          <>
            <span className={join(iconLarge, styles.picture)} aria-hidden="true">
              <Files />
            </span>
            <p id={`${id}-description`} className={styles.description}>
              {isDropTarget ? messages.fileDrop.dropMany : description}
            </p>
            <div className={styles.choices}>
              <FileTrigger allowsMultiple acceptedFileTypes={accept} onSelect={(files) => take([...(files ?? [])])}>
                <Button isDisabled={isDisabled} aria-describedby={`${id}-description`}>
                  {buttonLabel}
                </Button>
              </FileTrigger>
              <FileTrigger acceptDirectory onSelect={(files) => take([...(files ?? [])])}>
                <Button isDisabled={isDisabled} aria-describedby={`${id}-description`}>
                  {folderLabel}
                </Button>
              </FileTrigger>
            </div>
          </>
        )}
      </DropZone>
    </Group>
  );
}
