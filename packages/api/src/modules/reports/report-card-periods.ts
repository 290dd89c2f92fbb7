import {
  type GradeScope,
  periodName,
  periodsOfScope,
  type TermCalendar,
  termsOfYear,
  usualTerms,
} from '@caderneta/contract';
import { type PeriodGrade, scopeOf } from '../school-year/school-year.service.ts';

/** A column of a boletim. Without its days nobody can tell the absences in it. */
export interface CardPeriod {
  readonly scope: GradeScope;
  readonly index: number;
  readonly label: string;
  readonly days: { readonly first: string; readonly last: string } | null;
}

/** The periods of a class's year, of the scope of which it has most grades; of the municipality's where it has none. */
export function cardPeriods(calendar: TermCalendar, year: number, grades: readonly PeriodGrade[]): CardPeriod[] {
  const scope = scopeOf(grades, calendar.terms[0]?.scope ?? 'BIMESTER');
  const dated = [...termsOfYear(calendar, year), ...usualTerms(String(year))].filter((term) => term.scope === scope);
  return Array.from({ length: periodsOfScope[scope] }, (_, at) => {
    const index = at + 1;
    const term = dated.find(({ period_index }) => period_index === index);
    return {
      scope,
      index,
      label: periodName(scope, index),
      days: term ? { first: term.starts_on, last: term.ends_on } : null,
    };
  });
}
