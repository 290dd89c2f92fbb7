import {
  type ClassCalendar,
  type GradeClosure,
  type GradedPeriod,
  gradeClosure,
  isSamePeriod,
  type SchoolClass,
  yearOfTerm,
} from '@caderneta/contract';

/**
 * Until when a period is open again, today; null where it is not. A calendar that an older version left on the device, or an older server
 * sent, has it at its periods alone.
 */
export function reopenedUntil(
  calendar: Pick<ClassCalendar, 'today' | 'terms' | 'school_year'> & Partial<Pick<ClassCalendar, 'reopened'>>,
  period: GradedPeriod,
): string | null {
  const term = calendar.terms.find((one) => isSamePeriod(period, { ...one, year: yearOfTerm(calendar, one) }));
  const until = calendar.reopened?.find((one) => isSamePeriod(period, one))?.until ?? term?.reopened_until ?? null;
  return until !== null && calendar.today <= until ? until : null;
}

/** Why grades of a period cannot be posted in a class today; null where they can. */
export const closureOf = (
  calendar: ClassCalendar,
  period: GradedPeriod,
  { academic_year }: Pick<SchoolClass, 'academic_year'>,
): GradeClosure | null =>
  gradeClosure(calendar, period, calendar.today, {
    classYear: academic_year,
    reopenedUntil: reopenedUntil(calendar, period),
  });
