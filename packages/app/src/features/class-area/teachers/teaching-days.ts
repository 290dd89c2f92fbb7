import { type ClassTeacher, isTeachingOn } from '@caderneta/contract';
import { writeDay } from '../../../lib/dates.ts';
import { teachersCopy as texts } from './teachers.copy.ts';

type Days = Pick<ClassTeacher, 'starts_on' | 'ends_on'>;

/** From when until when an assignment holds: 'desde 02/02/2026 até 30/04/2026'. */
export function daysText({ starts_on, ends_on }: Days): string {
  const parts = [starts_on && texts.from(writeDay(starts_on)), ends_on && texts.until(writeDay(ends_on))];
  return parts.filter(Boolean).join(' ') || texts.always;
}

/** What an assignment that is not in force today is: over, or still ahead; null where it is. */
export function restOf(days: Days, today: string): string | null {
  if (isTeachingOn(days, today)) return null;
  return days.ends_on !== null && days.ends_on < today ? texts.over : texts.ahead;
}
