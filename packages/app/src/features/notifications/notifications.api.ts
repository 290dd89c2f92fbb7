import { bellPollMs, type GlobalNotification, maxPageLimit, notificationEndpoints } from '@caderneta/contract';
import { useMemo } from 'react';
import { call } from '../../lib/api/call.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { WriteKey } from '../../lib/write-key.ts';
import { mergeNotes } from '../../parts/notifications/merge-notes.ts';
import { useStaleNotes } from '../../parts/notifications/notifications.api.ts';

const newestAnnouncements = { query: { limit: String(maxPageLimit) } };

/** All of a user's own notifications with the hundred newest announcements, newest first; asked for again every minute. */
export function useHistory(userId: string) {
  const own = useCall(notificationEndpoints.list, { query: { user_id: userId } }, { everyMs: bellPollMs });
  const general = useCall(notificationEndpoints.listGlobal, newestAnnouncements, { everyMs: bellPollMs });
  const notes = useMemo(
    () => (own.data && general.data ? mergeNotes(own.data, general.data, userId) : undefined),
    [own.data, general.data, userId],
  );
  return {
    notes,
    /** Only a first load that failed: later ones leave what is shown. */
    failure: notes === undefined ? (own.failure ?? general.failure) : null,
    isLoading: notes === undefined && (own.isLoading || general.isLoading),
    isRefreshing: own.isRefreshing || general.isRefreshing,
    truncated: own.truncated || general.truncated,
    reload: async () => {
      await Promise.all([own.reload(), general.reload()]);
    },
  };
}

const sending = new WriteKey();

/** What the history changes; bell and history are fresh afterwards. */
export function useHistoryWrites(userId: string) {
  const refresh = useStaleNotes();
  return {
    markAll: async (): Promise<boolean> => {
      const answer = await call(notificationEndpoints.markAllRead, { query: { user_id: userId } });
      if (answer.ok) await refresh();
      return answer.ok;
    },
    announce: async (draft: Pick<GlobalNotification, 'message'> & { title?: string }) => {
      const body = { ...draft, type: 'OTHER' as const };
      const answer = await call(notificationEndpoints.announce, { body, idempotencyKey: sending.keyFor(body) });
      if (answer.ok) {
        sending.done();
        await refresh();
      }
      return answer;
    },
  };
}
