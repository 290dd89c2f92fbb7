import type { ReportFilter, ReportFilters } from '@caderneta/contract';
import { yearOf } from '../../lib/dates.ts';
import type { ReportOptions } from './reports.api.ts';
import { reportsCopy } from './reports.copy.ts';

const texts = reportsCopy.filters;
type Offered = readonly { readonly id: string; readonly name?: string; readonly title?: string }[] | undefined;

/** The filters that are set, and the year that the server takes where none is, in words: what stands below a printed report and in its record of export. */
export function namesOf(
  filters: ReportFilters,
  known: readonly ReportFilter[],
  options: Pick<
    ReportOptions,
    'municipalities' | 'institutions' | 'classes' | 'disciplines' | 'assessments' | 'students'
  >,
): Record<string, string> {
  const nameIn = (rows: Offered, id: string) => {
    const found = rows?.find((row) => row.id === id);
    return found?.name ?? found?.title ?? reportsCopy.none;
  };
  const ofClass = options.classes.rows?.find(({ id }) => id === filters.class)?.academic_year;
  const year = filters.year || String(ofClass ?? yearOf(new Date()));
  const said: Readonly<Record<ReportFilter, readonly [label: string, value: string]>> = {
    year: [texts.year, year],
    municipality: [texts.municipality, nameIn(options.municipalities.rows, filters.municipality)],
    institution: [texts.institution, nameIn(options.institutions.rows, filters.institution)],
    class: [texts.class, nameIn(options.classes.rows, filters.class)],
    student: [
      texts.student,
      options.students.rows?.find(({ id }) => id === filters.student)?.user.name ?? reportsCopy.none,
    ],
    discipline: [texts.discipline, nameIn(options.disciplines.rows, filters.discipline)],
    period: [texts.period, texts.periodOf(Number(filters.period))],
    assessment: [texts.assessment, nameIn(options.assessments.rows, filters.assessment)],
    hide: [texts.hidePersonal, filters.hide],
  };
  return Object.fromEntries(known.filter((name) => name === 'year' || filters[name] !== '').map((name) => said[name]));
}
