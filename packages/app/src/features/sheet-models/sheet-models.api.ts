import {
  institutionEndpoints,
  municipalityEndpoints,
  rowsPerPage,
  type SheetModelEditionInput,
  sheetModelEndpoints,
} from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';
import { useRecordWrites, useWrites } from '../../lib/api/use-record-writes.ts';
import { uploadTimeoutMs } from '../../lib/read-file.ts';

/** Under what the typing of a model's editor is kept: of a saved one, or of a new one. */
export const modelForm = (id: string | null): string => `modelo-de-folha.${id ?? 'novo'}`;

/** What the list is narrowed to. */
export interface ModelFilter {
  readonly search: string;
  readonly archived: boolean;
}
const queryOf = ({ search, archived }: ModelFilter) => ({
  search: search.trim() || undefined,
  archived: archived ? ('true' as const) : undefined,
});

/** A page of the models that the viewer sees, by name. */
export const useModelPage = (filter: ModelFilter, page: number) =>
  useCall(
    sheetModelEndpoints.list,
    { query: { ...queryOf(filter), page: String(page), limit: String(rowsPerPage) } },
    { keepPrevious: true },
  );
export const fetchModels = (filter: ModelFilter) => call(sheetModelEndpoints.list, { query: queryOf(filter) });

/** One model; null asks for none. */
export const useModel = (id: string | null) =>
  useCall(sheetModelEndpoints.get, id === null ? null : { params: { id } });
export const useEdition = (id: string | null, editionId: string | null) =>
  useCall(sheetModelEndpoints.edition, id && editionId ? { params: { id, editionId } } : null);

/** Schools, and municipalities, to which a new model may belong; of a role that must choose. */
export const useSchools = (isAsked: boolean) => useEvery(institutionEndpoints.list, isAsked ? {} : null);
export const useMunicipalities = (isAsked: boolean) => useEvery(municipalityEndpoints.list, isAsked ? {} : null);

/** Writes to models; every reading of them is fresh afterwards. */
export function useModelWrites() {
  const stale = [sheetModelEndpoints.list, sheetModelEndpoints.get] as const;
  const records = useRecordWrites(sheetModelEndpoints, ...stale);
  const { writeOnce } = useWrites(...stale);
  return {
    ...records,
    addEdition: (id: string, body: SheetModelEditionInput) =>
      writeOnce(sheetModelEndpoints.addEdition, { params: { id }, body, timeoutMs: uploadTimeoutMs }),
  };
}
