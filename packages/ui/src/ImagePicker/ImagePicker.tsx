import { Camera, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { DropZone, FileTrigger, Group } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldErrorText } from '../Field/FieldErrorText.tsx';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import { iconLarge } from '../theme/icon.css.ts';
import * as styles from './ImagePicker.css.ts';
import { readPhoto } from './read-photo.ts';

export interface ImagePickerProps {
  /** Names the group for screen readers. Default 'Foto'. */
  label?: string;
  /** A JPEG in base64 without the 'data:' prefix, as `onChange` gives it; null when there is none. */
  value: string | null;
  /** At most 800×800, JPEG at quality 0.8, base64 without prefix; null when it was removed. */
  onChange: (base64: string | null) => void;
  /** A photo kept elsewhere, shown while `value` is null. */
  photoUrl?: string | null;
  errorMessage?: string;
  isDisabled?: boolean;
}

/**
 * A person's photo: chosen, dropped or pasted, shown round as it will appear. Up to 5 MB; it is made small here, before
 * it is sent. Any other file is a FileDrop; a photo that is only shown, an Avatar.
 */
export function ImagePicker({
  label = messages.photo.label,
  value,
  onChange,
  photoUrl = null,
  errorMessage,
  isDisabled = false,
}: ImagePickerProps) {
  const id = useId();
  const latest = useRef(0);
  const texts = messages.photo;
  const [state, setState] = useState<'idle' | 'reading' | 'loaded' | keyof typeof texts.errors>('idle');
  const wrong = state in texts.errors ? texts.errors[state as keyof typeof texts.errors] : errorMessage;
  const source = value === null ? photoUrl : `data:image/jpeg;base64,${value}`;

  const take = async (file: File | undefined) => {
    if (file === undefined || isDisabled) return;
    latest.current += 1;
    const mine = latest.current;
    setState('reading');
    const photo = await readPhoto(file);
    if (mine !== latest.current) return;
    setState(photo.ok ? 'loaded' : photo.code);
    if (photo.ok) onChange(photo.base64);
  };

  return (
    <Group className={styles.picker} aria-label={label} isInvalid={wrong !== undefined}>
      <DropZone
        aria-label={texts.zone}
        isDisabled={isDisabled}
        className={styles.zone}
        onDrop={async (event) => {
          const dropped = event.items.find((item) => item.kind === 'file');
          if (dropped?.kind === 'file') void take(await dropped.getFile());
        }}
      >
        <span className={join(iconLarge, styles.face)}>
          {source === null ? (
            <Camera aria-hidden="true" />
          ) : (
            <img src={source} alt={texts.chosen} className={styles.photo} />
          )}
        </span>
        <span className={styles.words}>
          <span className={styles.buttons}>
            <FileTrigger acceptedFileTypes={['image/*']} onSelect={(files) => void take(files?.[0])}>
              <Button
                size="compact"
                icon={<Upload />}
                isDisabled={isDisabled}
                isPending={state === 'reading'}
                aria-describedby={`${id}-hint`}
              >
                {source === null ? texts.choose : texts.change}
              </Button>
            </FileTrigger>
            {source !== null && (
              <Button
                size="compact"
                variant="quiet"
                isDisabled={isDisabled}
                onPress={() => {
                  latest.current += 1;
                  setState('idle');
                  onChange(null);
                }}
              >
                {texts.remove}
              </Button>
            )}
          </span>
          <span id={`${id}-hint`} className={field.hint}>
            {texts.hint}
          </span>
        </span>
      </DropZone>
      <span role="status" className={field.hint}>
        {state === 'loaded' ? texts.loaded : ''}
      </span>
      <FieldErrorText text={wrong} />
    </Group>
  );
}
