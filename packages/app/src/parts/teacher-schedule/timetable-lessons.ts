import { brasiliaFormat, type TeacherSchedule, weekdays } from '@caderneta/contract';
import type { Lesson, Weekday, WeekMoment } from '@caderneta/ui';
import { scheduleCopy } from './teacher-schedule.copy.ts';

/** '08:00' of '1970-01-01T08:00:00Z': only the time of day counts, as it is written. */
export const clockOf = (wire: string): string => wire.slice(11, 16);

type WireLesson = Pick<TeacherSchedule, 'id' | 'weekday' | 'start_time' | 'end_time'>;

/** A weekly lesson as the timetable draws it. */
export const lessonOf = (
  { id, weekday, start_time, end_time }: WireLesson,
  title: string,
  detail?: string,
): Lesson => ({
  id,
  day: (weekdays.indexOf(weekday) + 1) as Weekday,
  start: clockOf(start_time),
  end: clockOf(end_time),
  title,
  detail,
});

/** What a teacher's week says of a lesson: names of its class and its discipline, where it has them. */
export interface TaughtLesson extends WireLesson {
  readonly inClass: string | undefined;
  readonly discipline: string | undefined;
}

/**
 * A teacher's week, told by class; the discipline follows only where the teacher has more than one. A lesson without a class is told
 * by its discipline, one without either is an 'Aula'.
 */
export function taughtLessons(lessons: readonly TaughtLesson[]): Lesson[] {
  const teachesSeveral = new Set(lessons.flatMap(({ discipline }) => discipline ?? [])).size > 1;
  return lessons.map((lesson) => {
    const { inClass, discipline } = lesson;
    if (inClass === undefined) return lessonOf(lesson, discipline ?? scheduleCopy.lesson);
    return lessonOf(lesson, inClass, teachesSeveral ? discipline : undefined);
  });
}

/** '9º Ano C' of a class. */
export const classText = (schoolClass: TeacherSchedule['class']): string | undefined =>
  schoolClass ? `${schoolClass.grade} ${schoolClass.section}` : undefined;

const partsFormat = brasiliaFormat('en-US', {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const shortDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The weekday and the time that it is in Brasília. */
export function weekMomentOf(now: Date): WeekMoment {
  const parts = new Map(
    partsFormat()
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: (shortDays.indexOf(parts.get('weekday') ?? '') + 1) as Weekday,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}
