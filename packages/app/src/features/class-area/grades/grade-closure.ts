import {
  type ClassCalendar,
  type GradeClosure,
  type GradedPeriod,
  gradeClosure,
  type SchoolClass,
} from '@caderneta/contract';

/** Until when a period is open again, today; null where it is not. */
export const reopenedUntil = ({ reopened }: Pick<ClassCalendar, 'reopened'>, period: GradedPeriod): string | null =>
  reopened.find(
    ({ scope, period_index, year }) =>
      scope === period.scope && period_index === period.period_index && year === period.year,
  )?.until ?? null;

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
