import { parseTime, type Time } from '@internationalized/date';

/** The time of 'HH:mm' (seconds are left out), or null when the text is none. */
export function readTime(text: string | null | undefined): Time | null {
  if (text === null || text === undefined || text === '') return null;
  try {
    return parseTime(text.slice(0, 5));
  } catch {
    return null;
  }
}

/** 'HH:mm'. */
export const writeTime = (time: { hour: number; minute: number }): string =>
  `${String(time.hour).padStart(2, '0')}:${String(time.minute).padStart(2, '0')}`;
