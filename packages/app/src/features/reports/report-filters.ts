import type { ReportFilters } from '@caderneta/contract';

/** What hangs on each filter, and is chosen anew when it changes. */
const below = {
  municipality: ['institution', 'class', 'student', 'discipline', 'assessment'],
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
