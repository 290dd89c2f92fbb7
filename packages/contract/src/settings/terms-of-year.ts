import type { SchoolYear, Term } from './calendar.schema.ts';
import { yearOfTerm } from './year-of-term.ts';

type DatedTerm = Pick<Term, 'scope' | 'period_index' | 'starts_on' | 'ends_on'>;

/** A municipality's calendar, as far as it says which year a period belongs to. */
export interface TermCalendar {
  readonly school_year: SchoolYear | null;
  readonly terms: readonly DatedTerm[];
}

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
export function termsOfYear(calendar: TermCalendar, year: number): readonly DatedTerm[] {
  const own = calendar.terms.filter((term) => yearOfTerm(calendar, term) === year);
  return own.length > 0 ? own : usualTerms(String(year));
}
