import type { ClassCalendar } from '@caderneta/contract';
import { expect, it } from 'vitest';
import { closureOf, reopenedUntil } from './grade-closure.ts';

const period = { scope: 'BIMESTER' as const, period_index: 1, year: 2026 };
const closed = {
  ...{ class_id: 'turma', today: '2026-05-20', minimum_mean: 6, minimum_attendance: 75, any_discipline: false },
  ...{ school_year: { year: 2026, starts_on: '2026-02-02', ends_on: '2026-12-18' }, closed_days: [], reopened: [] },
  terms: [
    {
      ...{ scope: 'BIMESTER', period_index: 1, starts_on: '2026-02-02', ends_on: '2026-04-17', weight: 1 },
      ...{ posting_starts_on: null, posting_ends_on: '2026-04-30' },
      ...{ reopened_until: null, grades_open: false, attendance_open: false },
    },
  ],
} satisfies ClassCalendar;
const schoolClass = { academic_year: 2026 };

it('a period is open again until the day of its reopening', () => {
  expect(closureOf(closed, period, schoolClass)?.code).toBe('window');
  const reopened = { ...closed, reopened: [{ ...period, until: '2026-05-20' }] };
  expect([closureOf(reopened, period, schoolClass), reopenedUntil(reopened, period)]).toEqual([null, '2026-05-20']);
  expect(reopenedUntil({ ...reopened, today: '2026-05-21' }, period)).toBeNull();
});

it('a calendar that an older version left on the device says it at its periods', () => {
  const { reopened: _, ...older } = closed;
  expect(reopenedUntil(older, period)).toBeNull();
  const terms = older.terms.map((term) => ({ ...term, reopened_until: '2026-05-22' }));
  expect(reopenedUntil({ ...older, terms }, period)).toBe('2026-05-22');
  expect(reopenedUntil({ ...older, terms }, { ...period, year: 2025 })).toBeNull();
});
