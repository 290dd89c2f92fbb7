import { type ClassEvent, classEventTypeLabels } from '@caderneta/contract';
import type { CalendarEvent, Lesson, Weekday } from '@caderneta/ui';
import { clockOf } from '../../../parts/teacher-schedule/timetable-lessons.ts';
import { scheduleCopy as texts } from './schedule.copy.ts';

const dayMs = 86_400_000;
const shift = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Monday is 1, Sunday 7. */
export const weekdayOf = (day: string): Weekday => (new Date(`${day}T12:00:00Z`).getUTCDay() || 7) as Weekday;

/** First and last day that a month's page shows: the weeks around it too. */
export function monthSpan(month: string): { from: string; to: string } {
  return { from: shift(`${month}-01`, -7), to: shift(`${month}-28`, 10) };
}

/** The same weekday so many weeks later. */
export const weeksAfter = (day: string, weeks: number): string => shift(day, 7 * weeks);

/** Monday and Sunday of a day's week. */
export function weekSpan(day: string): { from: string; to: string } {
  const from = shift(day, 1 - weekdayOf(day));
  return { from, to: shift(from, 6) };
}

const hoursOf = ({ start_time, end_time }: ClassEvent): string | null =>
  start_time === null ? null : texts.hours(clockOf(start_time), end_time && clockOf(end_time));

/** An event as the month shows it: its kind, hours and description in the second line. */
export const calendarEvent = (event: ClassEvent): CalendarEvent => ({
  id: event.id,
  date: event.date,
  title: event.title,
  detail: [
    classEventTypeLabels[event.type],
    event.staff_only && texts.forStaff,
    hoursOf(event),
    event.description,
    ...event.codes,
  ]
    .filter(Boolean)
    .join(' · '),
});

/** An event with its hours as the week shows it; null without them. */
export const timedEvent = ({ id, title, date, type, start_time, end_time }: ClassEvent): Lesson | null =>
  start_time === null || end_time === null
    ? null
    : {
        id,
        day: weekdayOf(date),
        start: clockOf(start_time),
        end: clockOf(end_time),
        title,
        detail: classEventTypeLabels[type],
      };
