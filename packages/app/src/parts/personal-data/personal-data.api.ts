import { archiveEndpoints, personalDataEndpoints as calls, classEndpoints, userEndpoints } from '@caderneta/contract';
import { dashboardReads } from '../../lib/api/dashboard-reads.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useWrites } from '../../lib/api/use-record-writes.ts';

/** What is retained of a person. */
export const usePersonalData = (id: string) => useCall(calls.summary, { params: { id } });

/** Rows of a page of views. */
export const viewsPerPage = 10;

/** Who saw a person, the newest first; the last page stays while the next loads. */
export const useViews = (id: string, page: number) =>
  useCall(
    calls.views,
    { params: { id }, query: { page: String(page), limit: String(viewsPerPage) } },
    { keepPrevious: true },
  );

/** Erases a person's data; every list that they were in is read anew. */
export function useErasure() {
  const { write } = useWrites(
    userEndpoints.list,
    userEndpoints.counts,
    classEndpoints.students,
    classEndpoints.list,
    archiveEndpoints.list,
    calls.summary,
    ...dashboardReads,
  );
  return (id: string) => write(calls.erase, { params: { id } });
}
