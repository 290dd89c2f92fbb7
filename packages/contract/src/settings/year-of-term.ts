import type { SchoolYear, Term } from './calendar.schema.ts';

/** The year that a period belongs to: the school year's, where the municipality set one, even if the period begins before it. */
export const yearOfTerm = (
  { school_year }: { readonly school_year: SchoolYear | null },
  { starts_on }: Pick<Term, 'starts_on'>,
): number => school_year?.year ?? Number(starts_on.slice(0, 4));
