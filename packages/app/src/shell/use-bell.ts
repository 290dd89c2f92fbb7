import { bellLimit, bellPollMs, notificationEndpoints } from '@caderneta/contract';
import { latePart, useLatePart } from '@caderneta/ui';
import { useCall } from '../lib/api/use-call.ts';
import type { OutboxEntry } from '../lib/outbox/outbox-entry.ts';
import { useOutbox } from '../lib/outbox/use-outbox.ts';
import { useUser } from '../lib/session/use-session.ts';
import type { NoteGroup } from '../parts/notifications/group-notes.ts';
import { mergeNotes } from '../parts/notifications/merge-notes.ts';

const grouping = latePart(() => import('../parts/notifications/group-notes.ts'));

const newest = { query: { limit: String(bellLimit) } };

/** What the bell shows. */
interface BellState {
  readonly notes: readonly NoteGroup[];
  /** Writes that the server would not take, a conflict with somebody else's among them: the user must decide. */
  readonly refused: readonly Pick<OutboxEntry, 'id' | 'label' | 'kind' | 'rows' | 'keptAt' | 'refusal'>[];
  /** Results 'Em revisão' in the classes of a teacher. */
  readonly reviews: number;
  /** Nothing came yet: an empty list would be a claim. */
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/**
 * The newest notes of each kind, asked for again every minute while the page is in sight. A failed load shows what was
 * known before: the bell never alarms.
 */
export function useBell(userId: string): BellState {
  const { role } = useUser();
  const personal = useCall(notificationEndpoints.list, newest, { everyMs: bellPollMs });
  const global = useCall(notificationEndpoints.listGlobal, newest, { everyMs: bellPollMs });
  const waiting = useCall(notificationEndpoints.waiting, role === 'TEACHER' ? {} : null, { everyMs: bellPollMs });
  const reviews = waiting.data?.reviews ?? 0;
  const notes = mergeNotes(personal.data ?? [], global.data ?? [], userId);
  const late = useLatePart(grouping, notes.length > 0);
  const isUnknown = personal.data === undefined && global.data === undefined;
  const refused: readonly OutboxEntry[] = useOutbox().filter(({ refusal }) => refusal !== null);
  return {
    notes: late ? late.groupNotes(notes) : notes.map((note) => ({ ...note, notes: [note] })),
    refused,
    reviews,
    isLoading: isUnknown && (personal.isLoading || global.isLoading),
    hasFailed: isUnknown && personal.failure !== null,
  };
}
