import { FileTrigger } from 'react-aria-components';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { isAccepted } from '../FileDrop/file-rules.ts';

export interface FileButtonProps extends Omit<ButtonProps, 'onPress' | 'type'> {
  /** As in `<input accept>`: 'audio/*', '.mp3'. */
  accept: readonly string[];
  onFile: (file: File) => void;
  /** A file of another kind was chosen. */
  onRefused: () => void;
}

/** Chooses one file with a button among others. Where there is room, FileDrop also takes what is dropped or pasted. */
export function FileButton({ accept, onFile, onRefused, ...button }: FileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={accept}
      onSelect={(files) => {
        const file = files?.[0];
        if (file) (isAccepted(file, accept) ? onFile : onRefused)(file);
      }}
    >
      <Button {...button} />
    </FileTrigger>
  );
}
