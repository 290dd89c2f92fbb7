import { notificationTypes } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, literals, moment } from './columns.ts';
import { users } from './users.table.ts';

/** A personal notification; read once `read_at` is set. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: notificationTypes }).notNull().default('OTHER'),
    title: text('title'),
    message: text('message').notNull(),
    created_at: createdAt(),
    read_at: moment('read_at'),
  },
  (t) => [
    index('notifications_user').on(t.user_id, t.created_at),
    index('notifications_unread').on(t.user_id).where(sql`${t.read_at} is null`),
    check('notifications_type_known', sql`${t.type} in (${literals(notificationTypes)})`),
  ],
);

/** An announcement to everyone. */
export const globalNotifications = pgTable(
  'global_notifications',
  {
    id: id(),
    type: text('type', { enum: notificationTypes }).notNull().default('OTHER'),
    title: text('title'),
    message: text('message').notNull(),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    index('global_notifications_created').on(t.created_at),
    check('global_notifications_type_known', sql`${t.type} in (${literals(notificationTypes)})`),
  ],
);

export const globalNotificationReads = pgTable(
  'global_notification_reads',
  {
    global_notification_id: uuid('global_notification_id')
      .notNull()
      .references(() => globalNotifications.id, { onDelete: 'cascade' }),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    read_at: moment('read_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.global_notification_id, t.user_id] }),
    index('global_notification_reads_user').on(t.user_id),
  ],
);
