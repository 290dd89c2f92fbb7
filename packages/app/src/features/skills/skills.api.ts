import { rowsPerPage, type SkillImportInput, skillEndpoints } from '@caderneta/contract';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { type Loaded, useCall } from '../../lib/api/use-call.ts';
import { useRecordWrites, useWrites } from '../../lib/api/use-record-writes.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { findSkills, type SkillFilter } from './find-skills.ts';

const queryOf = ({ search, kind, year }: SkillFilter) => ({
  search: search.trim() || undefined,
  kind: kind || undefined,
  year: year || undefined,
});

/**
 * A page of the network's skills, by code; the last one stays while the next loads. Without a connection it is of the matrix that a teacher's
 * device keeps; that comes after the first page.
 */
export function useSkillPage(filter: SkillFilter, page: number): Loaded<typeof skillEndpoints.list> {
  const { role, profiles } = useUser();
  const municipalityId = role === 'TEACHER' ? profiles[0]?.municipality_id : null;
  const asked = useCall(
    skillEndpoints.list,
    { query: { ...queryOf(filter), page: String(page), limit: String(rowsPerPage) } },
    { keepPrevious: true },
  );
  // While the next page is asked for, what was known of the connection stands.
  const [wasAway, setAway] = useState(false);
  const isAway = asked.failure ? asked.failure.code === 'offline' : wasAway && asked.isLoading;
  if (isAway !== wasAway) setAway(isAway);
  const whole = { query: { municipality_id: municipalityId ?? '' } };
  const matrix = useCall(skillEndpoints.list, municipalityId && (isAway || asked.data) ? whole : null);
  const { reload } = matrix;
  // Read from the device, it is told to be so, and asked for anew until the server is back.
  useEffect(() => {
    if (isAway) void reload();
  }, [isAway, reload]);
  if (!isAway || (matrix.data === undefined && !matrix.isLoading)) return asked;
  const found = findSkills(matrix.data ?? [], filter);
  const data = matrix.data && found.slice((page - 1) * rowsPerPage, page * rowsPerPage);
  return { ...asked, data, total: found.length, isLoading: matrix.isLoading, failure: null };
}

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
