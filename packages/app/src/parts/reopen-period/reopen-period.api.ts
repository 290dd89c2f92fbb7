import {
  type PostingReopeningInput,
  postingReopeningEndpoints,
  rowsPerPage,
  schoolYearEndpoints,
} from '@caderneta/contract';
import { useCall } from '../../lib/api/use-call.ts';
import { useWrites } from '../../lib/api/use-record-writes.ts';

/** A page of a school's reopenings, the newest first; the last one stays while the next loads. */
export const useReopenings = (institution_id: string, page: number) =>
  useCall(
    postingReopeningEndpoints.list,
    { query: { institution_id, page: String(page), limit: String(rowsPerPage) } },
    { keepPrevious: true },
  );
/** Opens a period again, and takes that back. What a class may post is read anew. */
export function useReopeningWrites() {
  const { create, write } = useWrites(schoolYearEndpoints.calendar, postingReopeningEndpoints.list);
  return {
    reopen: (body: PostingReopeningInput) => create(postingReopeningEndpoints.create, { body }),
    undo: (id: string) => write(postingReopeningEndpoints.remove, { params: { id } }),
  };
}
