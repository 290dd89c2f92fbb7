import {
  type CalendarDate,
  endOfMonth,
  endOfWeek,
  parseDate,
  startOfMonth,
  startOfWeek,
} from '@internationalized/date';

/** The whole weeks that hold a month, Monday to Sunday, as 'yyyy-mm-dd'. */
export function monthGrid(month: string): string[][] {
  const first = parseDate(`${month}-01`);
  const last = endOfWeek(endOfMonth(first), 'pt-BR', 'mon');
  const weeks: string[][] = [];
  let day: CalendarDate = startOfWeek(startOfMonth(first), 'pt-BR', 'mon');
  while (day.compare(last) <= 0) {
    const monday = day;
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((days) => monday.add({ days }).toString()));
    day = day.add({ days: 7 });
  }
  return weeks;
}

/** The day that a key leads to from another, or null when the key is none of the calendar's. */
export function dayAfterKey(date: string, key: string): string | null {
  const day = parseDate(date);
  switch (key) {
    case 'ArrowLeft':
      return day.subtract({ days: 1 }).toString();
    case 'ArrowRight':
      return day.add({ days: 1 }).toString();
    case 'ArrowUp':
      return day.subtract({ days: 7 }).toString();
    case 'ArrowDown':
      return day.add({ days: 7 }).toString();
    case 'PageUp':
      return day.subtract({ months: 1 }).toString();
    case 'PageDown':
      return day.add({ months: 1 }).toString();
    case 'Home':
      return startOfWeek(day, 'pt-BR', 'mon').toString();
    case 'End':
      return endOfWeek(day, 'pt-BR', 'mon').toString();
    default:
      return null;
  }
}

/** 'yyyy-mm' so many months later. */
export const addMonths = (month: string, months: number): string =>
  parseDate(`${month}-01`).add({ months }).toString().slice(0, 7);

const midday = (date: string) => new Date(`${date}T12:00:00Z`);
const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' });
const dayFormat = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const monthFormat = formatter({ month: 'long', year: 'numeric' });

/** 'sexta-feira, 14 de agosto de 2026' */
export const writeDay = (date: string): string => dayFormat.format(midday(date));

/** 'agosto de 2026' */
export const writeMonth = (month: string): string => monthFormat.format(midday(`${month}-01`));
