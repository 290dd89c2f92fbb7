import {
  type ClassDraft,
  cardsPerPage,
  classEndpoints,
  institutionEndpoints,
  type SchoolClass,
} from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { dashboardReads } from '../../lib/api/dashboard-reads.ts';
import { useCall, useStale } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';
import { WriteKey } from '../../lib/write-key.ts';

const creation = new WriteKey();

export interface ClassFilters {
  /** '2026', or empty for all. */
  readonly year: string;
  readonly institutionId: string;
  readonly search: string;
}

const queryOf = ({ year, institutionId, search }: ClassFilters) => ({
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
export const useInstitutions = () => useEvery(institutionEndpoints.list);

/** Writes to classes; every reading of them is fresh afterwards. */
export function useClassWrites() {
  const stale = useStale();
  const refresh = () => stale(classEndpoints.list, classEndpoints.years, classEndpoints.get, ...dashboardReads);
  return {
    create: async (draft: ClassDraft) => {
      const answer = await call(classEndpoints.create, { body: draft, idempotencyKey: creation.keyFor(draft) });
      if (answer.ok) {
        creation.done();
        await refresh();
      }
      return answer;
    },
    update: async ({ id, version }: SchoolClass, draft: ClassDraft) => {
      const answer = await call(classEndpoints.update, { params: { id }, body: { ...draft, version } });
      if (answer.ok) await refresh();
      return answer;
    },
    remove: async ({ id }: SchoolClass) => {
      const answer = await call(classEndpoints.remove, { params: { id } });
      if (answer.ok) await refresh();
      return answer;
    },
  };
}
