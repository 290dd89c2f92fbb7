import { notificationEndpoints } from '@caderneta/contract';
import { useCallback } from 'react';
import { call } from '../../lib/api/call.ts';
import { useStale } from '../../lib/api/use-call.ts';
import type { Note } from './merge-notes.ts';

/** Both kinds are fetched again wherever they are shown: in the bell and in the history. */
export function useStaleNotes(): () => Promise<void> {
  const stale = useStale();
  return useCallback(() => stale(notificationEndpoints.list, notificationEndpoints.listGlobal), [stale]);
}

/** Marks one notification read. A failure is silent: it stays new, and can be marked again. */
export function useMarkRead(): (note: Note) => Promise<void> {
  const refresh = useStaleNotes();
  return useCallback(
    async (note) => {
      const endpoint =
        note.kind === 'personal' ? notificationEndpoints.patchRead : notificationEndpoints.markGlobalRead;
      const answer = await call(endpoint, { params: { id: note.id } });
      if (answer.ok) await refresh();
    },
    [refresh],
  );
}
