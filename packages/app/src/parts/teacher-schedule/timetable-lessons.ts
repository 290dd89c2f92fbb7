import { type TeacherSchedule, weekdays } from '@caderneta/contract';
import type { Lesson, Weekday, WeekMoment } from '@caderneta/ui';
import { scheduleCopy } from './teacher-schedule.copy.ts';

/** '08:00' of '1970-01-01T08:00:00Z': only the time of day counts, as it is written. */
export const clockOf = (wire: string): string => wire.slice(11, 16);

/** '9º Ano C' of a class. */
const classText = (schoolClass: TeacherSchedule['class']): string | undefined =>
  schoolClass ? `${schoolClass.grade} ${schoolClass.section}` : undefined;

/** A line of a timetable as the week shows it: the discipline, else the class, else 'Aula'. */
export function lessonOf({
  id,
  weekday,
  start_time,
  end_time,
  discipline,
  class: schoolClass,
}: TeacherSchedule): Lesson {
  const inClass = classText(schoolClass);
  return {
    id,
    day: (weekdays.indexOf(weekday) + 1) as Weekday,
    start: clockOf(start_time),
    end: clockOf(end_time),
    title: discipline?.name ?? inClass ?? scheduleCopy.lesson,
    detail: discipline ? inClass : undefined,
  };
}

const partsFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const shortDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The weekday and the time that it is in Brasília. */
export function weekMomentOf(now: Date): WeekMoment {
  const parts = new Map(partsFormat.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    day: (shortDays.indexOf(parts.get('weekday') ?? '') + 1) as Weekday,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}
