import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, smallint, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { disciplines } from './disciplines.table.ts';
import { schoolClasses } from './school-classes.table.ts';

/**
 * Printed pages of rolls, a row each: which pupil is which row and which day which column of the paper, whoever has come or gone since.
 * Never changed: a page that would be another is another row. `number` is what the paper's strip says.
 */
export const attendanceSheets = pgTable(
  'attendance_sheets',
  {
    id: id(),
    class_id: uuid('class_id')
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    discipline_id: uuid('discipline_id')
      .notNull()
      .references(() => disciplines.id, { onDelete: 'cascade' }),
    /** The month's first day. */
    month: date('month', { mode: 'string' }).notNull(),
    number: integer('number').notNull(),
    page: smallint('page').notNull(),
    pages: smallint('pages').notNull(),
    /** Number of the first row in the class's list. */
    first_number: smallint('first_number').notNull(),
    days: date('days', { mode: 'string' }).array().notNull(),
    pupils: uuid('pupils').array().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    unique('attendance_sheets_number').on(t.class_id, t.number),
    check('attendance_sheets_number_known', sql`${t.number} between 1 and 65535`),
    check('attendance_sheets_not_empty', sql`cardinality(${t.days}) > 0 and cardinality(${t.pupils}) > 0`),
  ],
);
