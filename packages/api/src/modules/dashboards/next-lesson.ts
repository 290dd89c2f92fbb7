import { type TeacherDashboard, type Weekday, weekdays } from '@caderneta/contract';
import { addDays, weekdayOf } from '../../server/query/school-time.ts';
import { lessonDayFrom } from './school-rules.repository.ts';

type Next = NonNullable<TeacherDashboard['next_lesson']>;
/** A lesson of the weekly timetable. */
type TimetableLesson = Omit<Next, 'date' | 'is_called'> & { readonly weekday: Weekday };

/** Days within which a next lesson is looked for. */
const daysAhead = 45;

/**
 * The lesson that goes on, or the next one of a timetable on a day with lessons; null where none is near.
 *
 * @param lessons In the order of their times.
 * @param clock Time of day, as lessons have theirs.
 */
export function nextLesson(
  lessons: readonly TimetableLesson[],
  rules: { hasLessons(day: string): boolean },
  today: string,
  clock: string,
  classes: readonly { readonly id: string; readonly called_today: boolean }[],
): Next | null {
  const last = addDays(today, daysAhead);
  let date = lessonDayFrom(rules, today);
  while (date !== null && date <= last) {
    const isToday = date === today;
    const weekday = weekdays[weekdayOf(date)];
    const found = lessons.find((lesson) => lesson.weekday === weekday && !(isToday && lesson.end_time <= clock));
    if (found) {
      const { weekday: _, ...lesson } = found;
      const isCalled = isToday && classes.some(({ id, called_today }) => id === lesson.class?.id && called_today);
      return { ...lesson, date, is_called: isCalled };
    }
    date = lessonDayFrom(rules, addDays(date, 1));
  }
  return null;
}
