import { type ClassCalendar, rollCallDayError, yearOfTerm } from '@caderneta/contract';

/** What a class's calendar says of a day. `isOpen`: a roll call of it may be saved today. */
export interface SchoolDay {
  readonly kind: 'lessons' | 'closed' | 'outside' | 'to-come' | 'between-terms' | 'weekend';
  readonly reason: string | null;
  readonly isOpen: boolean;
  /** The period that the day is of. */
  readonly term: (ClassCalendar['terms'][number] & { readonly year: number }) | null;
}

/** A day ('2026-03-31') in the calendar, seen on another; a school year or periods that nobody set flag nothing. */
export function schoolDay(day: string, calendar: ClassCalendar, today: string): SchoolDay {
  const terms = calendar.terms.filter(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);
  const [first] = terms;
  const term = first ? { ...first, year: yearOfTerm(calendar, first) } : null;
  const error = rollCallDayError(calendar, day, today);
  if (error?.code === 'closed') return { kind: 'closed', reason: error.reason, isOpen: false, term };
  if (error) return { kind: error.code === 'to-come' ? 'to-come' : 'outside', reason: null, isOpen: false, term };
  const isOpen = terms.length === 0 || terms.some(({ attendance_open }) => attendance_open);
  const year = day.slice(0, 4);
  const isBetween = term === null && calendar.terms.some(({ starts_on }) => starts_on.startsWith(year));
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const isWeekend = weekday === 0 || weekday === 6;
  return { kind: isWeekend ? 'weekend' : isBetween ? 'between-terms' : 'lessons', reason: null, isOpen, term };
}

/** Whether a day, by the calendar, has no lesson of which there could be a roll. */
export const isWithoutLessons = ({ kind }: SchoolDay): boolean =>
  kind === 'closed' || kind === 'outside' || kind === 'to-come';
