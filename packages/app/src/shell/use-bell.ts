import { bellLimit, bellPollMs, notificationEndpoints } from '@caderneta/contract';
import { useCall } from '../lib/api/use-call.ts';
import { mergeNotes } from '../parts/notifications/merge-notes.ts';

const newest = { query: { limit: String(bellLimit) } };

/**
 * The newest notes of each kind, asked for again every minute while the page is in sight. A failed load shows what was
 * known before: the bell never alarms.
 */
export function useBell(userId: string) {
  const personal = useCall(notificationEndpoints.list, newest, { everyMs: bellPollMs });
  const global = useCall(notificationEndpoints.listGlobal, newest, { everyMs: bellPollMs });
  const notes = mergeNotes(personal.data ?? [], global.data ?? [], userId);
  const isUnknown = personal.data === undefined && global.data === undefined;
  return {
    notes,
    unread: notes.filter((note) => !note.isRead).length,
    /** Nothing came yet: an empty list would be a claim. */
    isLoading: isUnknown && (personal.isLoading || global.isLoading),
    hasFailed: isUnknown && personal.failure !== null,
  };
}
