import type { AssessmentResult } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { useCallback, useEffect } from 'react';
import { useUser } from '../../../lib/session/use-session.ts';
import { uniqueId } from '../../../lib/write-key.ts';
import { saveBody } from '../../../parts/sheet-reading/machine/save-body.ts';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import type { SheetKeys } from '../../../parts/sheet-reading/machine/sheet-keys.ts';
import { TOAST_MS } from '../../../parts/sheet-reading/machine/timing.ts';
import { useSaveResult } from '../../../parts/sheet-reading/sheet-reading.api.ts';
import { pupilCopy } from '../correct-pupil.copy.ts';
import type { CorrectionEvent } from '../machine/correction.events.ts';
import type { CorrectionState } from '../machine/correction.state.ts';
import { findUnsaved, forgetUnsaved, keepUnsaved } from './unsaved-reading.ts';

interface Saving {
  readonly assessmentId: string;
  readonly keys: SheetKeys;
  readonly state: CorrectionState;
  readonly send: (event: CorrectionEvent) => void;
}

function tellSaved({ hits, total, score }: AssessmentResult) {
  const message = pupilCopy.result.saved(hits ?? 0, total ?? 0, score ?? 0);
  showToast({ tone: 'success', message, durationMs: TOAST_MS });
}

/** Carries out the saves that the machine asks for; a reading stays kept in this tab until the server has it. */
export function useSaving({ assessmentId, keys, state, send }: Saving) {
  const user = useUser();
  const saveResult = useSaveResult(assessmentId);
  const { phase } = state;
  const saving = phase.name === 'saving' ? phase : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one run a save; its key names it
  useEffect(() => {
    if (saving === null) return;
    const { draft, save } = saving;
    keepUnsaved(sessionStorage, { userId: user.id, assessmentId, draft, save });
    void saveResult(save.body, save.key).then((answer) => {
      if (answer.ok) {
        forgetUnsaved(sessionStorage);
        tellSaved(answer.data);
        send({ type: 'save-succeeded', result: answer.data });
        return;
      }
      showToast({ tone: 'error', message: answer.message, durationMs: TOAST_MS });
      send({ type: 'save-failed', failure: answer });
    });
  }, [saving?.save.key, saving !== null]);

  useEffect(() => {
    const kept = findUnsaved(sessionStorage, user.id, assessmentId);
    if (kept) send({ type: 'unsaved-restored', draft: kept.draft, save: kept.save });
  }, [user.id, assessmentId, send]);

  const start = useCallback(
    (draft: SheetDraft, student: string, version: number | undefined) =>
      send({
        type: 'save-started',
        draft,
        save: { student, key: uniqueId(), body: saveBody(draft, keys, student, version) },
      }),
    [send, keys],
  );
  const discard = useCallback(() => {
    forgetUnsaved(sessionStorage);
    send({ type: 'reading-discarded' });
  }, [send]);
  return { start, discard };
}
