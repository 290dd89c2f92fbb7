import { useMemo, useRef, useState } from 'react';
import { joinLoads } from '../../../lib/api/load-state.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { useShowsSlot } from '../../../lib/outbox/shown-slots.ts';
import { outbox, useOutboxOf, useWhenSent } from '../../../lib/outbox/use-outbox.ts';
import { type RollCallKey, slotOfRoll, useFreshAttendance, useRoll, useStudentsOn } from './attendance.api.ts';
import { type RollDraft, type RollMark, rollEntries, rollLines } from './roll.ts';

/** One roll call: what is saved, what waits on this device, what was changed on screen, and its saving. */
export function useRollCall(lesson: RollCallKey, today: string, label: string) {
  const slot = slotOfRoll(lesson);
  const students = useStudentsOn(lesson.class_id, lesson.date, today);
  const saved = useRoll(lesson);
  const entries = useOutboxOf('attendance', slot);
  useShowsSlot(slot);
  const draft = useDraft<RollDraft>(slot, {});
  const marks = useRef(draft.values);
  marks.current = draft.values;
  const fresh = useFreshAttendance();
  const [isSaving, setSaving] = useState(false);
  const [isBlind, setBlind] = useState(false);

  // Until the server's own word is here, what it took is still shown.
  const settling = useWhenSent(entries, () => Promise.all([fresh(), saved.reload()]));
  const last = entries.at(-1);
  // Without a connection nobody knows whether this day was saved before: the server tells, when the roll call arrives.
  const stored = saved.rows ?? (isBlind ? [] : undefined);
  const lines = useMemo(
    () => students.rows && stored && rollLines(students.rows, stored, (last ?? settling)?.rows ?? [], draft.values),
    [students.rows, stored, last, settling, draft.values],
  );
  const isChanged = lines?.some((line) => line.isChanged) ?? false;

  /** Hands the roll call over; with `insist`, over what somebody else saved meanwhile. */
  const save = async (insist = false) => {
    if (lines === undefined) return null;
    setSaving(true);
    const sent = draft.values;
    const newer = insist ? (last?.refusal?.current ?? []) : [];
    const versions = new Map(newer.map(({ student_profile_id, version }) => [student_profile_id, version]));
    const rows = rollEntries(lesson, lines).map((row) => ({
      ...row,
      version: Math.max(row.version ?? 0, versions.get(row.student_profile_id) ?? 0),
    }));
    const result = await outbox.submit({ kind: 'attendance', slot, label, rows });
    const isStraight = result.state === 'sent' && result.isStraight;
    // No entry leaves the outbox then, which would have it read again.
    if (isStraight) await Promise.all([fresh(), saved.reload()]);
    // Of what is lost nothing is read: by the versions of before it is refused again, and goes over nobody's marks.
    if (result.state === 'refused') await saved.reload();
    if (result.state !== 'lost') {
      // What was marked while it was on its way is still to be saved.
      const since = Object.entries(marks.current).filter(([id, mark]) => mark !== sent[id]);
      draft.clear();
      if (since.length > 0) draft.change(Object.fromEntries(since));
    }
    setSaving(false);
    return result;
  };

  return {
    lines,
    ...joinLoads(students, saved),
    failure: students.failure ?? (stored === undefined ? saved.failure : null),
    /** The pupils are known, and only what was saved before is not. */
    canGoBlind: students.rows !== undefined && saved.failure?.code === 'offline',
    goBlind: () => setBlind(true),
    savedAt: saved.rows
      ?.map(({ updated_at }) => updated_at)
      .sort()
      .at(-1),
    wasSaved: (saved.rows?.length ?? 0) > 0,
    /** Whether this day was saved before is not known. */
    isBlind: isBlind && saved.rows === undefined,
    waiting: last !== undefined && last.refusal === null,
    refused: last?.refusal ? last : null,
    isChanged,
    isSaving,
    mark: (id: string, mark: RollMark) => draft.change({ [id]: mark }),
    save,
    retry: async () => {
      if (last?.refusal) await outbox.retry(last.id);
    },
    drop: async () => {
      for (const { id } of entries) await outbox.discard(id);
      draft.clear();
      await saved.reload();
    },
  };
}
