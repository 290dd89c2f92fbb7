import type { Assessment, RecordConflict } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { useEffect, useRef, useState } from 'react';
import { outbox, useOutboxOf, useWhenSent } from '../../../lib/outbox/use-outbox.ts';
import { newerVersion } from '../../../parts/record-form/tell-change.ts';
import { saveBody } from '../../../parts/sheet-reading/machine/save-body.ts';
import { TOAST_MS } from '../../../parts/sheet-reading/machine/timing.ts';
import { slotOf } from '../../../parts/sheet-reading/machine/unsent-sheets.ts';
import { deliverSheet } from '../../../parts/sheet-reading/reading/deliver-sheet.ts';
import { useSettledResults } from '../../../parts/sheet-reading/reading/use-settled-results.ts';
import { removeResult } from '../../../parts/sheet-reading/sheet-reading.api.ts';
import type { ClassEvent } from '../machine/class-run.events.ts';
import type { ClassRun, ClassSave } from '../machine/class-run.state.ts';

interface ClassDelivery {
  readonly assessment: Assessment;
  readonly state: ClassRun;
  readonly send: (event: ClassEvent) => void;
}

/** A sheet to be taken back, over which somebody else saved a result meanwhile. */
interface Meeting {
  readonly save: ClassSave;
  readonly conflict: RecordConflict;
  /** Of the result as it stands. */
  readonly version: number;
}

/** Carries sheets to the outbox, and takes back the ones that were saved to the wrong pupil. */
export function useClassDelivery({ assessment, state, send }: ClassDelivery) {
  const { id } = assessment;
  const entries = useOutboxOf('results', slotOf(id, ''));
  const settle = useSettledResults();
  useWhenSent(entries, settle);
  const delivered = useRef(0);
  const underWay = useRef(new Map<number, Promise<void>>());

  const refuse = (save: ClassSave, message: string) => {
    showToast({ tone: 'error', message, durationMs: TOAST_MS });
    send({ type: 'save-refused', save: save.id });
    void settle();
  };
  const deliver = async (save: ClassSave) => {
    const body = saveBody(save.draft, state.table, save.student, save.version);
    const pupil = state.table.students.find((student) => student.id === save.student);
    const delivery = await deliverSheet({ assessment, student: pupil?.label ?? save.student, body });
    if (delivery.state === 'sent') void settle();
    else if (delivery.state !== 'waiting') refuse(save, delivery.refusal.message);
  };
  const work = useRef(deliver);
  work.current = deliver;

  const { saves } = state;
  useEffect(() => {
    for (const save of saves.slice(delivered.current)) underWay.current.set(save.id, work.current(save));
    delivered.current = saves.length;
  }, [saves]);

  const [meeting, setMeeting] = useState<Meeting | null>(null);
  const undo = async (save: ClassSave, version = save.version + 1) => {
    await underWay.current.get(save.id);
    const slot = slotOf(id, save.student);
    const waiting = outbox.entries().filter((each) => each.slot === slot);
    for (const entry of waiting) await outbox.discard(entry.id);
    // The server may have what still waited for its answer.
    const failure = await removeResult(id, save.student, version);
    const conflict = failure?.conflict;
    setMeeting(failure && conflict ? { save, conflict, version: newerVersion(failure) ?? version } : null);
    if (conflict) return;
    const neverLeft = waiting.length > 0 && failure?.code === 'offline';
    if (failure && !neverLeft) return showToast({ tone: 'error', message: failure.message, durationMs: TOAST_MS });
    send({ type: 'save-undone', save: save.id });
    void settle();
  };
  return {
    entries,
    undo,
    meeting: meeting && {
      conflict: meeting.conflict,
      isSaving: false,
      onKeepMine: () => void undo(meeting.save, meeting.version),
      onUseTheirs: () => {
        setMeeting(null);
        void settle();
      },
    },
  };
}
