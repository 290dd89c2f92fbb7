import { addDays } from '../DateStepper/day-text.ts';

const midday = (date: string) => new Date(`${date}T12:00:00Z`);
/** Days since Monday. */
const weekdayOf = (date: string): number => (midday(date).getUTCDay() + 6) % 7;
const later = (date: string, days: number): string => addDays(date, days) ?? date;

/** 'yyyy-mm' so many months later. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

const lastDayOf = (month: string): string => later(`${addMonths(month, 1)}-01`, -1);

/** The whole weeks that hold a month, Monday to Sunday, as 'yyyy-mm-dd'. */
export function monthGrid(month: string): string[][] {
  const weeks: string[][] = [];
  let monday = later(`${month}-01`, -weekdayOf(`${month}-01`));
  while (monday <= lastDayOf(month)) {
    const from = monday;
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((days) => later(from, days)));
    monday = later(from, 7);
  }
  return weeks;
}

/** The same day of another month, or its last where it has no such day. */
function monthsLater(date: string, months: number): string {
  const month = addMonths(date.slice(0, 7), months);
  const day = `${month}${date.slice(7)}`;
  return day > lastDayOf(month) ? lastDayOf(month) : day;
}

/** The day that a key leads to from another, or null when the key is none of the calendar's. */
export function dayAfterKey(date: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return later(date, -1);
    case 'ArrowRight':
      return later(date, 1);
    case 'ArrowUp':
      return later(date, -7);
    case 'ArrowDown':
      return later(date, 7);
    case 'PageUp':
      return monthsLater(date, -1);
    case 'PageDown':
      return monthsLater(date, 1);
    case 'Home':
      return later(date, -weekdayOf(date));
    case 'End':
      return later(date, 6 - weekdayOf(date));
    default:
      return null;
  }
}

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' });
const dayFormat = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const monthFormat = formatter({ month: 'long', year: 'numeric' });

/** 'sexta-feira, 14 de agosto de 2026' */
export const writeDay = (date: string): string => dayFormat.format(midday(date));

/** 'agosto de 2026' */
export const writeMonth = (month: string): string => monthFormat.format(midday(`${month}-01`));
