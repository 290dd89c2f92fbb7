import { addDays, weekdayOf } from '../server/query/school-time.ts';

export { addDays, weekdayOf };

/** Days are 'yyyy-mm-dd'. */
export type Day = string;

export interface Term {
  readonly index: number;
  readonly starts_on: Day;
  readonly ends_on: Day;
}

export interface SchoolCalendar {
  readonly year: number;
  /** The 200 days with lessons that the law asks for, in order. */
  readonly days: readonly Day[];
  /** Four bimesters of 50 days. */
  readonly terms: readonly Term[];
  /** Holidays and the July recess: working days without lessons, and holidays at weekends. */
  readonly closedDays: readonly Day[];
}

const LESSON_DAYS = 200;
const TERM_DAYS = 50;
/** Three weeks, which the demonstration always has behind it: each weekday had its lessons, though Christmas and New Year fall on one. */
export const DAYS_BEHIND = 15;

/** Easter Sunday in the Gregorian calendar. @source Meeus, Astronomical Algorithms, ch. 8. */
export function easterOf(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const dayOfMonth = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
}

/** National holidays, with Carnival and Corpus Christi, on which schools are closed. */
export function holidaysOf(year: number): Day[] {
  const easter = easterOf(year);
  const fixed = ['01-01', '04-21', '05-01', '09-07', '10-12', '10-15', '11-02', '11-15', '11-20', '12-25'];
  return [
    ...fixed.map((monthDay) => `${year}-${monthDay}`),
    ...[-48, -47, -46, -2, 60].map((offset) => addDays(easter, offset)),
  ].sort();
}

/** Monday on a day or next after it. */
const mondayFrom = (day: Day): Day => addDays(day, (7 - weekdayOf(day)) % 7);

/** Two weeks from the second Monday of July. */
function recessOf(year: number): Day[] {
  const start = addDays(mondayFrom(`${year}-07-01`), 7);
  return Array.from({ length: 14 }, (_, n) => addDays(start, n)).filter((day) => weekdayOf(day) < 5);
}

const closedDaysOf = (year: number): Day[] => [...holidaysOf(year), ...recessOf(year)].sort();

function calendarFrom(year: number, first: Day): SchoolCalendar {
  const closedDays = [...closedDaysOf(year - 1).filter((day) => day > first), ...closedDaysOf(year)];
  const closed = new Set(closedDays);
  const days: Day[] = [];
  for (let day = first; days.length < LESSON_DAYS; day = addDays(day, 1)) {
    if (weekdayOf(day) < 5 && !closed.has(day)) days.push(day);
  }
  const terms = [1, 2, 3, 4].map((index) => ({
    index,
    starts_on: days[(index - 1) * TERM_DAYS] as Day,
    ends_on: days[index * TERM_DAYS - 1] as Day,
  }));
  return { year, days, terms, closedDays };
}

/** The school year from the first Monday of February on. */
export const schoolCalendarOf = (year: number): SchoolCalendar => calendarFrom(year, mondayFrom(`${year}-02-01`));

/**
 * The school year of what is shown on a day: it begins in time to have {@link DAYS_BEHIND} days of lessons before that day, in January in the
 * holidays and maybe in December. Else nobody could take a roll before February.
 */
export function schoolCalendarOn(today: Day): SchoolCalendar {
  const year = Number(today.slice(0, 4));
  const usual = schoolCalendarOf(year);
  const closedDays = [...closedDaysOf(year - 1), ...usual.closedDays];
  const latest = workingDayFrom({ closedDays }, today, -DAYS_BEHIND);
  return latest < (usual.days[0] as Day) ? calendarFrom(year, latest) : usual;
}

/** The working day without holiday or recess so many such days after a day; before it where `count` is negative. */
export function workingDayFrom({ closedDays }: Pick<SchoolCalendar, 'closedDays'>, from: Day, count: number): Day {
  const step = count < 0 ? -1 : 1;
  let day = from;
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step);
    if (weekdayOf(day) < 5 && !closedDays.includes(day)) left--;
  }
  return day;
}
