import { Bell } from '@caderneta/ui';
import { formatMoment } from '../lib/dates.ts';
import { hrefOfEntry } from '../lib/outbox/entry-href.ts';
import { paths } from '../lib/paths.ts';
import { useMarkRead } from '../parts/notifications/notifications.api.ts';
import { shellCopy } from './shell.copy.ts';
import { useBell } from './use-bell.ts';

/** The top bar's bell with this user's notifications, and the way to all of them. */
export function ShellBell({ userId, homeHref }: { userId: string; homeHref: string }) {
  const { notes, refused, reviews, isLoading, hasFailed } = useBell(userId);
  const markRead = useMarkRead(userId, 'markRead');
  const texts = shellCopy.bell;
  return (
    <Bell
      notifications={[
        ...refused.map((entry) => ({
          id: String(entry.id),
          title: shellCopy.unsent.refused(entry.label),
          message: entry.refusal?.message ?? '',
          date: formatMoment(new Date(entry.keptAt).toISOString()),
          isRead: false,
          act: { label: shellCopy.unsent.resolve, href: hrefOfEntry(entry) ?? homeHref },
        })),
        ...(reviews > 0
          ? [
              {
                id: 'reviews',
                title: texts.reviews(reviews),
                message: texts.reviewsText,
                isRead: false,
                act: { label: texts.openReviews, href: paths.correctionStart },
              },
            ]
          : []),
        ...notes.map((note) => ({
          id: note.id,
          title: note.title ?? texts.untitled,
          message: note.message,
          date: formatMoment(note.createdAt),
          isRead: note.isRead,
        })),
      ]}
      emptyText={hasFailed ? texts.failed : isLoading ? shellCopy.loading : undefined}
      history={{ label: texts.history, href: paths.notifications }}
      onMarkRead={(id) => {
        const note = notes.find((candidate) => candidate.id === id);
        for (const each of note?.notes ?? []) void markRead(each);
      }}
    />
  );
}
