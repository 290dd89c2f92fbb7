import { gradeScopes } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, literals } from './columns.ts';
import { institutions } from './institutions.table.ts';
import { schoolClasses } from './school-classes.table.ts';
import { users } from './users.table.ts';

/** A period whose posting window was opened again, for a whole school or one of its classes, until a day (included). */
export const postingReopenings = pgTable(
  'posting_reopenings',
  {
    id: id(),
    institution_id: uuid('institution_id')
      .notNull()
      .references(() => institutions.id, { onDelete: 'cascade' }),
    class_id: uuid('class_id').references(() => schoolClasses.id, { onDelete: 'cascade' }),
    school_year: smallint('school_year').notNull(),
    scope: text('scope', { enum: gradeScopes }).notNull(),
    period_index: smallint('period_index').notNull(),
    until: date('until', { mode: 'string' }).notNull(),
    reason: text('reason'),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    index('posting_reopenings_institution').on(t.institution_id, t.until),
    index('posting_reopenings_class').on(t.class_id),
    check('posting_reopenings_scope_known', sql`${t.scope} in (${literals(gradeScopes)})`),
  ],
);
