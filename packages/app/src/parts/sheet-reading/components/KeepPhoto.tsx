import { Switch } from '@caderneta/ui';
import type { KeptPhoto } from '../reading/use-kept-photo.ts';
import { sheetReadingCopy } from '../sheet-reading.copy.ts';
import * as styles from './bench.css.ts';

/** 'Guardar a foto das folhas': off until the teacher turns it on. */
export function KeepPhoto({ photo, onCamera }: { photo: KeptPhoto; onCamera: boolean }) {
  const texts = sheetReadingCopy.photo;
  if (!onCamera) {
    return (
      <Switch isSelected={photo.isKept} onChange={photo.keep}>
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
        aria-pressed={photo.isKept}
        aria-label={texts.keep}
        onClick={() => photo.keep(!photo.isKept)}
      >
        {photo.isKept ? texts.yes : texts.no}
      </button>
    </div>
  );
}
