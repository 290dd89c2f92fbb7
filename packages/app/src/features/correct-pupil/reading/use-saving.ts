import { type AssessmentResult, otherPage, type ResultInput } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { useCallback, useEffect } from 'react';
import { useUser } from '../../../lib/session/use-session.ts';
import type { Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import { saveBody } from '../../../parts/sheet-reading/machine/save-body.ts';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import type { SheetKeys } from '../../../parts/sheet-reading/machine/sheet-keys.ts';
import { TOAST_MS } from '../../../parts/sheet-reading/machine/timing.ts';
import { type Delivered, deliverSheet } from '../../../parts/sheet-reading/reading/deliver-sheet.ts';
import { useSettledResults } from '../../../parts/sheet-reading/reading/use-settled-results.ts';
import { sheetReadingCopy } from '../../../parts/sheet-reading/sheet-reading.copy.ts';
import { pupilCopy } from '../correct-pupil.copy.ts';
import type { CorrectionEvent } from '../machine/correction.events.ts';
import type { CorrectionState } from '../machine/correction.state.ts';
import { unsavedKey } from './unsaved-key.ts';

interface Saving {
  readonly assessment: Delivered['assessment'];
  readonly students: readonly Student[];
  readonly keys: SheetKeys;
  readonly state: CorrectionState;
  readonly send: (event: CorrectionEvent) => void;
}

function tellSaved({ hits, total, score, missing_page: missing }: AssessmentResult) {
  const message =
    missing === null
      ? pupilCopy.result.saved(hits ?? 0, total ?? 0, score ?? 0)
      : `${pupilCopy.result.page(otherPage(missing))}. ${sheetReadingCopy.missingPage(missing)}`;
  showToast({ tone: 'success', message, durationMs: TOAST_MS });
}

const tellFailed = (message: string) => showToast({ tone: 'error', message, durationMs: TOAST_MS });

/** Carries out the saves that the machine asks for. */
export function useSaving({ assessment, students, keys, state, send }: Saving) {
  const user = useUser();
  const settle = useSettledResults();
  const { phase } = state;
  const saving = phase.name === 'saving' ? phase : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one run a save, which its phase names
  useEffect(() => {
    if (saving === null) return;
    const { student, body } = saving.save;
    const label = students.find(({ id }) => id === student)?.label ?? student;
    void deliverSheet({ assessment, student: label, body }).then((delivery) => {
      if (delivery.state !== 'waiting') void settle();
      if (delivery.state === 'refused') tellFailed(delivery.refusal.message);
      if (delivery.state === 'failed') {
        tellFailed(delivery.refusal.message);
        send({ type: 'save-failed', failure: delivery.refusal });
      } else if (delivery.state === 'sent' && delivery.result) {
        tellSaved(delivery.result);
        send({ type: 'save-succeeded', result: delivery.result });
      } else send({ type: 'save-kept' });
    });
  }, [saving]);

  useEffect(() => {
    // Next to nobody has one: what reads it comes for who does.
    if (sessionStorage.getItem(unsavedKey) === null) return;
    let isHere = true;
    void import('./unsaved-reading.ts').then(
      ({ takeUnsaved }) => {
        if (!isHere) return;
        const stored = takeUnsaved(sessionStorage, user.id, assessment.id);
        if (stored) send({ type: 'save-started', draft: stored.draft, save: stored.save });
      },
      // It stays where it is for the next time.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [user.id, assessment.id, send]);

  /** The same sheet, as it is to be sent. */
  const startBody = useCallback(
    (draft: SheetDraft, body: ResultInput) =>
      send({ type: 'save-started', draft, save: { student: body.student_profile_id, body } }),
    [send],
  );
  const start = useCallback(
    (draft: SheetDraft, student: string, version: number | undefined) =>
      startBody(draft, saveBody(draft, keys, student, version)),
    [startBody, keys],
  );
  return { start, startBody, settle };
}
