import { sheetReadingCopy } from '../sheet-reading.copy.ts';
import * as styles from './question.css.ts';

/** A sheet as it was photographed, as wide as there is room, so that the name written on it can be read. */
export function SheetPicture({ url, label = sheetReadingCopy.picture.whole }: { url: string; label?: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.pictureFrame} tabIndex={0} aria-label={sheetReadingCopy.picture.frame}>
      <img className={styles.picture} src={url} alt={label} />
    </section>
  );
}
