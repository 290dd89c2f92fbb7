import {
  cardsPerPage,
  institutionEndpoints,
  type Municipality,
  type MunicipalityDraft,
  municipalityEndpoints,
} from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { dashboardReads } from '../../lib/api/dashboard-reads.ts';
import { useCall, useStale } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';
import { WriteKey } from '../../lib/write-key.ts';

const creation = new WriteKey();
const queryOf = (search: string) => ({ search: search.trim() || undefined, counts: 'true' as const });

/** A page of the municipalities within reach, with their counts; the last one stays while the next loads. */
export const useMunicipalityPage = (search: string, page: number) =>
  useCall(
    municipalityEndpoints.list,
    { query: { ...queryOf(search), page: String(page), limit: String(cardsPerPage) } },
    { keepPrevious: true },
  );

/** All that the search finds, as far as one answer reaches. */
export const fetchMunicipalities = (search: string) => call(municipalityEndpoints.list, { query: queryOf(search) });

/** The institutions of one municipality, by name. */
export const useInstitutionsOf = (municipalityId: string) =>
  useEvery(institutionEndpoints.list, { query: { municipality_id: municipalityId } });

/** Writes to municipalities; every reading of them is fresh afterwards. */
export function useMunicipalityWrites() {
  const stale = useStale();
  const refresh = () =>
    stale(municipalityEndpoints.list, municipalityEndpoints.get, institutionEndpoints.list, ...dashboardReads);
  return {
    create: async (draft: MunicipalityDraft) => {
      const answer = await call(municipalityEndpoints.create, { body: draft, idempotencyKey: creation.keyFor(draft) });
      if (answer.ok) {
        creation.done();
        await refresh();
      }
      return answer;
    },
    update: async ({ id, version }: Municipality, draft: MunicipalityDraft) => {
      const answer = await call(municipalityEndpoints.update, { params: { id }, body: { ...draft, version } });
      if (answer.ok) await refresh();
      return answer;
    },
    remove: async ({ id }: Municipality) => {
      const answer = await call(municipalityEndpoints.remove, { params: { id } });
      if (answer.ok) await refresh();
      return answer;
    },
  };
}
