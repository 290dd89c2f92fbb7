import type { Assessment, AssessmentResult, ResultRow, SavedKey } from '@caderneta/contract';
import { useMemo } from 'react';
import type { OutboxEntry } from '../../../lib/outbox/outbox-entry.ts';
import { useWhenSent } from '../../../lib/outbox/use-outbox.ts';
import type { Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import { slotOf, unsentResult } from '../../../parts/sheet-reading/machine/unsent-sheets.ts';
import { useStudentResult } from '../../../parts/sheet-reading/sheet-reading.api.ts';
import type { Phase } from '../machine/correction.state.ts';

interface PupilSheet {
  readonly assessment: Pick<Assessment, 'id'>;
  readonly saved: SavedKey;
  readonly student: Student | null;
  readonly results: readonly ResultRow[];
  /** What the outbox keeps of the assessment. */
  readonly entries: readonly OutboxEntry<'results'>[];
  readonly phase: Phase;
  /** Reads the lists again that show results. */
  readonly settle: () => Promise<void>;
}

/** A pupil without a result, as the list of the class says it: enough to read a sheet where the result itself gets no answer. */
const pendingOf = (row: ResultRow | undefined): AssessmentResult | null =>
  row?.status === 'PENDING' ? { ...row, id: null, details: null, review: [], photo: null } : null;

/** What is known of the selected pupil's sheet: what this device keeps of it goes before what the server has. */
export function usePupilSheet(input: PupilSheet) {
  const { assessment, saved: key, student, results, entries, phase, settle } = input;
  const studentId = student?.id ?? null;
  const loaded = useStudentResult(assessment.id, studentId);
  const settling = useWhenSent(entries, async () => {
    void settle();
    await loaded.reload();
  });
  const { data, failure } = loaded;
  const slot = slotOf(assessment.id, studentId ?? '');
  const entry = entries.findLast((each) => each.slot === slot) ?? null;
  const current = entry ?? (settling?.slot === slot ? settling : null);
  const saved = phase.name === 'saved' ? phase.result : null;
  const known = useMemo<AssessmentResult | null>(() => {
    const row = results.find(({ student_profile_id: id }) => id === studentId);
    const own = data?.student_profile_id === studentId ? data : null;
    const stored = saved ?? own ?? (failure ? pendingOf(row) : null);
    // The other page of its sheet may wait as well.
    const before = entries.filter((each) => each !== current && each.slot === slot && each.refusal === null);
    const [draft, ...more] = [...before, ...(current ? [current] : [])].flatMap(({ rows }) => rows);
    return draft && student && saved === null ? unsentResult(student, [draft, ...more], stored, key) : stored;
  }, [saved, data, failure, current, entries, slot, results, student, studentId, key]);
  return { entry, known, loaded };
}
