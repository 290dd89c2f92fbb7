import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeClosure } from './grade-closure.rules.ts';

const term = {
  scope: 'BIMESTER' as const,
  period_index: 1,
  starts_on: '2026-02-02',
  ends_on: '2026-04-17',
  weight: 1,
  posting_starts_on: null,
  posting_ends_on: null,
};

describe('grades of a period', () => {
  const school_year = { year: 2026, starts_on: '2026-02-02', ends_on: '2026-12-18' };
  const limited = { school_year, terms: [{ ...term, posting_ends_on: '2026-04-30' }] };
  const period = { scope: 'BIMESTER' as const, period_index: 1, year: 2026 };
  const of = { classYear: null, reopenedUntil: null };

  it('are closed outside the window, in another year, and in a year after the class’s', () => {
    const codeOf = (change: object, day: string, own: object = {}) =>
      gradeClosure(limited, { ...period, ...change }, day, { ...of, ...own })?.code;
    expect(codeOf({}, '2026-04-30')).toBeUndefined();
    expect(codeOf({}, '2026-05-01')).toBe('window');
    expect(codeOf({}, '2026-05-01', { reopenedUntil: '2026-05-01' })).toBeUndefined();
    expect(codeOf({ year: 2025 }, '2026-04-01')).toBe('other-year');
    expect(codeOf({ year: 2025 }, '2026-05-01', { reopenedUntil: '2026-05-02' })).toBeUndefined();
    expect(codeOf({ scope: 'SEMESTER', year: 2025 }, '2026-04-01')).toBeUndefined();
    expect(codeOf({}, '2026-04-01', { classYear: 2025, reopenedUntil: '2099-01-01' })).toBe('later-year');
  });

  it('are never closed in a network that limits nothing', () => {
    const terms = [term];
    fc.assert(
      fc.property(fc.integer({ min: 2020, max: 2030 }), fc.integer({ min: 1, max: 4 }), (year, period_index) => {
        expect(gradeClosure({ school_year, terms }, { ...period, year, period_index }, '2026-05-01', of)).toBeNull();
      }),
    );
  });
});
