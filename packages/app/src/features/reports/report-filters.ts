import type { ReportFilters } from '@caderneta/contract';
import { yearOf } from '../../lib/dates.ts';

/** What hangs on each filter, and is chosen anew when it changes. */
const below = {
  municipality: ['institution', 'class', 'student', 'discipline', 'period', 'assessment'],
  institution: ['class', 'student', 'discipline', 'assessment'],
  year: ['class', 'student', 'assessment'],
  class: ['student', 'assessment'],
} as const satisfies Partial<Record<keyof ReportFilters, readonly (keyof ReportFilters)[]>>;

/** A change of filters with what it takes away: another institution has other classes. */
export function narrowed(change: Partial<ReportFilters>): Partial<ReportFilters> {
  const gone = Object.entries(below)
    .filter(([name]) => change[name as keyof ReportFilters] !== undefined)
    .flatMap(([, names]) => names)
    .map((name) => [name, '']);
  return { ...Object.fromEntries(gone), ...change };
}

interface Classes {
  readonly rows: readonly { readonly id: string; readonly academic_year: number | null }[] | undefined;
}

/** The year of the chosen class. */
export const classYear = ({ class: chosen }: Pick<ReportFilters, 'class'>, { rows }: Classes) =>
  rows?.find(({ id }) => id === chosen)?.academic_year;

/** The year that a report is of: the chosen one, or the one that the server takes where none is. */
export const reportYear = (filters: Pick<ReportFilters, 'class' | 'year'>, classes: Classes): number =>
  Number(filters.year) || (classYear(filters, classes) ?? yearOf(new Date()));
