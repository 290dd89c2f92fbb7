import { Switch } from '@caderneta/ui';
import { hasTwoPages, type SheetKeys } from '../machine/sheet-keys.ts';
import type { PhotoChoice } from '../reading/use-photo-choice.ts';
import { sheetReadingCopy } from '../sheet-reading.copy.ts';
import * as styles from './correction-view.css.ts';

interface KeepPhotoProps {
  photo: PhotoChoice;
  keys: SheetKeys;
  onCamera: boolean;
}

/** 'Guardar a foto das folhas': off until the teacher turns it on. A result keeps one picture, so that a sheet of two pages has none. */
export function KeepPhoto({ photo, keys, onCamera }: KeepPhotoProps) {
  const texts = sheetReadingCopy.photo;
  if (hasTwoPages(keys)) return null;
  if (!onCamera) {
    return (
      <Switch isSelected={photo.isStored} onChange={photo.keep}>
        {texts.keep}
      </Switch>
    );
  }
  return (
    <div className={styles.phoneKnown}>
      <span>{texts.keep}</span>
      <button
        type="button"
        className={styles.textButton}
        aria-pressed={photo.isStored}
        aria-label={texts.keep}
        onClick={() => photo.keep(!photo.isStored)}
      >
        {photo.isStored ? texts.yes : texts.no}
      </button>
    </div>
  );
}
