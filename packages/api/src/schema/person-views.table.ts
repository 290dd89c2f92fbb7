import { viewKinds } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { literals, moment } from './columns.ts';
import { users } from './users.table.ts';

/** Who saw what of whom: one row a viewer, person, kind and day of São Paulo; `viewed_at` is the day's first moment of it. */
export const personViews = pgTable(
  'person_views',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    viewer_id: uuid('viewer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: viewKinds }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    viewed_at: moment('viewed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.day, t.viewer_id, t.kind] }),
    index('person_views_newest').on(t.user_id, t.viewed_at),
    index('person_views_viewer').on(t.viewer_id),
    index('person_views_end').on(t.viewed_at),
    check('person_views_kind_known', sql`${t.kind} in (${literals(viewKinds)})`),
  ],
);
