import { assessmentEndpoints, decidedAnswer, type ReviewAnswer, type ReviewQueueItem } from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { dashboardReads } from '../../lib/api/dashboard-reads.ts';
import { useStale } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';

/** What waits for a person; with `blanks`, what was read as blank too. */
export const useReviewQueue = (id: string, blanks: boolean) =>
  useEvery(assessmentEndpoints.reviewQueue, { params: { id }, query: blanks ? { blanks: 'true' } : {} });

/** The item as it waited before it was decided; what was read as blank never did. */
const asRead = ({ group, question, marked, state, crop }: ReviewQueueItem) =>
  state === 'blank'
    ? { decisions: [{ group, question, answer: 'BLANK' as const }] }
    : { reopened: [{ group, question, marked, state, crop }] };

/** A question as this screen knows it: as it waited, or as it was decided here. */
function seenOf({ group, question, marked, state }: ReviewQueueItem, decided: ReviewAnswer | undefined) {
  if (decided === undefined) return { group, question, state, marked };
  const now = decidedAnswer({ question, state, letters: marked ?? '', confidence: 0 }, decided);
  return { group, question, state: now.state, marked: now.letters || null };
}

export interface ReviewDecision {
  readonly item: ReviewQueueItem;
  /** null takes the decision back. */
  readonly answer: ReviewAnswer | null;
  /** What was decided here before. */
  readonly decided: ReviewAnswer | undefined;
  /** Of the pupil's result, as last seen. */
  readonly version: number | undefined;
}

/** Saves one decision, or takes it back. The queue on screen is left as it is: what was decided may be looked at again. */
export function useDecision(assessmentId: string) {
  const stale = useStale();
  return async ({ item, answer, decided, version }: ReviewDecision) => {
    const { group, question, student_profile_id: studentProfileId } = item;
    const seen = [seenOf(item, decided)];
    const outcome = await call(assessmentEndpoints.decide, {
      params: { id: assessmentId, studentProfileId },
      body: { ...(answer === null ? asRead(item) : { decisions: [{ group, question, answer }] }), version, seen },
    });
    if (outcome.ok) {
      const { result, results, list, get, analysis, questions } = assessmentEndpoints;
      void stale(result, results, list, get, analysis, questions, ...dashboardReads);
    }
    return outcome;
  };
}
