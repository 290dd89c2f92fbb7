import { expect, test } from 'vitest';
import { lessonDaysOf, sheetPagesOf } from './attendance-sheets.rules.ts';

const calendar = { school_year: null, terms: [], closed_days: [{ date: '2026-11-02', reason: 'Finados' }] };
const term = {
  scope: 'BIMESTER',
  period_index: 4,
  starts_on: '2026-10-05',
  ends_on: '2026-11-20',
  weight: 1,
  posting_starts_on: null,
  posting_ends_on: null,
} as const;

test('a month without a timetable has its weekdays, but for closed ones', () => {
  const days = lessonDaysOf('2026-11', calendar, []);
  expect([days.length, days[0], days.at(-1)]).toEqual([20, '2026-11-03', '2026-11-30']);
});

test('a timetable says which weekdays, a Saturday among them; periods and the school year say from when to when', () => {
  expect(lessonDaysOf('2026-11', { ...calendar, terms: [term] }, ['MONDAY', 'SATURDAY'])).toEqual([
    ...['2026-11-07', '2026-11-09', '2026-11-14', '2026-11-16'],
  ]);
  expect(lessonDaysOf('2026-12', { ...calendar, terms: [term] }, [])).toEqual([]);
  const school_year = { year: 2026, starts_on: '2026-02-01', ends_on: '2026-11-10' };
  expect(lessonDaysOf('2026-11', { ...calendar, school_year }, ['TUESDAY'])).toEqual(['2026-11-03', '2026-11-10']);
});

test('more than forty pupils are two pages of about as many, and more than 23 days two more', () => {
  const sizes = (pupils: number, days: number) =>
    sheetPagesOf(
      Array.from({ length: pupils }),
      Array.from({ length: days }, (_, at) => `${at}`),
    ).map((page) => [page.pupils.length, page.days.length]);
  expect(sizes(40, 23)).toEqual([[40, 23]]);
  expect(sizes(45, 20)).toEqual([
    [23, 20],
    [22, 20],
  ]);
  expect(sizes(10, 27)).toEqual([
    [10, 14],
    [10, 13],
  ]);
  expect(sizes(0, 20)).toEqual([]);
});
