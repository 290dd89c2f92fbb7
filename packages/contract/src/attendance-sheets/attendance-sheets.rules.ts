import { rollCallDayError, type SchoolCalendar } from '../school-year/posting.rules.ts';
import { type Weekday, weekdays } from '../teacher-schedules/weekdays.ts';
import { mostSheetDays, mostSheetPupils } from './attendance-sheets.schema.ts';

const weekend: readonly Weekday[] = ['SATURDAY', 'SUNDAY'];

const weekdayOf = (day: string): Weekday => weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'SUNDAY';

/** The days of a month ('2026-02'), the first to the last. */
function daysOf(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
}

/**
 * The days of a month on which a class has lessons, past or to come: within the school year and its periods, not closed, on the weekdays
 * of the timetable or, where it has none, from Monday to Friday.
 */
export function lessonDaysOf(month: string, calendar: SchoolCalendar, timetable: readonly Weekday[]): string[] {
  const { terms } = calendar;
  const isTermed = terms.some(({ starts_on }) => starts_on.slice(0, 4) === month.slice(0, 4));
  return daysOf(month).filter((day) => {
    const weekday = weekdayOf(day);
    const isUsual = timetable.length > 0 ? timetable.includes(weekday) : !weekend.includes(weekday);
    const isInTerm = !isTermed || terms.some(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);
    return isUsual && isInTerm && rollCallDayError(calendar, day, day) === null;
  });
}

/** The whole in parts as even as can be, none greater than `most`. */
function evenParts<Item>(items: readonly Item[], most: number): Item[][] {
  const parts = Math.ceil(items.length / most);
  return Array.from({ length: parts }, (_, at) =>
    items.slice(Math.round((at * items.length) / parts), Math.round(((at + 1) * items.length) / parts)),
  );
}

/** The pages of a roll: pupils in their order over as few pages as hold them, and of a month of many lessons its days over two. */
export const sheetPagesOf = <Pupil>(
  pupils: readonly Pupil[],
  days: readonly string[],
): { pupils: Pupil[]; days: string[] }[] =>
  evenParts(days, mostSheetDays).flatMap((ofPage) =>
    evenParts(pupils, mostSheetPupils).map((rows) => ({ pupils: rows, days: ofPage })),
  );
