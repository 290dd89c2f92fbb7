import { type Weekday, weekdays } from '@caderneta/contract';
import { addDays, weekdayOf } from '../../server/query/school-time.ts';
import { lessonDayFrom, lessonDaysAhead } from '../settings/settings.service.ts';

/** A lesson of the weekly timetable. */
interface TimetableLesson {
  readonly weekday: Weekday;
  readonly end_time: string;
}

/**
 * The lesson that goes on, or the next one of a timetable on a day with lessons; null where none is near.
 *
 * @param lessons In the order of their times.
 * @param clock Time of day, as lessons have theirs.
 */
export function nextLesson<Lesson extends TimetableLesson>(
  lessons: readonly Lesson[],
  rules: { hasLessons(day: string): boolean },
  today: string,
  clock: string,
): (Omit<Lesson, 'weekday'> & { date: string }) | null {
  const last = addDays(today, lessonDaysAhead);
  let date = lessonDayFrom(rules, today);
  while (date !== null && date <= last) {
    const isToday = date === today;
    const weekday = weekdays[weekdayOf(date)];
    const found = lessons.find((lesson) => lesson.weekday === weekday && !(isToday && lesson.end_time <= clock));
    if (found) {
      const { weekday: _, ...lesson } = found;
      return { ...lesson, date };
    }
    date = lessonDayFrom(rules, addDays(date, 1));
  }
  return null;
}
