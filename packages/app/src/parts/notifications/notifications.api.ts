import { notificationEndpoints } from '@caderneta/contract';
import { useWrites } from '../../lib/api/use-record-writes.ts';
import type { Note } from './merge-notes.ts';

/** Marks one notification read. A failure is silent: it stays new, and can be marked again. */
export function useMarkRead(): (note: Note) => Promise<void> {
  // Both kinds are fetched again wherever they are shown: in the bell and in the history.
  const { write } = useWrites(notificationEndpoints.list, notificationEndpoints.listGlobal);
  return async (note) => {
    const endpoint = note.kind === 'personal' ? notificationEndpoints.patchRead : notificationEndpoints.markGlobalRead;
    await write(endpoint, { params: { id: note.id } });
  };
}
