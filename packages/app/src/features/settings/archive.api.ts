import {
  type Archived,
  type ArchiveKind,
  archiveEndpoints,
  assessmentEndpoints,
  classEndpoints,
  disciplineEndpoints,
  institutionEndpoints,
  municipalityEndpoints,
  rowsPerPage,
  userEndpoints,
} from '@caderneta/contract';
import { useCall } from '../../lib/api/use-call.ts';
import { useWrites } from '../../lib/api/use-record-writes.ts';

/** A page of what was archived; the last one stays while the next loads. */
export const useArchive = (kind: ArchiveKind | null, search: string, page: number) =>
  useCall(
    archiveEndpoints.list,
    {
      query: {
        kind: kind ?? undefined,
        search: search.trim() || undefined,
        page: String(page),
        limit: String(rowsPerPage),
      },
    },
    { keepPrevious: true },
  );

/** Brings a record back; every list that it returns to is read anew. */
export function useRestore() {
  const { write } = useWrites(
    archiveEndpoints.list,
    municipalityEndpoints.list,
    institutionEndpoints.list,
    classEndpoints.list,
    disciplineEndpoints.list,
    assessmentEndpoints.list,
    userEndpoints.list,
  );
  return ({ kind, id }: Archived) => write(archiveEndpoints.restore, { params: { kind, id } });
}
