import { cardsPerPage, classEndpoints } from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { dashboardReads } from '../../lib/api/dashboard-reads.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useRecordWrites } from '../../lib/api/use-record-writes.ts';

export interface ClassFilters {
  /** '2026', or empty for all. */
  readonly year: string;
  readonly institutionId: string;
  readonly search: string;
  /** Only those that the teacher was assigned to. */
  readonly isOwn: boolean;
  /** Only those without a roll call: 'hoje', or 'semana' for a day since Monday; empty for all. */
  readonly uncalled: string;
}

const spans: ReadonlyMap<string, 'today' | 'week'> = new Map([
  ['hoje', 'today'],
  ['semana', 'week'],
]);

const queryOf = ({ year, institutionId, search, isOwn, uncalled }: ClassFilters) => ({
  without_roll_call: spans.get(uncalled),
  assigned: isOwn ? ('me' as const) : undefined,
  institution_id: institutionId || undefined,
  academic_year: /^\d{4}$/.test(year) ? year : undefined,
  search: search.trim() || undefined,
});

/** A page of the classes within the user's scope; the last one stays while the next loads. */
export const useClassPage = (filters: ClassFilters, page: number) =>
  useCall(
    classEndpoints.list,
    { query: { ...queryOf(filters), page: String(page), limit: String(cardsPerPage) } },
    { keepPrevious: true },
  );

/** All classes that the filters leave, as far as one answer reaches. */
export const fetchClasses = (filters: ClassFilters) => call(classEndpoints.list, { query: queryOf(filters) });

export const useClassYears = () => useCall(classEndpoints.years);

/** Writes to classes; every reading of them is fresh afterwards. */
export const useClassWrites = () =>
  useRecordWrites(classEndpoints, classEndpoints.list, classEndpoints.years, classEndpoints.get, ...dashboardReads);
