import { classEndpoints, institutionEndpoints, municipalityEndpoints, rowsPerPage } from '@caderneta/contract';
import type { TableSort } from '@caderneta/ui';
import { call } from '../../lib/api/call.ts';
import { dashboardReads } from '../../lib/api/dashboard-reads.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';
import { useRecordWrites } from '../../lib/api/use-record-writes.ts';

export interface InstitutionFilter {
  readonly search: string;
  /** Empty for all. */
  readonly municipality: string;
  readonly sort: TableSort;
}

const sortable = ['name', 'director', 'created_at'] as const;

function queryOf({ search, municipality, sort }: InstitutionFilter) {
  const field = sortable.find((name) => name === sort.columnId) ?? 'name';
  const order = sort.direction === 'ascending' ? field : (`-${field}` as const);
  return { search: search.trim() || undefined, municipality_id: municipality || undefined, sort: order };
}

/** A page of the institutions within reach; the last one stays while the next loads. */
export const useInstitutionPage = (filter: InstitutionFilter, page: number) =>
  useCall(
    institutionEndpoints.list,
    { query: { ...queryOf(filter), page: String(page), limit: String(rowsPerPage) } },
    { keepPrevious: true },
  );

/** All that the search finds, as far as one answer reaches. */
export const fetchInstitutions = (filter: InstitutionFilter) =>
  call(institutionEndpoints.list, { query: queryOf(filter) });

export const useMunicipalities = () => useEvery(municipalityEndpoints.list);

/** Writes to institutions; every reading of them is fresh afterwards. */
export const useInstitutionWrites = () =>
  useRecordWrites(
    institutionEndpoints,
    institutionEndpoints.list,
    institutionEndpoints.get,
    municipalityEndpoints.list,
    classEndpoints.list,
    ...dashboardReads,
  );
