import { faqCategories, faqs } from '../schema/faqs.table.ts';
import { globalNotificationReads, globalNotifications, notifications } from '../schema/notifications.table.ts';
import { demoAccounts } from './content/accounts.data.ts';
import { faqSections } from './content/faqs.data.ts';
import { globalNotices, type NoticeContent, personalNotices } from './content/notices.data.ts';
import { rowsOf, type TableRows } from './rows.ts';
import { daysBefore, type Moment, momentOf } from './world.ts';

/** Notifications of the demonstration accounts, the announcements to everyone, and who has read them. */
export function makeNotices(moment: Moment, userIdOf: (email: string) => string): TableRows[] {
  const draw = moment.draw.fork('notices');
  const readAt = (notice: NoticeContent) => (notice.read ? daysBefore(moment, notice.daysAgo - 1, '07:30') : null);
  const personal = demoAccounts.flatMap(({ role, email }) =>
    (personalNotices[role] ?? []).map((notice) => {
      const { title, message, type } = notice;
      const created_at = daysBefore(moment, notice.daysAgo, notice.time);
      return {
        id: draw.id(created_at),
        user_id: userIdOf(email),
        type,
        title,
        message,
        created_at,
        read_at: readAt(notice),
      };
    }),
  );
  const author = demoAccounts.find(({ role }) => role === 'MASTER');
  const general = globalNotices.map((notice) => {
    const created_at = daysBefore(moment, notice.daysAgo, notice.time);
    return { notice, id: draw.id(created_at), created_at };
  });
  return [
    rowsOf(notifications, personal),
    rowsOf(
      globalNotifications,
      general.map(({ notice: { title, message, type }, ...row }) => ({
        ...row,
        title,
        message,
        type,
        created_by: author ? userIdOf(author.email) : null,
      })),
    ),
    rowsOf(
      globalNotificationReads,
      general.flatMap(({ notice, id }) => {
        const read_at = readAt(notice);
        return read_at
          ? demoAccounts.map(({ email }) => ({ global_notification_id: id, user_id: userIdOf(email), read_at }))
          : [];
      }),
    ),
  ];
}

/** The product's own help. */
export function makeFaqs(moment: Moment): TableRows[] {
  const draw = moment.draw.fork('faqs');
  const createdAt = momentOf(moment, `${moment.calendar.year}-01-15`);
  const times = { created_at: createdAt, updated_at: createdAt };
  const sections = faqSections.map((section) => ({ ...section, id: draw.id(createdAt) }));
  return [
    rowsOf(
      faqCategories,
      sections.map(({ id, category }) => ({ id, name: category, ...times })),
    ),
    rowsOf(
      faqs,
      sections.flatMap((section) =>
        section.faqs.map((faq) => ({ id: draw.id(createdAt), category_id: section.id, ...faq, ...times })),
      ),
    ),
  ];
}
