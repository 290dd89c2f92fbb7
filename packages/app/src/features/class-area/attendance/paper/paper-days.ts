import type {
  Attendance,
  AttendanceEntry,
  AttendanceSheet,
  AttendanceStatus,
  ClassCalendar,
} from '@caderneta/contract';
import type { RollMark } from '@caderneta/omr-engine/rolls';
import type { RollCallKey } from '../attendance.api.ts';
import { isWithoutLessons, type SchoolDay, schoolDay } from '../school-day.ts';

/** What the paper says of a pupil on a day, beside what is recorded. */
export interface PaperCell {
  /** Place of the row and of the column on the paper, from 0. */
  readonly row: number;
  readonly column: number;
  readonly pupilId: string;
  readonly name: string;
  /** 'out': the pupil was not in the class on that day. */
  readonly mark: RollMark | 'out';
  readonly saved: AttendanceStatus | null;
  readonly version: number;
}

/** A column of the paper. */
export interface PaperDay {
  readonly date: string;
  readonly column: number;
  readonly school: SchoolDay;
  /** 'closed': no roll call of it can be saved today; `school` says why. */
  readonly state: 'new' | 'same' | 'differs' | 'closed';
  readonly cells: readonly PaperCell[];
  readonly absences: number;
  readonly uncertain: number;
  readonly differences: number;
}

/** Answers that the person gave, by 'row/column'. */
export type PaperAnswers = Readonly<Record<string, 'present' | 'absent'>>;
export const cellKey = ({ row, column }: Pick<PaperCell, 'row' | 'column'>): string => `${row}/${column}`;

export interface PaperRoll {
  readonly sheet: AttendanceSheet;
  /** As it was read: `marks[row][column]`. */
  readonly marks: readonly (readonly RollMark[])[];
  readonly answers: PaperAnswers;
  /** What is recorded of the month, on the server and on this device. */
  readonly recorded: readonly Pick<Attendance, 'student_profile_id' | 'date' | 'status' | 'version'>[];
}

const statusOf = { present: 'PRESENT', absent: 'ABSENT' } as const;

export const isDifferent = ({ mark, saved }: PaperCell): boolean =>
  saved !== null && (mark === 'present' || mark === 'absent') && statusOf[mark] !== saved;

function stateOf(school: SchoolDay, cells: readonly PaperCell[]): PaperDay['state'] {
  if (!school.isOpen || isWithoutLessons(school)) return 'closed';
  const there = cells.filter(({ mark }) => mark !== 'out');
  if (there.every(({ saved }) => saved === null)) return 'new';
  const isSame = there.every((cell) => cell.saved !== null && cell.mark !== 'uncertain' && !isDifferent(cell));
  return isSame ? 'same' : 'differs';
}

/** The paper's days in order, each beside what the calendar and the gradebook say of it. */
export function paperDays(
  { sheet, marks, answers, recorded }: PaperRoll,
  calendar: ClassCalendar,
  today: string,
): PaperDay[] {
  const known = new Map(recorded.map((row) => [`${row.student_profile_id}/${row.date}`, row]));
  return sheet.days.map((date, column) => {
    const school = schoolDay(date, calendar, today);
    const cells = sheet.pupils.map(({ student_profile_id: pupilId, name, enrolled }, row): PaperCell => {
      const isThere = enrolled.some(
        ({ starts_on, ends_on }) => starts_on <= date && (ends_on === null || date <= ends_on),
      );
      const saved = known.get(`${pupilId}/${date}`);
      const mark = isThere ? (answers[`${row}/${column}`] ?? marks[row]?.[column] ?? 'uncertain') : 'out';
      return { row, column, pupilId, name, mark, saved: saved?.status ?? null, version: saved?.version ?? 0 };
    });
    return {
      date,
      column,
      school,
      state: stateOf(school, cells),
      cells,
      absences: cells.filter(({ mark }) => mark === 'absent').length,
      uncertain: cells.filter(({ mark }) => mark === 'uncertain').length,
      differences: cells.filter(isDifferent).length,
    };
  });
}

/**
 * The days that are saved unless the person says otherwise: those of which nothing is recorded, up to the last one on which somebody was
 * marked. What was recorded is never replaced by itself.
 */
export function usualDays(days: readonly PaperDay[]): string[] {
  const open = days.filter(({ state }) => state !== 'closed');
  const last = open.findLastIndex(({ absences, uncertain }) => absences + uncertain > 0);
  return open.slice(0, last + 1).flatMap(({ state, date }) => (state === 'new' ? [date] : []));
}

/** A day's roll call as the server takes it, or null while something of it is uncertain. */
export function entriesOf(lesson: RollCallKey, { cells }: PaperDay): AttendanceEntry[] | null {
  const there = cells.filter(({ mark }) => mark !== 'out');
  const entries = there.flatMap(({ mark, pupilId, version }): AttendanceEntry[] =>
    mark === 'present' || mark === 'absent'
      ? [{ ...lesson, student_profile_id: pupilId, status: statusOf[mark], version }]
      : [],
  );
  return entries.length === there.length && entries.length > 0 ? entries : null;
}
