import { notificationTypes } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dated, literals } from './columns.ts';
import { users } from './users.table.ts';

/** What a user has chosen for themselves; without a row, the defaults. `muted`: kinds of notification that they are not shown. */
export const userPreferences = pgTable(
  'user_preferences',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    muted: text('muted', { enum: notificationTypes }).array().notNull().default(sql`'{}'`),
    ...dated(),
  },
  (t) => [check('user_preferences_muted_known', sql`${t.muted} <@ array[${literals(notificationTypes)}]`)],
);
