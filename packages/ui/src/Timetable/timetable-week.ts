/** Monday is 1, Sunday 7, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface Lesson {
  id: string;
  day: Weekday;
  /** 'HH:mm'. */
  start: string;
  /** 'HH:mm'; the lesson is over at it. */
  end: string;
  /** The discipline, or the class. */
  title: string;
  /** A second line: the room, the teacher, the class. */
  detail?: string;
}

/** The time of day at the school. */
export interface WeekMoment {
  day: Weekday;
  /** 'HH:mm'. */
  time: string;
}

export interface TimetableDay {
  day: Weekday;
  lessons: Lesson[];
}

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Monday to Sunday, each day's lessons in the order they begin. */
export const weekOf = (lessons: readonly Lesson[]): TimetableDay[] =>
  WEEK.map((day) => ({
    day,
    lessons: lessons
      .filter((lesson) => lesson.day === day)
      .sort((one, other) => one.start.localeCompare(other.start) || one.end.localeCompare(other.end)),
  }));

/** The day to show first: today, or where it has no lessons the next day that has; today where none has. */
export function dayInFocus(week: readonly TimetableDay[], today: Weekday): Weekday {
  const fromToday = [...week.slice(today - 1), ...week.slice(0, today - 1)];
  return fromToday.find(({ lessons }) => lessons.length > 0)?.day ?? today;
}

/** Whether a lesson is in progress: from its first minute until before its end. */
export const isNow = (lesson: Lesson, now: WeekMoment | null): boolean =>
  now !== null && lesson.day === now.day && lesson.start <= now.time && now.time < lesson.end;
