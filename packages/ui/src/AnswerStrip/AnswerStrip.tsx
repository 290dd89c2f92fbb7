import type { CSSProperties } from 'react';
import type { AnswerStatus } from '../AnswerTable/answer-row.ts';
import * as styles from './AnswerStrip.css.ts';
import { answerStripCopy } from './answer-strip.copy.ts';

export interface AnswerStripProps {
  /** One a question, in order. */
  statuses: readonly AnswerStatus[];
}

/** Above this many questions the strip takes a second row. */
const ROW = 30;

/**
 * The whole sheet at a glance, a square a question, on the board under 'Acertos'. It is one image to a screen
 * reader; the answers themselves are in the AnswerTable.
 */
export function AnswerStrip({ statuses }: AnswerStripProps) {
  const counts = { correct: 0, partial: 0, wrong: 0, review: 0, blank: 0, annulled: 0 };
  for (const status of statuses) counts[status] += 1;
  const columns =
    statuses.length <= ROW ? statuses.length : Math.ceil(statuses.length / Math.ceil(statuses.length / ROW));
  return (
    <div
      role="img"
      aria-label={answerStripCopy(counts)}
      className={styles.strip}
      style={{ '--strip-columns': Math.max(1, columns) } as CSSProperties}
    >
      {statuses.map((status, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the row is what a square stands for.
        <span key={index} className={styles.squares[status]} />
      ))}
    </div>
  );
}
