import { type CalendarDate, parseDate } from '@internationalized/date';

/** The date of 'yyyy-mm-dd', or null when the text is no date of the calendar. */
export function readIsoDate(text: string | null | undefined): CalendarDate | null {
  if (text === null || text === undefined || text === '') return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** The date in a pasted text: '22/03/1984', '22-3-1984', '22.03.84' is none, '1984-03-22' is. */
export function readPastedDate(text: string): CalendarDate | null {
  const trimmed = text.trim();
  const brazilian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(trimmed);
  if (brazilian === null) return readIsoDate(trimmed.slice(0, 10));
  const [, day = '', month = '', year = ''] = brazilian;
  return readIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** How many years the calendar's list of years must span to reach from `min` to `max`; 120 where there is no bound. */
export function yearsBetween(min: CalendarDate | null, max: CalendarDate | null): number {
  return min !== null && max !== null ? max.year - min.year + 1 : 120;
}

/** '1984-03-22' written '22/03/1984'. */
export const writeBrazilian = (isoDate: string): string => isoDate.split('-').reverse().join('/');
