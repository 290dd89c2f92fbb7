import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dated, literals } from './columns.ts';
import { users } from './users.table.ts';

const statuses = ['RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;

/** How far an import of people is, for whoever waits for it. Written outside the import's own transaction, or nobody would see it. */
export const peopleImports = pgTable(
  'people_imports',
  {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: statuses }).notNull(),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull(),
    ...dated(),
  },
  (t) => [
    index('people_imports_user').on(t.user_id),
    check('people_imports_status_known', sql`${t.status} in (${literals(statuses)})`),
  ],
);
