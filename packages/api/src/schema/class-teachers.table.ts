import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, version } from './columns.ts';
import { disciplines } from './disciplines.table.ts';
import { profiles } from './profiles.table.ts';
import { schoolClasses } from './school-classes.table.ts';
import { users } from './users.table.ts';

/** A teacher's assignment by a manager or above: what lets a teacher write in a class, from a day to a day. */
export const classTeachers = pgTable(
  'class_teachers',
  {
    id: id(),
    class_id: uuid('class_id')
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    teacher_profile_id: uuid('teacher_profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    discipline_id: uuid('discipline_id')
      .notNull()
      .references(() => disciplines.id),
    /** First and last day, both included; null where there is none. */
    starts_on: date('starts_on'),
    ends_on: date('ends_on'),
    assigned_by: uuid('assigned_by').references(() => users.id, { onDelete: 'set null' }),
    version: version(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('class_teachers_unique').on(t.class_id, t.teacher_profile_id, t.discipline_id),
    check('class_teachers_days', sql`${t.ends_on} >= ${t.starts_on}`),
    index('class_teachers_teacher').on(t.teacher_profile_id),
    index('class_teachers_discipline').on(t.discipline_id),
  ],
);
