import { notificationEndpoints } from '@caderneta/contract';
import { useWrites } from '../../lib/api/use-record-writes.ts';
import type { Note } from './merge-notes.ts';

/**
 * Marks one notification read. A failure is silent: it stays new, and can be marked again.
 * @param personal How a personal one is marked: from the bell with `markRead`, from the history with `patchRead`.
 */
export function useMarkRead(userId: string, personal: 'markRead' | 'patchRead'): (note: Note) => Promise<void> {
  // Both kinds are fetched again wherever they are shown: in the bell and in the history.
  const { write } = useWrites(notificationEndpoints.list, notificationEndpoints.listGlobal);
  return async ({ id, kind }) => {
    const params = { id };
    if (kind === 'personal') await write(notificationEndpoints[personal], { params });
    else await write(notificationEndpoints.markGlobalRead, { params, query: { user_id: userId } });
  };
}
