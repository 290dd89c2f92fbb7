import { otherPage } from '@caderneta/contract';
import { AnswerStrip } from '@caderneta/ui';
import { formatScore } from '../../../lib/numbers.ts';
import { sheetReadingCopy } from '../../../parts/sheet-reading/sheet-reading.copy.ts';
import { pupilCopy } from '../correct-pupil.copy.ts';
import type { SheetView } from '../machine/sheet-view.ts';
import * as styles from './score-head.css.ts';

/** Whose sheet, how many hits, the score. */
export function ScoreHead({ student, view }: { student: string; view: SheetView }) {
  const texts = pupilCopy.result;
  const { hits, total, score } = view.grade;
  const { missing } = view;
  return (
    <section className={styles.score} aria-label={texts.heading}>
      <div>
        <p className={styles.scoreLabel}>{view.version === null ? student : texts.version(student, view.version)}</p>
        <h2 className={styles.scoreValue}>
          {missing === null ? texts.hits(hits, total) : texts.page(otherPage(missing))}
        </h2>
      </div>
      {missing === null ? (
        <div>
          <p className={styles.scoreEnd}>{texts.score}</p>
          <p className={styles.scoreNumber}>{formatScore(score)}</p>
        </div>
      ) : (
        <p className={styles.scoreLabel}>{sheetReadingCopy.missingPage(missing)}</p>
      )}
      {view.statuses.length > 0 && (
        <div className={styles.strip}>
          <AnswerStrip statuses={view.statuses} />
        </div>
      )}
    </section>
  );
}
