import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, time, uuid } from 'drizzle-orm/pg-core';
import { dated, id, literals } from './columns.ts';
import { disciplines } from './disciplines.table.ts';
import { profiles } from './profiles.table.ts';
import { schoolClasses } from './school-classes.table.ts';

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/** A line of a teacher's own timetable; it grants nothing. */
export const teacherSchedules = pgTable(
  'teacher_schedules',
  {
    id: id(),
    teacher_profile_id: uuid('teacher_profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    weekday: text('weekday', { enum: weekdays }).notNull(),
    start_time: time('start_time').notNull(),
    end_time: time('end_time').notNull(),
    class_id: uuid('class_id').references(() => schoolClasses.id, { onDelete: 'set null' }),
    discipline_id: uuid('discipline_id').references(() => disciplines.id, { onDelete: 'set null' }),
    ...dated(),
  },
  (t) => [
    // The order of the list: by day and time.
    index('teacher_schedules_week').on(
      sql`array_position(array[${literals(weekdays)}], ${t.weekday})`,
      t.start_time,
      t.id,
    ),
    index('teacher_schedules_teacher').on(t.teacher_profile_id),
    index('teacher_schedules_class').on(t.class_id),
    check('teacher_schedules_weekday_known', sql`${t.weekday} in (${literals(weekdays)})`),
    check('teacher_schedules_times', sql`${t.end_time} > ${t.start_time}`),
  ],
);
