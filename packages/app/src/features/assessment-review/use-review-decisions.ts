import type { RecordConflict, ReviewAnswer, ReviewQueueItem } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { useReducer, useState } from 'react';
import { withReason } from '../../lib/api/failure-text.ts';
import { newerVersion } from '../../parts/record-form/tell-change.ts';
import { changeQueue, openQueue } from './queue.ts';
import { type ReviewDecision, useDecision } from './review.api.ts';
import { reviewCopy as texts } from './review.copy.ts';

type Asked = Pick<ReviewDecision, 'item' | 'answer'>;

/** A decision over a question that somebody else decided meanwhile. */
interface Meeting extends Asked {
  readonly conflict: RecordConflict;
  /** Of the pupil's result as it stands. */
  readonly version: number | undefined;
}

/**
 * The queue with what is decided in it, each decision saved at once. One that meets somebody else's waits for the person to choose.
 * @param found The queue as it was found.
 * @param refetch Asks for the queue anew.
 */
export function useReviewDecisions(
  assessmentId: string,
  found: readonly ReviewQueueItem[],
  refetch: () => Promise<readonly ReviewQueueItem[]>,
) {
  const [queue, change] = useReducer(changeQueue, found, openQueue);
  const [isSaving, setSaving] = useState(false);
  const [meeting, setMeeting] = useState<Meeting | null>(null);
  const send = useDecision(assessmentId);
  /** Until the queue is known anew, what stands there may be nobody's to decide. */
  const refresh = async () => {
    setSaving(true);
    try {
      change({ type: 'refreshed', items: await refetch() });
    } finally {
      setSaving(false);
    }
  };

  const decide = async ({ item, answer }: Asked, version = queue.versions[item.student_profile_id]) => {
    setSaving(true);
    const outcome = await send({ item, answer, decided: queue.answers[item.id], version });
    setSaving(false);
    if (outcome.ok) {
      setMeeting(null);
      const { version: now } = outcome.data;
      change(
        answer === null ? { type: 'undone', item, version: now } : { type: 'answered', item, answer, version: now },
      );
      return true;
    }
    if (outcome.conflict) {
      setMeeting({ item, answer, conflict: outcome.conflict, version: newerVersion(outcome) ?? undefined });
      return false;
    }
    showToast({ tone: 'error', message: withReason(texts.saveFailed, outcome) });
    return false;
  };

  return {
    queue,
    isSaving,
    move: (by: 1 | -1) => {
      setMeeting(null);
      change({ type: 'moved', by });
    },
    restart: () => change({ type: 'restarted' }),
    refresh,
    choose: (item: ReviewQueueItem, answer: ReviewAnswer) => decide({ item, answer }),
    undo: (item: ReviewQueueItem) => decide({ item, answer: null }),
    meeting: meeting && {
      conflict: meeting.conflict,
      isSaving,
      onKeepMine: async () => {
        if (await decide(meeting, meeting.version)) await refresh();
      },
      onUseTheirs: async () => {
        setMeeting(null);
        change({ type: 'yielded', item: meeting.item });
        await refresh();
      },
    },
  };
}
