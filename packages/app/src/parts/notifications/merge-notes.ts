import type { GlobalNotification, PersonalNotification } from '@caderneta/contract';

/** A notification of either kind, as bell and history list it. */
export interface Note {
  readonly id: string;
  readonly kind: 'personal' | 'global';
  /** One of the contract's types; another where the server is newer than this page. */
  readonly type: string;
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
): Note[] {
  const common = ({ id, type, title, message, created_at }: PersonalNotification | GlobalNotification) => ({
    id,
    type,
    title,
    message,
    createdAt: created_at,
  });
  const notes: Note[] = [
    ...personal.map((note) => ({ ...common(note), kind: 'personal' as const, isRead: note.read_at !== null })),
    ...global.map((note) => ({ ...common(note), kind: 'global' as const, isRead: note.read_by.includes(userId) })),
  ];
  return notes.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}
