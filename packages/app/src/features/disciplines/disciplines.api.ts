import { authEndpoints, disciplineEndpoints, rowsPerPage } from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useRecordWrites } from '../../lib/api/use-record-writes.ts';
import { session } from '../../lib/session/session.ts';

export interface DisciplineFilter {
  readonly search: string;
  /** Empty for all. */
  readonly institutionId: string;
}

const queryOf = ({ search, institutionId }: DisciplineFilter) => ({
  search: search.trim() || undefined,
  institution_id: institutionId || undefined,
});

/** A page of the disciplines within reach, by name; the last one stays while the next loads. */
export const useDisciplinePage = (filter: DisciplineFilter, page: number) =>
  useCall(
    disciplineEndpoints.list,
    { query: { ...queryOf(filter), page: String(page), limit: String(rowsPerPage) } },
    { keepPrevious: true },
  );

/** All that the filters leave, as far as one answer reaches. */
export const fetchDisciplines = (filter: DisciplineFilter) =>
  call(disciplineEndpoints.list, { query: queryOf(filter) });

export const useDisciplineDetails = (id: string) => useCall(disciplineEndpoints.details, { params: { id } });

/**
 * Asks the server, before a save, whether the session still holds. False when this browser no longer keeps it: it is then
 * asked for again over the form. `onRefused` is told when the server knows it no more; once the person has signed in
 * again, the save goes on.
 */
export async function confirmSession(onRefused: () => void): Promise<boolean> {
  const token = session.token();
  if (token === null || !session.isStored()) {
    session.expire(token ?? '');
    return false;
  }
  const leave = session.subscribe(() => {
    if (session.getState().locked) onRefused();
  });
  await call(authEndpoints.validateToken);
  leave();
  return true;
}

/** Writes to disciplines; every reading of them is fresh afterwards. */
export const useDisciplineWrites = () =>
  useRecordWrites(disciplineEndpoints, disciplineEndpoints.list, disciplineEndpoints.details);
