import { KeyHints } from '@caderneta/ui';
import { reviewCopy } from '../review.copy.ts';
import { reviewKeys } from '../use-review-keys.ts';
import * as styles from './review.css.ts';

/** The keys of the review; where there is no keyboard, nothing. */
export function KeyLegend({ lastLetter, canBeDouble }: { lastLetter: string; canBeDouble: boolean }) {
  const texts = reviewCopy.keys;
  return (
    <div className={styles.keys}>
      <KeyHints
        hints={[
          { action: texts.letter, keys: [texts.letters(lastLetter)] },
          { action: texts.blank, keys: [reviewKeys.blank] },
          ...(canBeDouble ? [{ action: texts.double, keys: [reviewKeys.double] }] : []),
          { action: texts.annulled, keys: [reviewKeys.annulled] },
          { action: texts.move, keys: [reviewKeys.previous, reviewKeys.next] },
        ]}
      />
    </div>
  );
}
