import type { Attendance, AttendanceEntry, AttendanceStatus, ClassStudent } from '@caderneta/contract';

/** What a teacher says of one pupil. */
export interface RollMark {
  readonly status: AttendanceStatus;
  readonly notes: string | null;
}

/** Changes that are on screen only, by the pupil's profile. */
export type RollDraft = Readonly<Record<string, RollMark>>;

export interface RollLine extends RollMark {
  readonly id: string;
  readonly name: string;
  /** Of what the server has; 0 where it has nothing. */
  readonly version: number;
  /** Not what was last saved or handed over. */
  readonly isChanged: boolean;
}

const untouched: RollMark = { status: 'PRESENT', notes: null };
const markOf = ({ status = 'PRESENT', notes = null }: AttendanceEntry): RollMark => ({ status, notes });
const isSame = (a: RollMark, b: RollMark) => a.status === b.status && (a.notes ?? '') === (b.notes ?? '');

/**
 * The roll call as a person sees it: everyone present on a day that was never saved; else what is saved, over it what waits
 * on this device, over that what was changed on screen.
 */
export function rollLines(
  students: readonly ClassStudent[],
  saved: readonly Attendance[],
  unsent: readonly AttendanceEntry[],
  draft: RollDraft,
): RollLine[] {
  const stored = new Map(saved.map((row) => [row.student_profile_id, row]));
  const waiting = new Map(unsent.map((row) => [row.student_profile_id, markOf(row)]));
  return students.map(({ id, user }) => {
    const current = waiting.get(id) ?? stored.get(id) ?? untouched;
    const { status, notes } = draft[id] ?? current;
    return {
      id,
      name: user.name,
      status,
      notes,
      version: stored.get(id)?.version ?? 0,
      isChanged: !isSame({ status, notes }, current),
    };
  });
}

/** Everyone's line as the server takes it. */
export const rollEntries = (
  lesson: Pick<AttendanceEntry, 'class_id' | 'date' | 'discipline_id'>,
  lines: readonly RollLine[],
): AttendanceEntry[] =>
  lines.map(({ id, status, notes, version }) => ({ ...lesson, student_profile_id: id, status, notes, version }));

export const countAbsent = (lines: readonly RollMark[]): number =>
  lines.filter(({ status }) => status === 'ABSENT').length;
