import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attendanceWindowOf, gradeWindowOf, isPostingOpen, rollCallDayError } from './posting.rules.ts';

const term = {
  scope: 'BIMESTER' as const,
  period_index: 1,
  starts_on: '2026-02-02',
  ends_on: '2026-04-17',
  weight: 1,
  posting_starts_on: null,
  posting_ends_on: null,
};

describe('windows', () => {
  it.each([
    [{}, null, null],
    [{ posting_ends_on: '2026-04-30' }, ['2026-02-02', '2026-04-30'], ['2026-02-02', '2026-04-30']],
    [{ posting_starts_on: '2026-04-01' }, ['2026-04-01', null], ['2026-02-02', null]],
    [
      { posting_starts_on: '2026-01-20', posting_ends_on: '2026-04-30' },
      ['2026-01-20', '2026-04-30'],
      ['2026-01-20', '2026-04-30'],
    ],
  ])('%j', (change, grades, attendance) => {
    const range = (days: (string | null)[] | null) => days && { starts_on: days[0], ends_on: days[1] };
    expect(gradeWindowOf({ ...term, ...change })).toEqual(range(grades));
    expect(attendanceWindowOf({ ...term, ...change })).toEqual(range(attendance));
  });

  it.each([
    [null, '2030-01-01', null, true],
    ['2026-04-30', '2026-02-01', null, false],
    ['2026-04-30', '2026-02-02', null, true],
    ['2026-04-30', '2026-04-30', null, true],
    ['2026-04-30', '2026-05-01', null, false],
    ['2026-04-30', '2026-05-01', '2026-05-01', true],
    ['2026-04-30', '2026-05-02', '2026-05-01', false],
  ])('until %s, on %s, reopened until %s: %s', (posting_ends_on, today, reopened, open) => {
    expect(isPostingOpen(gradeWindowOf({ ...term, posting_ends_on }), today, reopened)).toBe(open);
  });

  it('a reopening never closes what is open', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-02-${String(n).padStart(2, '0')}`);
    fc.assert(
      fc.property(fc.option(day), day, day, (end, today, until) => {
        const window = gradeWindowOf({ ...term, posting_ends_on: end });
        if (isPostingOpen(window, today, null)) expect(isPostingOpen(window, today, until)).toBe(true);
      }),
    );
  });
});

describe('days of a roll call', () => {
  const today = '2026-12-31';
  const calendar = {
    school_year: { year: 2026, starts_on: '2026-02-02', ends_on: '2026-12-18' },
    terms: [],
    closed_days: [{ date: '2026-04-21', reason: 'Tiradentes' }],
  };
  it.each([
    ['2026-02-01', 'outside-year'],
    ['2026-02-02', undefined],
    ['2026-04-21', 'closed'],
    ['2026-04-25', undefined],
    ['2026-12-18', undefined],
    ['2026-12-19', 'outside-year'],
  ])('%s: %s', (day, code) => {
    expect(rollCallDayError(calendar, day, today)?.code).toBe(code);
  });
  it('without a school year every day may have lessons', () => {
    expect(rollCallDayError({ ...calendar, school_year: null }, '2026-01-01', today)).toBeNull();
  });
  it('a day to come has none, and says first that it has no lessons', () => {
    expect(rollCallDayError(calendar, '2026-05-21', '2026-05-20')).toEqual({ code: 'to-come' });
    expect(rollCallDayError(calendar, '2026-05-20', '2026-05-20')).toBeNull();
    expect(rollCallDayError(calendar, '2026-04-21', '2026-04-20')?.code).toBe('closed');
  });
});
