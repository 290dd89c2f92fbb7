import { join } from '../theme/compose-class.ts';
import { iconTiny } from '../theme/icon.css.ts';
import { markIcons } from './mark-icons.ts';
import type { MarkedWord } from './marked-word.ts';
import * as styles from './WordMarking.css.ts';
import { wordMarkingCopy } from './word-marking.copy.ts';

/** Where a word stands to the end of the reading. */
export type WordEnd = 'end' | 'end-proposed' | 'beyond' | null;

/** A word as who does not see it hears it: 'sapo, trocou'. */
export function spokenWord(word: MarkedWord, end: WordEnd): string {
  const copy = wordMarkingCopy;
  const { mark, isProposed } = word;
  const label = mark === null ? null : copy.marks[mark];
  return [
    word.text,
    label !== null && (isProposed === true ? copy.proposed(label) : copy.marked(label)),
    end === 'beyond' && copy.beyond,
    end === 'end' && copy.ended,
    end === 'end-proposed' && copy.endProposed,
  ]
    .filter((part) => part !== false)
    .join(copy.separator);
}

export const faceClass = (word: MarkedWord, end: WordEnd, isCurrent: boolean) =>
  join(
    word.mark !== null && styles.marks[word.mark],
    word.isProposed === true && word.mark !== null && styles.proposed,
    end === 'beyond' && styles.beyond,
    isCurrent && styles.current,
  );

/** A word and its sign, with room for one where there is none. */
export function MarkedWordFace({ word, end }: { word: MarkedWord; end: WordEnd }) {
  const Sign = word.mark === null ? null : markIcons[word.mark];
  return (
    <>
      <span>{word.text}</span>
      <span className={join(styles.sign, iconTiny)} aria-hidden="true">
        {Sign !== null && <Sign />}
      </span>
      {(end === 'end' || end === 'end-proposed') && (
        <span className={end === 'end' ? styles.end : styles.endProposed} aria-hidden="true" />
      )}
    </>
  );
}
