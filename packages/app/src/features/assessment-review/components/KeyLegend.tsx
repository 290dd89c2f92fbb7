import { KeyHints } from '@caderneta/ui';
import { reviewCopy } from '../review.copy.ts';
import { reviewKeys } from '../use-review-keys.ts';
import * as styles from './review.css.ts';

interface KeyLegendProps {
  /** Null where the answer is typed. */
  lastLetter: string | null;
  canBeDouble: boolean;
  /** How many boxes the teacher chooses from; 0 of a question that the pupil marks. */
  boxes: number;
}

/** The keys of the review; where there is no keyboard, nothing. */
export function KeyLegend({ lastLetter, canBeDouble, boxes }: KeyLegendProps) {
  const texts = reviewCopy.keys;
  return (
    <div className={styles.keys}>
      <KeyHints
        hints={[
          ...(boxes > 0
            ? [{ action: texts.box, keys: [texts.boxes(boxes - 1)] }]
            : lastLetter === null
              ? []
              : [
                  { action: texts.letter, keys: [texts.letters(lastLetter)] },
                  { action: texts.blank, keys: [reviewKeys.blank] },
                ]),
          ...(canBeDouble ? [{ action: texts.double, keys: [reviewKeys.double] }] : []),
          { action: texts.annulled, keys: [reviewKeys.annulled] },
          { action: texts.move, keys: [reviewKeys.previous, reviewKeys.next] },
        ]}
      />
    </div>
  );
}
