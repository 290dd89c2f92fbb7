import { Bell } from '@caderneta/ui';
import { formatMoment } from '../lib/dates.ts';
import { useBell } from './notifications.api.ts';
import { shellCopy } from './shell.copy.ts';

/** The top bar's bell with this user's notifications. */
export function ShellBell({ userId }: { userId: string }) {
  const { notes, unread, markRead } = useBell(userId);
  return (
    <Bell
      count={unread}
      notifications={notes.map((note) => ({
        id: note.id,
        title: note.title ?? shellCopy.untitled,
        message: note.message,
        date: formatMoment(note.createdAt),
        isRead: note.isRead,
      }))}
      onMarkRead={(id) => {
        const note = notes.find((candidate) => candidate.id === id);
        if (note) void markRead(note);
      }}
    />
  );
}
