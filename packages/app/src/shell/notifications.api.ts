import {
  bellLimit,
  bellPollMs,
  type GlobalNotification,
  notificationEndpoints,
  type PersonalNotification,
} from '@caderneta/contract';
import { call } from '../lib/api/call.ts';
import { useCall } from '../lib/api/use-call.ts';

/** A notification of either kind, as the bell lists it. */
export interface BellNote {
  readonly id: string;
  readonly kind: 'personal' | 'global';
  readonly title: string | null;
  readonly message: string;
  readonly createdAt: string;
  readonly isRead: boolean;
}

/** Both kinds together, newest first. A global one is read when the user is among its readers. */
export function mergeNotes(
  personal: readonly PersonalNotification[],
  global: readonly GlobalNotification[],
  userId: string,
): BellNote[] {
  const notes: BellNote[] = [
    ...personal.map((note) => ({
      id: note.id,
      kind: 'personal' as const,
      title: note.title,
      message: note.message,
      createdAt: note.created_at,
      isRead: note.read_at !== null,
    })),
    ...global.map((note) => ({
      id: note.id,
      kind: 'global' as const,
      title: note.title,
      message: note.message,
      createdAt: note.created_at,
      isRead: note.read_by.includes(userId),
    })),
  ];
  return notes.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

const newest = { query: { limit: String(bellLimit) } };

/** The bell's notes, asked for again every minute. A failed load shows what was known before: the bell never alarms. */
export function useBell(userId: string) {
  const personal = useCall(notificationEndpoints.list, newest, { everyMs: bellPollMs });
  const global = useCall(notificationEndpoints.listGlobal, newest, { everyMs: bellPollMs });
  const notes = mergeNotes(personal.data ?? [], global.data ?? [], userId);

  const markRead = async (note: BellNote) => {
    const endpoint = note.kind === 'personal' ? notificationEndpoints.markRead : notificationEndpoints.markGlobalRead;
    await call(endpoint, { params: { id: note.id } });
    await (note.kind === 'personal' ? personal : global).reload();
  };
  return { notes, unread: notes.filter((note) => !note.isRead).length, markRead };
}
