import { Button } from '@caderneta/ui';
import type { CallFailure } from '../../../lib/api/call.ts';
import { correctionCopy } from '../sheet-correction.copy.ts';
import * as styles from './bench.css.ts';

export interface UnsavedNoticeProps {
  /** Null when the reading is left from an earlier visit. */
  failure: CallFailure | null;
  onRetry: () => void;
  onOverwrite: () => void;
  onDiscard: () => void;
}

/** A save failed: the reading stays until it is saved or thrown away on purpose. */
export function UnsavedNotice({ failure, onRetry, onOverwrite, onDiscard }: UnsavedNoticeProps) {
  const texts = correctionCopy.unsaved;
  const isConflict = failure?.code === 'version-conflict';
  return (
    <section className={styles.trouble} aria-label={texts.title} role="alert">
      <h3 className={styles.troubleTitle}>{texts.title}</h3>
      <p className={styles.questionText}>{failure ? failure.message : texts.restored}</p>
      {!isConflict && <p className={styles.questionText}>{texts.kept}</p>}
      <div className={styles.questionActs}>
        {isConflict ? (
          <>
            <Button variant="primary" onPress={onDiscard}>
              {texts.seeCurrent}
            </Button>
            <Button onPress={onOverwrite}>{texts.overwrite}</Button>
          </>
        ) : (
          <>
            <Button variant="primary" onPress={onRetry}>
              {texts.retry}
            </Button>
            <Button variant="quiet" onPress={onDiscard}>
              {texts.discard}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
