import { groupCopy } from './group-notes.copy.ts';
import type { Note } from './merge-notes.ts';

/** Notes that say the same of other records, one after the other, as one. */
export interface NoteGroup extends Note {
  /** All of them, the newest first. */
  readonly notes: readonly Note[];
}

/** Between one and the next at most, ms. */
const APART_MS = 60 * 60 * 1000;

/** One's own acts of a kind, and no announcement, which says something each time. */
const isAlike = (one: Note, next: Note): boolean =>
  one.kind === 'personal' &&
  next.kind === 'personal' &&
  one.title !== null &&
  one.title === next.title &&
  one.isRead === next.isRead &&
  Date.parse(one.createdAt) - Date.parse(next.createdAt) <= APART_MS;

const groupOf = (notes: readonly Note[], newest: Note): NoteGroup =>
  notes.length === 1
    ? { ...newest, notes }
    : {
        ...newest,
        title: groupCopy.title(newest.title ?? '', notes.length),
        message: groupCopy.message(newest.message, notes.length - 1),
        notes,
      };

/** Notes, the newest first, with those of a kind that follow each other as one: '12 permissões alteradas por você'. */
export function groupNotes(notes: readonly Note[]): NoteGroup[] {
  const groups: [Note, ...Note[]][] = [];
  for (const note of notes) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before && isAlike(before, note)) last.push(note);
    else groups.push([note]);
  }
  return groups.map((group) => groupOf(group, group[0]));
}
