import { foldText } from '../../lib/fold-text.ts';
import type { Note } from '../../parts/notifications/merge-notes.ts';
import { notificationsCopy } from './notifications.copy.ts';

const { names } = notificationsCopy.type;
export type NoteType = keyof typeof names;

/** The type as the screen knows it: what it does not know counts as OTHER. */
export const typeOf = ({ type }: Pick<Note, 'type'>): NoteType =>
  Object.hasOwn(names, type) ? (type as NoteType) : 'OTHER';

export interface NoteFilters {
  readonly search: string;
  readonly type: NoteType | 'all';
  readonly status: 'all' | 'new' | 'read';
}

/** Notes whose message, title or type holds the search, of the type and status asked for; accents and case do not matter. */
export function filterNotes(notes: readonly Note[], { search, type, status }: NoteFilters): Note[] {
  const wanted = foldText(search);
  return notes.filter((note) => {
    const own = typeOf(note);
    if (type !== 'all' && own !== type) return false;
    if (status !== 'all' && note.isRead !== (status === 'read')) return false;
    const fields = [note.message, note.title ?? '', note.type, names[own]];
    return fields.some((text) => foldText(text).includes(wanted));
  });
}
