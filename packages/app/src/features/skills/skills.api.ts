import { rowsPerPage, type SkillImportInput, type SkillKind, skillEndpoints } from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useRecordWrites, useWrites } from '../../lib/api/use-record-writes.ts';

/** What the list is narrowed to; empty for all. */
export interface SkillFilter {
  readonly search: string;
  readonly kind: SkillKind | '';
  readonly year: string;
}

const queryOf = ({ search, kind, year }: SkillFilter) => ({
  search: search.trim() || undefined,
  kind: kind || undefined,
  year: year || undefined,
});

/** A page of the network's skills, by code; the last one stays while the next loads. */
export const useSkillPage = (filter: SkillFilter, page: number) =>
  useCall(
    skillEndpoints.list,
    { query: { ...queryOf(filter), page: String(page), limit: String(rowsPerPage) } },
    { keepPrevious: true },
  );

/** All that the filters leave, as far as one answer reaches. */
export const fetchSkills = (filter: SkillFilter) => call(skillEndpoints.list, { query: queryOf(filter) });

/** Writes to skills; every reading of them is fresh afterwards. */
export const useSkillWrites = () => useRecordWrites(skillEndpoints, skillEndpoints.list);

/** A table of 1,300 rows is compared in a second; a slow line adds the upload. */
const LONGEST_MS = 60_000;

/** A sheet as both calls take it. */
export type SkillSheetInput = Omit<SkillImportInput, 'remove_gone'>;

/** What a sheet would change; nothing is written. */
export const previewSheet = (body: SkillSheetInput) => call(skillEndpoints.preview, { body, timeoutMs: LONGEST_MS });

/** Takes a sheet in. */
export function useSkillImport() {
  const { writeOnce } = useWrites(skillEndpoints.list);
  return (body: SkillImportInput) => writeOnce(skillEndpoints.commit, { body, timeoutMs: LONGEST_MS });
}
