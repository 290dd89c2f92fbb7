import { periodName, type TermCalendar, termsOfYear } from '@caderneta/contract';
import { reportsCopy } from './reports.copy.ts';

export interface PeriodChoice {
  readonly id: string;
  readonly name: string;
}

/** The periods of a network's year. One that counts in two ways has both names: '1º bimestre / 1º semestre'. */
function periodsOf(calendar: TermCalendar, year: number): PeriodChoice[] {
  const names: string[] = [];
  for (const { scope, period_index: at } of termsOfYear(calendar, year)) {
    const name = periodName(scope, at);
    names[at] = names[at] ? `${names[at]} / ${name}` : name;
  }
  return Object.entries(names).map(([id, name]) => ({ id, name }));
}

/** The periods of a report's network, and the chosen one, which narrows the report also where nobody knows its name. */
export function periodChoices(network: TermCalendar | undefined, year: number, chosen: string): PeriodChoice[] {
  const known = network ? periodsOf(network, year) : [];
  return chosen === '' || known.some(({ id }) => id === chosen)
    ? known
    : [...known, { id: chosen, name: reportsCopy.filters.periodOf(chosen) }];
}
