import {
  type AnnulledQuestion,
  type KeyVersion,
  keyOfVersion,
  ruleOf,
  type SavedKey,
  takesOneLetter,
} from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { withReason } from '../../lib/api/failure-text.ts';
import { useAssessmentWrites, useKeyEffect } from '../assessments/assessments.api.ts';
import { annulCopy } from './annul.copy.ts';
import { annulment } from './with-annulled.ts';

/** A question of a version of an assessment's saved key. */
export interface AskedQuestion {
  readonly assessmentId: string;
  readonly saved: SavedKey;
  readonly question: AnnulledQuestion;
  readonly version: KeyVersion;
}

/** Annulling a question, or counting it again: what it would do, and doing it; true once saved. Every result is computed again by the server. */
export function useAnnul({ assessmentId, saved, question, version }: AskedQuestion, toGroup: boolean) {
  const writes = useAssessmentWrites();
  const { isRestore, ...annulled } = annulment(saved, question, version);
  const extras = { ...annulled, toGroup };
  const effect = useKeyEffect(assessmentId, saved, extras);
  const texts = isRestore ? annulCopy.restore : annulCopy.annul;
  const rule = ruleOf(keyOfVersion(saved, version).key, question.group, question.question);
  const hint = !isRestore && takesOneLetter(rule) ? annulCopy.annul.double : null;
  const annul = async (): Promise<boolean> => {
    const answer = await writes.saveKey(assessmentId, saved.key, saved.version, extras);
    showToast(
      answer.ok
        ? { tone: 'success', message: texts.done }
        : { tone: 'error', message: withReason(texts.failed, answer) },
    );
    return answer.ok;
  };
  return { texts, hint, effect, annul };
}
