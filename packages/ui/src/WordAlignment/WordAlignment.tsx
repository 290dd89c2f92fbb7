import { CircleQuestionMark, Pause } from 'lucide-react';
import { Fragment } from 'react';
import { join } from '../theme/compose-class.ts';
import { iconMedium, iconTiny } from '../theme/icon.css.ts';
import { visuallyHidden } from '../theme/mixins.css.ts';
import { AlignmentLegend } from './AlignmentLegend.tsx';
import { type AlignedWord, paragraphsOf } from './aligned-word.ts';
import * as styles from './WordAlignment.css.ts';
import { wordAlignmentCopy } from './word-alignment.copy.ts';

export interface WordAlignmentProps {
  words: readonly AlignedWord[];
  /** Place in `words` of the one being spoken; it alone is yellow. */
  currentIndex?: number;
  /** Whether the reading is of this text at all is not certain. Default false. */
  isDoubtful?: boolean;
}

/**
 * The reference text as it was read: words left out are struck through, words to review have a wavy line and say what
 * was heard, words put in have a plus and dots. A legend names what occurs; a screen reader hears the same words. A doubtful alignment
 * is framed and underlined in dashes, says so above, and strikes nothing through.
 */
export function WordAlignment({ words, currentIndex, isDoubtful = false }: WordAlignmentProps) {
  if (words.length === 0) return <p className={styles.empty}>{wordAlignmentCopy.empty}</p>;
  return (
    <div className={isDoubtful ? styles.doubtful : undefined}>
      {isDoubtful && (
        <p className={styles.uncertain}>
          <span className={iconMedium} aria-hidden="true">
            <CircleQuestionMark />
          </span>
          {wordAlignmentCopy.doubtful}
        </p>
      )}
      <div className={styles.text}>
        {paragraphsOf(words).map((paragraph) => (
          <p key={paragraph[0]?.index} className={styles.paragraph}>
            {paragraph.map(({ word, index }) => (
              <Fragment key={index}>
                <Word word={word} isCurrent={index === currentIndex} isDoubtful={isDoubtful} />
                {word.pauseAfter === true && (
                  <span className={styles.pause}>
                    <span className={iconTiny} aria-hidden="true">
                      <Pause />
                    </span>
                    <span className={visuallyHidden}>{` (${wordAlignmentCopy.longPause}) `}</span>
                  </span>
                )}{' '}
              </Fragment>
            ))}
          </p>
        ))}
      </div>
      <AlignmentLegend words={words} hasCurrent={currentIndex !== undefined} isDoubtful={isDoubtful} />
    </div>
  );
}

function Word({ word, isCurrent, isDoubtful }: { word: AlignedWord; isCurrent: boolean; isDoubtful: boolean }) {
  const copy = wordAlignmentCopy;
  const own = isCurrent ? styles.current : undefined;
  const here = isCurrent ? ('true' as const) : undefined;
  if (isDoubtful && word.kind === 'missing') {
    return (
      <span className={own ?? styles.doubtfulMissing} aria-current={here}>
        {word.text}
        <Said text={copy.doubtfulMissing} />
      </span>
    );
  }
  switch (word.kind) {
    case 'read':
      return isCurrent ? (
        <mark className={own} aria-current={here}>
          {word.text}
        </mark>
      ) : (
        word.text
      );
    case 'missing':
      return (
        <del className={own ?? styles.missing} aria-current={here}>
          {word.text}
          <Said text={copy.missing} />
        </del>
      );
    case 'inserted':
      return (
        <ins className={own ?? styles.inserted} aria-current={here}>
          <span aria-hidden="true">{copy.plus}</span>
          {word.text}
          <Said text={copy.inserted} />
        </ins>
      );
    case 'substituted':
      return (
        <>
          <span className={join(isDoubtful ? styles.doubtfulWord : styles.substituted, own)} aria-current={here}>
            {word.expected}
          </span>
          {word.read === '' ? (
            <Said text={isDoubtful ? copy.doubtfulSubstituted : copy.substituted} />
          ) : (
            <span className={styles.readAs}>{copy.readAs(word.read)}</span>
          )}
        </>
      );
  }
}

function Said({ text }: { text: string }) {
  return <span className={visuallyHidden}>{` (${text}) `}</span>;
}
