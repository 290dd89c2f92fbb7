import {
  attendanceWindowOf,
  type Failure,
  type FieldError,
  fail,
  type GradeClosure,
  type GradedPeriod,
  gradeClosure,
  isAfterClass,
  isPostingOpen,
  rollCallDayError,
  yearOfTerm,
} from '@caderneta/contract';
import { schoolDay } from '../../server/query/school-time.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { reopeningsOf } from './reopenings.repository.ts';
import { calendarOf, type SchoolRef } from './school-calendar.ts';
import { schoolYearMessages as messages } from './school-year.messages.ts';

interface PostingClass extends SchoolRef {
  readonly id: string;
  /** Its school year, after which nothing may be posted; null where it has none. */
  readonly academicYear: number | null;
}

/** A grade about to be written, by its place in the request. */
interface GradePosting extends GradedPeriod {
  readonly index: number;
}

const closed = (errors: readonly FieldError[]): Failure | null =>
  errors.length > 0 ? fail('posting-closed', { message: errors[0]?.message ?? '', errors }) : null;

/**
 * The refusal of grades of periods that are not open today, with the days on which they are; null where all are. A period is open within
 * the municipality's window, and as long as a director opened it again.
 */
export async function gradePostingFailure(
  { db, now }: Unit,
  schoolClass: PostingClass,
  postings: readonly GradePosting[],
): Promise<Failure | null> {
  if (postings.length === 0) return null;
  const calendar = await calendarOf(db, schoolClass);
  const reopened = await reopeningsOf(db, schoolClass);
  const today = schoolDay(now);
  return closed(
    postings.flatMap((posting): FieldError[] => {
      const closure = gradeClosure(calendar, posting, today, {
        classYear: schoolClass.academicYear,
        reopenedUntil: reopened.until(posting),
      });
      return closure ? [gradeError(posting, closure)] : [];
    }),
  );
}

function gradeError({ index, scope, period_index, year }: GradePosting, closure: GradeClosure): FieldError {
  const field = `${index}.period_index`;
  switch (closure.code) {
    case 'later-year':
      return { field: `${index}.year`, message: messages.laterYear(closure.classYear) };
    case 'window':
      return { field, message: messages.closed(scope, period_index, closure.window.starts_on, closure.window.ends_on) };
    case 'other-year':
      return { field, message: messages.otherYear(year) };
  }
}

/**
 * The refusal of a roll call: the class is of a year before, no lessons on that day, it has not come yet, or its period is not open today; null where it may be saved. Weekends are no fault:
 * schools give lessons on some Saturdays.
 */
export async function rollCallFailure(
  { db, now }: Unit,
  schoolClass: PostingClass,
  date: string,
): Promise<Failure | null> {
  const calendar = await calendarOf(db, schoolClass);
  const field = '0.date';
  const today = schoolDay(now);
  const { academicYear } = schoolClass;
  if (isAfterClass(academicYear, yearOfTerm(calendar, { starts_on: date }))) {
    return closed([{ field, message: messages.laterYear(academicYear) }]);
  }
  const error = rollCallDayError(calendar, date, today);
  if (error?.code === 'outside-year') {
    return closed([{ field, message: messages.outsideYear(error.year.starts_on, error.year.ends_on) }]);
  }
  if (error?.code === 'closed') return closed([{ field, message: messages.closedDay(date, error.reason) }]);
  if (error) return closed([{ field, message: messages.dayToCome(date) }]);
  const terms = calendar.terms.filter(({ starts_on, ends_on }) => starts_on <= date && date <= ends_on);
  const [first] = terms;
  if (!first) return null;
  const reopened = await reopeningsOf(db, schoolClass);
  const isOpen = terms.some((term) =>
    isPostingOpen(attendanceWindowOf(term), today, reopened.until({ ...term, year: yearOfTerm(calendar, term) })),
  );
  const window = attendanceWindowOf(first);
  if (isOpen || !window) return null;
  return closed([
    { field, message: messages.closed(first.scope, first.period_index, window.starts_on, window.ends_on) },
  ]);
}
