import type { Term } from '@caderneta/contract';

const days = [
  ['02-01', '04-30'],
  ['05-01', '07-15'],
  ['07-16', '09-30'],
  ['10-01', '12-20'],
] as const;

/** The bimesters of a year where the municipality says nothing. */
export const usualTerms = (year: string): Pick<Term, 'scope' | 'period_index' | 'starts_on' | 'ends_on'>[] =>
  days.map(([first, last], index) => ({
    scope: 'BIMESTER',
    period_index: index + 1,
    starts_on: `${year}-${first}`,
    ends_on: `${year}-${last}`,
  }));
