import { Switch } from '@caderneta/ui';
import type { PhotoChoice } from '../reading/use-photo-choice.ts';
import { sheetReadingCopy } from '../sheet-reading.copy.ts';
import * as styles from './correction-view.css.ts';

/** 'Guardar a foto das folhas': off until the teacher turns it on. */
export function KeepPhoto({ photo, onCamera }: { photo: PhotoChoice; onCamera: boolean }) {
  const texts = sheetReadingCopy.photo;
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
