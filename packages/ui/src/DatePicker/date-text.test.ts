import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIsoDate, readPastedDate, yearsBetween } from './date-text.ts';

describe('readPastedDate', () => {
  it.each([
    ['22/03/1984', '1984-03-22'],
    [' 2.3.1984 ', '1984-03-02'],
    ['22-03-1984', '1984-03-22'],
    ['1984-03-22', '1984-03-22'],
    ['1984-03-22T00:00:00Z', '1984-03-22'],
    ['22/03/84', undefined],
    ['31/02/2026', undefined],
    ['ontem', undefined],
  ])('%j is %s', (text, date) => {
    expect(readPastedDate(text)?.toString()).toBe(date);
  });

  it('reads every date as it is written in Brazil', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = iso.split('-');
        expect(readPastedDate(`${dayOfMonth}/${month}/${year}`)?.toString()).toBe(iso);
      }),
    );
  });
});

it('takes no date that does not exist', () => {
  for (const text of ['', null, undefined, '2026-02-30', '14/08/2026', 'x']) expect(readIsoDate(text)).toBeNull();
});

it('spans the years between two bounds', () => {
  expect(yearsBetween(readIsoDate('2020-01-01'), readIsoDate('2026-12-31'))).toBe(7);
  expect(yearsBetween(null, readIsoDate('2026-12-31'))).toBe(120);
});
