import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, dayAfterKey, monthGrid, writeDay, writeMonth } from './month-grid.ts';

const month = fc
  .tuple(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

describe('monthGrid', () => {
  it('holds each day of the month once, in whole weeks from Monday', () => {
    fc.assert(
      fc.property(month, (own) => {
        const weeks = monthGrid(own);
        const days = weeks.flat();
        const [year, number] = own.split('-').map(Number);
        const length = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
        expect(new Set(days).size).toBe(days.length);
        expect(days.filter((day) => day.startsWith(own))).toHaveLength(length);
        for (const [monday = '', ...rest] of weeks) {
          expect(new Date(`${monday}T12:00:00Z`).getUTCDay()).toBe(1);
          expect(rest).toHaveLength(6);
        }
        expect(days).toEqual([...days].sort());
      }),
    );
  });
});

describe('dayAfterKey', () => {
  it.each([
    ['2026-08-14', 'ArrowRight', '2026-08-15'],
    ['2026-08-01', 'ArrowLeft', '2026-07-31'],
    ['2026-08-31', 'ArrowDown', '2026-09-07'],
    ['2026-01-31', 'PageDown', '2026-02-28'],
    ['2026-08-14', 'Home', '2026-08-10'],
    ['2026-08-14', 'End', '2026-08-16'],
    ['2026-08-14', 'a', null],
  ])('%s %s: %s', (date, key, expected) => {
    expect(dayAfterKey(date, key)).toBe(expected);
  });
});

it('goes months on and back', () => {
  fc.assert(
    fc.property(month, fc.integer({ min: -30, max: 30 }), (own, months) => {
      expect(addMonths(addMonths(own, months), -months)).toBe(own);
    }),
  );
});

it('writes in Portuguese', () => {
  expect(writeDay('2026-08-14')).toBe('sexta-feira, 14 de agosto de 2026');
  expect(writeMonth('2026-08')).toBe('agosto de 2026');
});
