import { Button } from '@caderneta/ui';
import type { CallFailure } from '../../../lib/api/call.ts';
import * as bench from '../../../parts/sheet-reading/components/bench.css.ts';
import { pupilCopy } from '../correct-pupil.copy.ts';
import * as styles from './pupil.css.ts';

export interface UnsavedNoticeProps {
  /** Null when the reading is left from an earlier visit. */
  failure: CallFailure | null;
  onRetry: () => void;
  onOverwrite: () => void;
  onDiscard: () => void;
}

/** A save failed: the reading stays until it is saved or thrown away on purpose. */
export function UnsavedNotice({ failure, onRetry, onOverwrite, onDiscard }: UnsavedNoticeProps) {
  const texts = pupilCopy.unsaved;
  const isConflict = failure?.code === 'version-conflict';
  return (
    <section className={styles.trouble} aria-label={texts.title} role="alert">
      <h3 className={styles.troubleTitle}>{texts.title}</h3>
      <p className={bench.questionText}>{failure ? failure.message : texts.restored}</p>
      {!isConflict && <p className={bench.questionText}>{texts.kept}</p>}
      <div className={bench.questionActs}>
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
