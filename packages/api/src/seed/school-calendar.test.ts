import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  DAYS_BEHIND,
  easterOf,
  holidaysOf,
  type SchoolCalendar,
  schoolCalendarOf,
  schoolCalendarOn,
  weekdayOf,
  workingDayFrom,
} from './school-calendar.ts';

const years = fc.integer({ min: 2000, max: 2100 });
const anyDay = fc.integer({ min: 0, max: 36_500 }).map((count) => addDays('2000-01-01', count));
const turnsOfTheYear: [string][] = [
  '2027-01-01',
  '2027-01-05',
  '2027-01-20',
  '2027-02-01',
  '2027-02-07',
  '2027-12-31',
].map((day) => [day]);

function expectLawful({ year, days, terms, closedDays }: SchoolCalendar): void {
  expect(days).toHaveLength(200);
  expect((days.at(-1) as string) <= `${year}-12-23`).toBe(true);
  expect(days.some((day) => weekdayOf(day) > 4 || closedDays.includes(day))).toBe(false);
  expect([...days].sort()).toEqual(days);
  expect(
    terms.map(({ starts_on, ends_on }) => days.filter((day) => day >= starts_on && day <= ends_on).length),
  ).toEqual([50, 50, 50, 50]);
}

/** Three weeks of lessons, each weekday in them, a day to call a roll on, and days of a month on paper. */
function expectTryable(today: string): void {
  const calendar = schoolCalendarOn(today);
  expectLawful(calendar);
  expect(calendar.year).toBe(Number(today.slice(0, 4)));
  const behind = calendar.days.filter((day) => day < today);
  expect(behind.length).toBeGreaterThanOrEqual(DAYS_BEHIND);
  const recent = behind.filter((day) => addDays(day, 60) >= today);
  expect(new Set(recent.map(weekdayOf))).toEqual(new Set([0, 1, 2, 3, 4]));
  // As on paper-roll.journey.ts: in a month's first week the month before.
  const onPaper = addDays(today, -7).slice(0, 7);
  expect(behind.some((day) => day.startsWith(onPaper))).toBe(true);
}

describe('easterOf', () => {
  // Dates published by the Observatório Nacional and the US Naval Observatory.
  it.each([
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('%i is on %s', (year, day) => expect(easterOf(year)).toBe(day));
});

describe('holidaysOf', () => {
  it('holds the movable ones of 2026', () => {
    expect(holidaysOf(2026)).toEqual(expect.arrayContaining(['2026-02-16', '2026-02-17', '2026-04-03', '2026-06-04']));
  });
});

describe('schoolCalendarOf', () => {
  it('gives 200 days of lessons from February on, in four terms of 50, never on a closed day or at a weekend', () => {
    fc.assert(
      fc.property(years, (year) => {
        const calendar = schoolCalendarOf(year);
        expectLawful(calendar);
        expect(calendar.days[0]?.slice(0, 7)).toBe(`${year}-02`);
      }),
      { numRuns: 101 },
    );
  });
});

describe('schoolCalendarOn', () => {
  it('has on every day of 2027, and on any other, what whoever tries the product needs', () => {
    for (let today = '2027-01-01'; today < '2028-01-01'; today = addDays(today, 1)) expectTryable(today);
    fc.assert(fc.property(anyDay, expectTryable), { numRuns: 200 });
  });

  it('is the usual one once three weeks of it are over, and begins in December at the earliest', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const usual = schoolCalendarOf(Number(today.slice(0, 4)));
        const calendar = schoolCalendarOn(today);
        if (today > (usual.days[15] as string)) expect(calendar).toEqual(usual);
        expect((calendar.days[0] as string) >= `${calendar.year - 1}-12-08`).toBe(true);
      }),
      { numRuns: 300, examples: turnsOfTheYear },
    );
  });
});

describe('workingDayFrom', () => {
  it('goes there and comes back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 120 }), (count, offset) => {
        const calendar = schoolCalendarOf(2026);
        const start = calendar.days[offset] as string;
        expect(workingDayFrom(calendar, workingDayFrom(calendar, start, count), -count)).toBe(start);
      }),
    );
  });

  it('leaps the holiday and the weekend', () => {
    expect(workingDayFrom(schoolCalendarOf(2026), '2026-11-19', 1)).toBe('2026-11-23');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  });
});
