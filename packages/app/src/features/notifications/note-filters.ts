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

const statuses = ['new', 'read'] as const;

/** The filters as an address names them; what it does not know counts as not set. */
export function noteFiltersOf({ search, type, status }: Readonly<Record<keyof NoteFilters, string>>): NoteFilters {
  return {
    search,
    type: Object.hasOwn(names, type) ? (type as NoteType) : 'all',
    status: statuses.find((known) => known === status) ?? 'all',
  };
}

/** A change of the filters as an address takes it: what is not narrowed is not named. */
export const addressOfNotes = (part: Partial<NoteFilters>): Partial<Record<keyof NoteFilters, string>> =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, name !== 'search' && value === 'all' ? '' : value]),
  );

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
