import { type Assessment, assessmentEndpoints, type ResultDraft } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '../../../lib/api/call.ts';
import { outbox, useOutboxOf, useWhenSent } from '../../../lib/outbox/use-outbox.ts';
import { uniqueId } from '../../../lib/write-key.ts';
import { saveBody } from '../../../parts/sheet-reading/machine/save-body.ts';
import { TOAST_MS } from '../../../parts/sheet-reading/machine/timing.ts';
import { removeResult, useStaleResults } from '../../../parts/sheet-reading/sheet-reading.api.ts';
import { classCopy } from '../correct-class.copy.ts';
import type { ClassEvent } from '../machine/class-run.events.ts';
import type { ClassRun, ClassSave } from '../machine/class-run.state.ts';
import { slotOf, unsentRow } from '../machine/unsent-rows.ts';

/** Results that leave one after the other are read again once, ms after the last. */
const SETTLE_MS = 1_500;

interface ClassDelivery {
  readonly assessment: Assessment;
  readonly state: ClassRun;
  readonly send: (event: ClassEvent) => void;
}

/** One call while others follow, made once they have stopped. */
function useSettled(work: () => unknown): () => Promise<void> {
  const latest = useRef(work);
  latest.current = work;
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const run = useCallback(() => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    void latest.current();
  }, []);
  useEffect(() => run, [run]);
  return useCallback(async () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(run, SETTLE_MS);
  }, [run]);
}

/** Carries sheets to the outbox, and takes back the ones that were saved to the wrong pupil. */
export function useClassDelivery({ assessment, state, send }: ClassDelivery) {
  const { id, title } = assessment;
  const entries = useOutboxOf('results', slotOf(id, ''));
  const settle = useSettled(useStaleResults());
  useWhenSent(entries, settle);
  const delivered = useRef(0);
  const underWay = useRef(new Map<number, Promise<void>>());

  const refuse = (save: ClassSave, message: string) => {
    showToast({ tone: 'error', message, durationMs: TOAST_MS });
    send({ type: 'save-refused', save: save.id });
    void settle();
  };
  /** Where the browser keeps nothing, the sheet goes straight to the server. */
  const sendDirectly = async (save: ClassSave, body: ResultDraft) => {
    const answer = await call(assessmentEndpoints.saveResult, { params: { id }, body, idempotencyKey: uniqueId() });
    if (answer.ok) void settle();
    else refuse(save, answer.message);
  };
  const deliver = async (save: ClassSave) => {
    const body = saveBody(save.draft, state.table, save.student, save.version);
    const pupil = state.table.students.find((student) => student.id === save.student);
    const submission = await outbox.submit({
      kind: 'results',
      slot: slotOf(id, save.student),
      label: classCopy.outboxLabel(pupil?.label ?? save.student, title || id),
      rows: [unsentRow(id, body)],
    });
    if (submission.state === 'lost') await sendDirectly(save, body);
    if (submission.state === 'refused') refuse(save, submission.refusal.message);
  };
  const work = useRef(deliver);
  work.current = deliver;

  const { saves } = state;
  useEffect(() => {
    for (const save of saves.slice(delivered.current)) underWay.current.set(save.id, work.current(save));
    delivered.current = saves.length;
  }, [saves]);

  const undo = async (save: ClassSave) => {
    await underWay.current.get(save.id);
    const slot = slotOf(id, save.student);
    const waiting = outbox.entries().filter((each) => each.slot === slot);
    for (const entry of waiting) await outbox.discard(entry.id);
    // The server may have what still waited for its answer.
    const failure = await removeResult(id, save.student);
    const neverLeft = waiting.length > 0 && failure?.code === 'offline';
    if (failure && !neverLeft) return showToast({ tone: 'error', message: failure.message, durationMs: TOAST_MS });
    send({ type: 'save-undone', save: save.id });
    void settle();
  };
  return { entries, undo };
}
