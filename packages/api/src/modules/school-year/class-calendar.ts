import { attendanceWindowOf, type ClassCalendar, gradeClosure, isPostingOpen, yearOfTerm } from '@caderneta/contract';
import type { Queries } from '../../server/query/queries.ts';
import { schoolDay } from '../../server/query/school-time.ts';
import { reopeningsOf } from './reopenings.repository.ts';
import { calendarOf } from './school-calendar.ts';
import type { SeenClass } from './seen-class.ts';

/** The school year as a class lives it, with what may be posted now. */
export async function classCalendar(db: Queries, schoolClass: SeenClass, now: Date): Promise<ClassCalendar> {
  const calendar = await calendarOf(db, schoolClass);
  const reopened = await reopeningsOf(db, schoolClass);
  const today = schoolDay(now);
  return {
    class_id: schoolClass.id,
    today,
    school_year: calendar.school_year,
    closed_days: [...calendar.closed_days],
    minimum_mean: calendar.rules.minimum_mean,
    minimum_attendance: calendar.rules.minimum_attendance,
    any_discipline: calendar.rules.any_discipline,
    terms: calendar.terms.map((term) => {
      const period = { ...term, year: yearOfTerm(calendar, term) };
      const reopened_until = reopened.until(period);
      const of = { classYear: schoolClass.year, reopenedUntil: reopened_until };
      return {
        ...term,
        reopened_until,
        grades_open: gradeClosure(calendar, period, today, of) === null,
        attendance_open: isPostingOpen(attendanceWindowOf(term), today, reopened_until),
      };
    }),
    reopened: reopened.on(today),
  };
}
