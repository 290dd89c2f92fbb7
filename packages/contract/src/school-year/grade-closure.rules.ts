import type { GradeScope } from '../grades/grades.rules.ts';
import { yearOfTerm } from '../settings/year-of-term.ts';
import { type DayRange, gradeWindowOf, isPostingOpen, type SchoolCalendar } from './posting.rules.ts';

/** A period of a year's gradebook. */
export interface GradedPeriod {
  readonly scope: GradeScope;
  readonly period_index: number;
  readonly year: number;
}

/** Whether both are the same period of the same year. */
export const isSamePeriod = (one: GradedPeriod, other: GradedPeriod): boolean =>
  one.scope === other.scope && one.period_index === other.period_index && one.year === other.year;

/** Why no grades of a period are posted today. */
export type GradeClosure =
  | { readonly code: 'window'; readonly window: DayRange }
  /** Its year is not the one that the network has open. */
  | { readonly code: 'other-year' }
  /** The class is of a year before. */
  | { readonly code: 'later-year'; readonly classYear: number };

/** Whether something is of a year after the class's own, in which nothing of it is posted there. */
export const isAfterClass = (classYear: number | null, year: number): classYear is number =>
  classYear !== null && classYear < year;

/**
 * Why grades of a period cannot be posted in a class, or null: a period is open within its window, or while a director opened it again. A year
 * whose periods the network did not set is open where it limits none of that kind.
 *
 * @param classYear The class's own year, null where it has none.
 * @param reopenedUntil The last day of the period's reopenings.
 */
export function gradeClosure(
  calendar: Pick<SchoolCalendar, 'school_year' | 'terms'>,
  { scope, period_index, year }: GradedPeriod,
  today: string,
  { classYear, reopenedUntil }: { readonly classYear: number | null; readonly reopenedUntil: string | null },
): GradeClosure | null {
  if (isAfterClass(classYear, year)) return { code: 'later-year', classYear };
  const ofScope = calendar.terms.filter((term) => term.scope === scope);
  const term = ofScope.find((one) => one.period_index === period_index && yearOfTerm(calendar, one) === year);
  if (term) {
    const window = gradeWindowOf(term);
    return window === null || isPostingOpen(window, today, reopenedUntil) ? null : { code: 'window', window };
  }
  const isLimited = ofScope.some((one) => gradeWindowOf(one) !== null);
  return !isLimited || (reopenedUntil !== null && today <= reopenedUntil) ? null : { code: 'other-year' };
}
