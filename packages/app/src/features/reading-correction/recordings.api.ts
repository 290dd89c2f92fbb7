import { recordingEndpoints } from '@caderneta/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { useCall, useStale } from '../../lib/api/use-call.ts';
import { readBase64 } from '../../lib/read-file.ts';
import { uniqueId } from '../../lib/unique-id.ts';
import { recordingsCopy as texts } from './recordings.copy.ts';
import type { Take } from './takes.ts';

/** A recording takes as long as the line is slow, ms. */
const PATIENCE_MS = 300_000;

const ofResult = (id: string, studentProfileId: string) => ({ params: { id, studentProfileId } });

/** Whether the network keeps recordings, and whether the pupil's guardian consented. */
export const useRecordingState = (assessmentId: string, studentId: string) =>
  useCall(recordingEndpoints.state, ofResult(assessmentId, studentId));

export function useConsentWrites(assessmentId: string, studentId: string) {
  const stale = useStale();
  const { consent, withdraw, state } = recordingEndpoints;
  return {
    record: async (term_since: string) => {
      const answer = await call(consent, { ...ofResult(assessmentId, studentId), body: { term_since } });
      // Of a term that changed meanwhile the newer one is shown.
      if (answer.ok || answer.code === 'version-conflict') await stale(state);
      return answer;
    },
    withdraw: async () => {
      const answer = await call(withdraw, ofResult(assessmentId, studentId));
      if (answer.ok) await stale(state);
      return answer;
    },
  };
}

/** What becomes of a recording: on its way, or why it was not kept. */
type Keeping = { readonly state: 'idle' | 'sending' } | { readonly state: 'failed'; readonly why: string };

/** Sends a saved reading that was marked by ear to be kept, once each; `again` after a failure. Nothing waits for it. */
export function useKeepRecording(assessmentId: string, studentId: string, take: Take | null, mayKeep: boolean) {
  const stale = useStale();
  const [keeping, setKeeping] = useState<Keeping>({ state: 'idle' });
  const tried = useRef<unknown>(null);
  const marked = take?.isSaved && take.evaluation?.ear_marks ? take : null;

  const send = async ({ audio, evaluation }: Take) => {
    tried.current = evaluation;
    setKeeping({ state: 'sending' });
    const bytes = await readBase64(audio);
    const answer =
      bytes === null
        ? null
        : await call(recordingEndpoints.keep, {
            ...ofResult(assessmentId, studentId),
            body: { audio: bytes },
            idempotencyKey: uniqueId(),
            timeoutMs: PATIENCE_MS,
          });
    if (answer?.ok) await stale(recordingEndpoints.state);
    // Another pupil or another reading is on screen by now.
    if (tried.current !== evaluation) return;
    setKeeping(answer?.ok ? { state: 'idle' } : { state: 'failed', why: answer?.message ?? texts.unreadable });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one try for each reading that is saved
  useEffect(() => {
    if (marked && mayKeep && tried.current !== marked.evaluation) void send(marked);
  }, [marked?.evaluation, mayKeep]);
  return { keeping, again: marked ? () => void send(marked) : null };
}
