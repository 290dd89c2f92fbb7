import { cardsPerPage, institutionEndpoints, municipalityEndpoints } from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { dashboardReads } from '../../lib/api/dashboard-reads.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';
import { useRecordWrites } from '../../lib/api/use-record-writes.ts';

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
export const useMunicipalityWrites = () =>
  useRecordWrites(
    municipalityEndpoints,
    municipalityEndpoints.list,
    municipalityEndpoints.get,
    institutionEndpoints.list,
    ...dashboardReads,
  );
