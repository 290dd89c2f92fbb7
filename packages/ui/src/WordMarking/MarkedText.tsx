import { join } from '../theme/compose-class.ts';
import { iconTiny } from '../theme/icon.css.ts';
import { visuallyHidden } from '../theme/mixins.css.ts';
import { paragraphsOf } from '../WordAlignment/aligned-word.ts';
import { faceClass, MarkedWordFace, spokenWord } from './MarkedWordFace.tsx';
import { markIcons } from './mark-icons.ts';
import { type MarkedWord, wordMarks } from './marked-word.ts';
import * as styles from './WordMarking.css.ts';
import { wordMarkingCopy } from './word-marking.copy.ts';

export interface MarkedTextProps {
  words: readonly MarkedWord[];
  currentIndex?: number;
  /** The last word that was read, where the reading ended before the text. */
  endIndex?: number;
}

/** A text with the marks that a listener confirmed. 'Leu certo' is the rule and has no sign of its own; a legend names the others. */
export function MarkedText({ words, currentIndex, endIndex }: MarkedTextProps) {
  const shown = words.map((word) => (word.mark === 'read' ? { ...word, mark: null } : word));
  const legend = wordMarks.filter((mark) => shown.some((word) => word.mark === mark));
  return (
    <div className={styles.widget}>
      <div className={styles.text}>
        {paragraphsOf(shown).map((paragraph) => (
          <p key={paragraph[0]?.index} className={styles.paragraph}>
            {paragraph.map(({ word, index }) => {
              const end = endIndex === undefined || index < endIndex ? null : index > endIndex ? 'beyond' : 'end';
              const isCurrent = index === currentIndex;
              return (
                <span
                  key={index}
                  aria-current={isCurrent ? 'true' : undefined}
                  className={join(styles.word, faceClass(word, end, isCurrent))}
                >
                  <span className={visuallyHidden}>{spokenWord(word, end)}</span>
                  <span aria-hidden="true" className={styles.face}>
                    <MarkedWordFace word={word} end={end} />
                  </span>
                </span>
              );
            })}
          </p>
        ))}
      </div>
      {legend.length > 0 && (
        <ul className={styles.legend} aria-label={wordMarkingCopy.legend}>
          {legend.map((mark) => {
            const Sign = markIcons[mark];
            return (
              <li key={mark} className={styles.entry}>
                <span className={iconTiny} aria-hidden="true">
                  <Sign />
                </span>
                {wordMarkingCopy.marks[mark]}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
