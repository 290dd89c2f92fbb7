import type { AnnulledQuestion, KeyVersion, SavedKey } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { withReason } from '../../lib/api/failure-text.ts';
import { useAssessmentWrites } from '../assessments/assessments.api.ts';
import { annulCopy } from './annul.copy.ts';
import { annulment } from './with-annulled.ts';

/** Annuls a question of a version of the saved key, or counts it again; true once saved. Every result is computed again by the server. */
export function useAnnul(assessmentId: string) {
  const writes = useAssessmentWrites();
  return async (saved: SavedKey, one: AnnulledQuestion, version: KeyVersion, toGroup: boolean): Promise<boolean> => {
    const { isRestore, ...extras } = annulment(saved, one, version);
    const texts = isRestore ? annulCopy.restore : annulCopy.annul;
    const answer = await writes.saveKey(assessmentId, saved.key, saved.version, { ...extras, toGroup });
    showToast(
      answer.ok
        ? { tone: 'success', message: texts.done }
        : { tone: 'error', message: withReason(texts.failed, answer) },
    );
    return answer.ok;
  };
}
