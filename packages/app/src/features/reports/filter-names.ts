import type { ReportFilter, ReportFilters } from '@caderneta/contract';
import { writeDay } from '../../lib/dates.ts';
import { classYear, reportYear } from './report-filters.ts';
import type { ReportOptions } from './reports.api.ts';
import { reportsCopy } from './reports.copy.ts';

const texts = reportsCopy.filters;
interface Offered {
  readonly rows:
    | readonly {
        readonly id: string;
        readonly name?: string;
        readonly title?: string;
        readonly user?: { name: string };
      }[]
    | undefined;
}

/**
 * The filters that are set, and the year that the server takes where none is, or that a class is of, in words: what stands below a printed report
 * and in its record of export.
 */
export function namesOf(
  filters: ReportFilters,
  known: readonly ReportFilter[],
  options: Pick<
    ReportOptions,
    'municipalities' | 'institutions' | 'classes' | 'disciplines' | 'periods' | 'assessments' | 'students'
  >,
): Record<string, string> {
  const offered: Readonly<Record<Exclude<ReportFilter, 'year' | 'from' | 'to' | 'user' | 'hide'>, Offered>> = {
    ...{ municipality: options.municipalities, institution: options.institutions, class: options.classes },
    ...{ student: options.students, discipline: options.disciplines, assessment: options.assessments },
    period: options.periods,
  };
  const ofClass = classYear(filters, options.classes);
  const said = (name: ReportFilter): string => {
    const chosen = filters[name];
    if (name === 'hide' || name === 'user') return chosen;
    if (name === 'from' || name === 'to') return writeDay(chosen);
    if (name === 'year') return String(reportYear(filters, options.classes));
    const found = offered[name].rows?.find(({ id }) => id === chosen);
    return found?.name ?? found?.title ?? found?.user?.name ?? reportsCopy.none;
  };
  // A class is called the same in every year: also a report that no year narrows says which one's class it is.
  const isOfClassYear = ofClass && known.includes('class') && !known.includes('year');
  return Object.fromEntries([
    ...(isOfClassYear ? [[texts.year, String(ofClass)]] : []),
    ...known
      .filter((name) => name === 'year' || filters[name] !== '')
      .map((name) => [name === 'hide' ? texts.hidePersonal : texts[name], said(name)]),
  ]);
}
