import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, text, time, uuid } from 'drizzle-orm/pg-core';
import { id, literals, versioned } from './columns.ts';
import { schoolClasses } from './school-classes.table.ts';
import { users } from './users.table.ts';

const classEventTypes = ['EXAM', 'EXERCISE', 'ACTIVITY', 'OTHER'] as const;

/** An entry of a class's calendar. */
export const classEvents = pgTable(
  'class_events',
  {
    id: id(),
    class_id: uuid('class_id')
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description'),
    date: date('date', { mode: 'string' }).notNull(),
    start_time: time('start_time'),
    end_time: time('end_time'),
    type: text('type', { enum: classEventTypes }).notNull().default('OTHER'),
    /** Pupils are never told of it. */
    staff_only: boolean('staff_only').notNull().default(false),
    /** Codes of the skills that it teaches; one need not be in any matrix. */
    codes: text('codes').array().notNull().default([]),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    ...versioned(),
  },
  (t) => [
    index('class_events_day').on(t.date, t.start_time, t.id),
    index('class_events_class').on(t.class_id, t.date),
    check('class_events_type_known', sql`${t.type} in (${literals(classEventTypes)})`),
    check('class_events_title_present', sql`btrim(${t.title}) <> ''`),
    check('class_events_times', sql`${t.end_time} > ${t.start_time}`),
  ],
);
