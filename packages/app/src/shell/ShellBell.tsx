import { Bell } from '@caderneta/ui';
import { formatMoment } from '../lib/dates.ts';
import { paths } from '../lib/paths.ts';
import { useMarkRead } from '../parts/notifications/notifications.api.ts';
import { shellCopy } from './shell.copy.ts';
import { useBell } from './use-bell.ts';

/** The top bar's bell with this user's notifications, and the way to all of them. */
export function ShellBell({ userId }: { userId: string }) {
  const { notes, unread, isLoading, hasFailed } = useBell(userId);
  const markRead = useMarkRead();
  const texts = shellCopy.bell;
  return (
    <Bell
      count={unread}
      notifications={notes.map((note) => ({
        id: note.id,
        title: note.title ?? texts.untitled,
        message: note.message,
        date: formatMoment(note.createdAt),
        isRead: note.isRead,
      }))}
      emptyText={hasFailed ? texts.failed : isLoading ? shellCopy.loading : undefined}
      history={{ label: texts.history, href: paths.notifications }}
      onMarkRead={(id) => {
        const note = notes.find((candidate) => candidate.id === id);
        if (note) void markRead(note);
      }}
    />
  );
}
