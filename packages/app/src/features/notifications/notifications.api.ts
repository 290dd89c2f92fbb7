import { bellPollMs, type GlobalNotification, maxPageLimit, notificationEndpoints } from '@caderneta/contract';
import { useMemo } from 'react';
import { joinLoads } from '../../lib/api/load-state.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useWrites } from '../../lib/api/use-record-writes.ts';
import { mergeNotes } from '../../parts/notifications/merge-notes.ts';

const newestAnnouncements = { query: { limit: String(maxPageLimit) } };

/** All of a user's own notifications with the hundred newest announcements, newest first; asked for again every minute. */
export function useHistory(userId: string) {
  const own = useCall(notificationEndpoints.list, { query: { user_id: userId } }, { everyMs: bellPollMs });
  const general = useCall(notificationEndpoints.listGlobal, newestAnnouncements, { everyMs: bellPollMs });
  const loads = joinLoads(own, general);
  const notes = useMemo(
    () => (own.data && general.data ? mergeNotes(own.data, general.data, userId) : undefined),
    [own.data, general.data, userId],
  );
  return {
    notes,
    ...loads,
    /** Only a first load that failed: later ones leave what is shown. */
    failure: notes === undefined ? loads.failure : null,
    isLoading: notes === undefined && (own.isLoading || general.isLoading),
    truncated: own.truncated || general.truncated,
  };
}

/** What the history changes; bell and history are fresh afterwards. */
export function useHistoryWrites(userId: string) {
  const { write, create } = useWrites(notificationEndpoints.list, notificationEndpoints.listGlobal);
  return {
    markAll: () => write(notificationEndpoints.markAllRead, { query: { user_id: userId } }),
    announce: (input: Pick<GlobalNotification, 'message'> & { title?: string }) =>
      create(notificationEndpoints.announce, { body: { ...input, type: 'OTHER' } }),
  };
}
