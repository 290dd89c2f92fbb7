import { formatDay } from './dates.ts';
import { libCopy } from './lib.copy.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago an instant was: 'agora', 'há 12 min', 'há 3 h', 'ontem', then its day. */
export function formatSince(instant: string, now: Date): string {
  const texts = libCopy.since;
  const elapsed = now.getTime() - Date.parse(instant);
  if (elapsed < MINUTE) return texts.now;
  if (elapsed < HOUR) return texts.minutes(Math.floor(elapsed / MINUTE));
  const isToday = formatDay(instant) === formatDay(now.toISOString());
  if (isToday) return texts.hours(Math.floor(elapsed / HOUR));
  const yesterday = new Date(now.getTime() - DAY).toISOString();
  return formatDay(instant) === formatDay(yesterday) ? texts.yesterday : formatDay(instant);
}
