import type { ClosedDay, SchoolYear, Term } from '../settings/calendar.schema.ts';

/** First and last day of something, both included; without the last one it does not end. */
export interface DayRange {
  readonly starts_on: string;
  readonly ends_on: string | null;
}

/** A school year's terms and closed days, as the municipality and the school set them. */
export interface SchoolCalendar {
  readonly school_year: SchoolYear | null;
  readonly terms: readonly Term[];
  readonly closed_days: readonly ClosedDay[];
}

const holds = ({ starts_on, ends_on }: DayRange, day: string): boolean =>
  starts_on <= day && (ends_on === null || day <= ends_on);

/** Days on which a period's grades are posted; null where nobody limited them. */
export const gradeWindowOf = (term: Term): DayRange | null =>
  term.posting_starts_on === null && term.posting_ends_on === null
    ? null
    : { starts_on: term.posting_starts_on ?? term.starts_on, ends_on: term.posting_ends_on };

/** Days on which a period's roll calls are posted: from its first day, or earlier where its grades are, to the end of the window. */
export function attendanceWindowOf(term: Term): DayRange | null {
  const window = gradeWindowOf(term);
  if (!window) return null;
  return { ...window, starts_on: window.starts_on < term.starts_on ? window.starts_on : term.starts_on };
}

/** Whether something may be posted today, within its window or by a reopening that lasts until a day (included). */
export const isPostingOpen = (window: DayRange | null, today: string, reopenedUntil: string | null): boolean =>
  window === null || holds(window, today) || (reopenedUntil !== null && today <= reopenedUntil);

/** Why no roll call is of a day. */
type RollCallDayError =
  | { readonly code: 'outside-year'; readonly year: SchoolYear }
  | { readonly code: 'closed'; readonly reason: string | null }
  | { readonly code: 'to-come' };

/**
 * Why no roll call can be of a day, or null: there are no lessons on it, or it has not come yet. `today` is the day that it is in the school's
 * time zone. Weekends are not among the reasons: schools give lessons on some Saturdays.
 */
export function rollCallDayError(
  { school_year, closed_days }: SchoolCalendar,
  day: string,
  today: string,
): RollCallDayError | null {
  if (school_year && !holds(school_year, day)) return { code: 'outside-year', year: school_year };
  const closed = closed_days.find(({ date }) => date === day);
  if (closed) return { code: 'closed', reason: closed.reason };
  return day > today ? { code: 'to-come' } : null;
}
