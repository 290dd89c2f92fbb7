import { Button } from '@caderneta/ui';
import { ArrowRight, RotateCcw } from 'lucide-react';
import { isDecided } from '../../../parts/sheet-reading/machine/save-body.ts';
import { pupilCopy } from '../correct-pupil.copy.ts';
import type { Correction } from '../reading/use-correction.ts';
import * as styles from './pupil.css.ts';

/** 'Ler de novo', then the one main step: confirm what was decided, or the next pupil. */
export function ResultFoot({ correction, hasReview }: { correction: Correction; hasReview: boolean }) {
  const texts = pupilCopy.result;
  const { state, known } = correction;
  const { phase } = state;
  if (phase.name === 'asking' || phase.name === 'unsaved') return null;
  const isSaving = phase.name === 'saving';
  return (
    <div className={styles.foot} data-sticky-foot="">
      <Button icon={<RotateCcw />} onPress={correction.readAgain} isDisabled={isSaving} className={styles.footSide}>
        {known?.missing_page ? texts.readPage(known.missing_page) : texts.readAgain}
      </Button>
      {hasReview || isSaving ? (
        <Button
          variant="primary"
          isPending={isSaving}
          isDisabled={!isSaving && !(known && isDecided(known, state.choices))}
          onPress={correction.confirm}
          className={styles.footMain}
        >
          {texts.confirm}
        </Button>
      ) : (
        <Button
          variant="primary"
          icon={<ArrowRight />}
          onPress={correction.goNext}
          isDisabled={!correction.hasNext}
          className={styles.footMain}
        >
          {correction.hasNext ? texts.next : texts.allDone}
        </Button>
      )}
    </div>
  );
}
