import fc from 'fast-check';
import { expect, it } from 'vitest';
import { termsOfYear, usualTerms } from './terms-of-year.ts';

const first = { scope: 'BIMESTER' as const, period_index: 1, starts_on: '2026-12-28', ends_on: '2027-03-31' };
const school_year = { year: 2027, starts_on: '2026-12-28', ends_on: '2027-12-17' };

it('a period that begins before January is of the school year, and of no other', () => {
  const calendar = { school_year, terms: [first] };
  expect(termsOfYear(calendar, 2027)).toEqual([first]);
  expect(termsOfYear(calendar, 2026)).toEqual(usualTerms('2026'));
});

it('without a school year a period is of the year that it begins in', () => {
  const calendar = { school_year: null, terms: [first] };
  expect(termsOfYear(calendar, 2026)).toEqual([first]);
  expect(termsOfYear(calendar, 2027)).toEqual(usualTerms('2027'));
});

it('every year has periods', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2099 }), fc.boolean(), (year, isSet) => {
      expect(termsOfYear({ school_year: isSet ? school_year : null, terms: [first] }, year)).not.toEqual([]);
    }),
  );
});
