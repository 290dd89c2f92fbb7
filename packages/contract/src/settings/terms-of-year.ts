import type { Term } from './calendar.schema.ts';

type DatedTerm = Pick<Term, 'scope' | 'period_index' | 'starts_on' | 'ends_on'>;

const days = [
  ['02-01', '04-30'],
  ['05-01', '07-15'],
  ['07-16', '09-30'],
  ['10-01', '12-20'],
] as const;

/** The bimesters of a year where the municipality says nothing. */
export const usualTerms = (year: string): DatedTerm[] =>
  days.map(([first, last], index) => ({
    scope: 'BIMESTER',
    period_index: index + 1,
    starts_on: `${year}-${first}`,
    ends_on: `${year}-${last}`,
  }));

/** The periods of a municipality's school year: those that it set for that year, or the usual ones. */
export function termsOfYear(terms: readonly DatedTerm[], year: number): readonly DatedTerm[] {
  const own = terms.filter(({ starts_on }) => starts_on.startsWith(String(year)));
  return own.length > 0 ? own : usualTerms(String(year));
}
