import { brasiliaFormat, dayOf } from '@caderneta/contract';

const minuteMs = 60_000;
/** Asked in every call, and dear to format: the day of the minute that was asked for last. */
let latest = { minute: Number.NaN, day: '' };

/** The calendar day in São Paulo, '2026-03-31': what 'today' means everywhere in the product. */
export function schoolDay(moment: Date): string {
  const minute = Math.floor(moment.getTime() / minuteMs);
  if (minute !== latest.minute) latest = { minute, day: dayOf(moment) };
  return latest.day;
}

const clockFormat = brasiliaFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** The time of day in São Paulo, '07:30:00'. */
export const schoolClock = (moment: Date): string => clockFormat().format(moment);

/** The school year that a moment falls in: the calendar year in São Paulo. */
export const schoolYearOf = (moment: Date): number => Number(schoolDay(moment).slice(0, 4));

const dayMs = 86_400_000;

/** The calendar day so many days after another; before it where `count` is negative. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** 0 is Monday, 6 is Sunday. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;
