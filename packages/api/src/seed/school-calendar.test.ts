import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, easterOf, holidaysOf, schoolCalendarOf, weekdayOf, workingDayFrom } from './school-calendar.ts';

const years = fc.integer({ min: 2000, max: 2100 });

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
        const { days, terms, closedDays } = schoolCalendarOf(year);
        expect(days).toHaveLength(200);
        expect((days[0] as string) >= `${year}-02-01` && (days.at(-1) as string) <= `${year}-12-23`).toBe(true);
        expect(days.some((day) => weekdayOf(day) > 4 || closedDays.includes(day))).toBe(false);
        expect([...days].sort()).toEqual(days);
        expect(
          terms.map(({ starts_on, ends_on }) => days.filter((day) => day >= starts_on && day <= ends_on).length),
        ).toEqual([50, 50, 50, 50]);
      }),
      { numRuns: 101 },
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
