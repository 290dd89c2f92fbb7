import type { AnnulledQuestion, SavedKey } from '@caderneta/contract';
import { isAnnulled } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { withReason } from '../../lib/api/failure-text.ts';
import { useAssessmentWrites } from '../assessments/assessments.api.ts';
import { annulCopy } from './annul.copy.ts';
import { withAnnulled } from './with-annulled.ts';

/** Annuls a question of the saved key, or counts it again; true once saved. Every result is computed again by the server. */
export function useAnnul(assessmentId: string) {
  const writes = useAssessmentWrites();
  return async (saved: SavedKey, one: AnnulledQuestion, toGroup: boolean): Promise<boolean> => {
    const texts = isAnnulled(saved.annulled, one.group, one.question) ? annulCopy.restore : annulCopy.annul;
    const annulled = withAnnulled(saved, one);
    const answer = await writes.saveKey(assessmentId, saved.key, saved.version, { annulled, toGroup });
    showToast(
      answer.ok
        ? { tone: 'success', message: texts.done }
        : { tone: 'error', message: withReason(texts.failed, answer) },
    );
    return answer.ok;
  };
}
