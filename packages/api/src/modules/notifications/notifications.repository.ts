import type { GlobalNotification, NotificationType, PageRequest, PersonalNotification } from '@caderneta/contract';
import { and, type Column, count, desc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { globalNotificationReads, globalNotifications, notifications } from '../../schema/notifications.table.ts';
import { totalOf } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { holdsWords } from '../../server/query/search.ts';
import { mutedKinds } from '../settings/settings.service.ts';
import { ownNotifications } from './notifications.scope.ts';

/** What the history asks for: a type, new or read, words in title, message or type. */
export interface FeedFilter {
  readonly type?: NotificationType | undefined;
  readonly status?: 'new' | 'read' | undefined;
  readonly search?: string | undefined;
}

const filterSql = (of: Record<'title' | 'message' | 'type', Column>, { type, search }: FeedFilter) =>
  and(
    type ? eq(of.type, type) : undefined,
    holdsWords(sql`coalesce(${of.title}, '') || ' ' || ${of.message} || ' ' || ${of.type}`, search),
  );

/** A user's own notifications, but for the kinds that they have switched off. */
async function shownNotifications(db: Queries, userId: string) {
  const muted = await mutedKinds(db, userId);
  return and(ownNotifications(userId), muted.length > 0 ? notInArray(notifications.type, muted) : undefined);
}

/** A user's own notifications of the kinds that they want to be shown, the newest first. */
export async function listNotifications(
  db: Queries,
  userId: string,
  filter: FeedFilter,
  page: PageRequest,
): Promise<Page<PersonalNotification>> {
  const { title, message, type: kind, read_at: readAt } = notifications;
  const read = filter.status === 'read' ? isNotNull(readAt) : filter.status ? isNull(readAt) : undefined;
  const mine = and(await shownNotifications(db, userId), read, filterSql({ title, message, type: kind }, filter));
  const rows = await db
    .select()
    .from(notifications)
    .where(mine)
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await totalOf(db, page, rows, db.select({ total: count() }).from(notifications).where(mine));
  const shown = rows.map(({ id, title, message, type, created_at, read_at }) => ({
    id,
    title,
    message,
    type,
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  }));
  return { ...page, rows: shown, total };
}

/** Announcements to everyone, the newest first; `read_by` says only whether the asking user has read. */
export async function listAnnouncements(
  db: Queries,
  userId: string,
  filter: FeedFilter,
  page: PageRequest,
): Promise<Page<GlobalNotification>> {
  const myReads = and(
    eq(globalNotificationReads.global_notification_id, globalNotifications.id),
    eq(globalNotificationReads.user_id, userId),
  );
  const readAt = globalNotificationReads.read_at;
  const read = filter.status === 'read' ? isNotNull(readAt) : filter.status ? isNull(readAt) : undefined;
  const { title, message, type: kind } = globalNotifications;
  const wanted = and(read, filterSql({ title, message, type: kind }, filter));
  const rows = await db
    .select({ announcement: globalNotifications, readAt: globalNotificationReads.read_at })
    .from(globalNotifications)
    .leftJoin(globalNotificationReads, myReads)
    .where(wanted)
    .orderBy(desc(globalNotifications.created_at), desc(globalNotifications.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await totalOf(
    db,
    page,
    rows,
    db.select({ total: count() }).from(globalNotifications).leftJoin(globalNotificationReads, myReads).where(wanted),
  );
  const shown = rows.map(({ announcement: { id, title, message, type, created_at }, readAt }) => ({
    id,
    title,
    message,
    type,
    created_at: created_at.toISOString(),
    read_by: readAt ? [userId] : [],
  }));
  return { ...page, rows: shown, total };
}

/** Marks one of the user's notifications read; the first time counts. False when it is not theirs. */
export async function markRead(db: Queries, userId: string, id: string, now: Date): Promise<boolean> {
  const mine = and(ownNotifications(userId), eq(notifications.id, id));
  await db
    .update(notifications)
    .set({ read_at: now })
    .where(and(mine, isNull(notifications.read_at)));
  const found = await db.select({ id: notifications.id }).from(notifications).where(mine);
  return found.length > 0;
}

/** Marks an announcement read by the user. False when there is none such. */
export async function markAnnouncementRead(db: Queries, userId: string, id: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ id: globalNotifications.id })
    .from(globalNotifications)
    .where(eq(globalNotifications.id, id));
  if (found.length === 0) return false;
  await db
    .insert(globalNotificationReads)
    .values({ global_notification_id: id, user_id: userId, read_at: now })
    .onConflictDoNothing();
  return true;
}

/** Marks everything read that the user is shown and has not read yet: their notifications and the announcements. */
export async function markAllRead(db: Queries, userId: string, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ read_at: now })
    .where(and(await shownNotifications(db, userId), isNull(notifications.read_at)));
  await db.execute(sql`insert into ${globalNotificationReads} (global_notification_id, user_id, read_at)
    select id, ${userId}, ${now.toISOString()}::timestamptz from ${globalNotifications} on conflict do nothing`);
}
