import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { literals, versioned } from './columns.ts';
import { disciplines } from './disciplines.table.ts';
import { profiles } from './profiles.table.ts';
import { schoolClasses } from './school-classes.table.ts';
import { networkYear } from './school-year.columns.ts';

const attendanceStatuses = ['PRESENT', 'ABSENT'] as const;

/** A pupil's presence in a class's lessons of one discipline on one day. Partitioned by school year. */
export const attendance = pgTable(
  'attendance',
  {
    ...networkYear(),
    class_id: uuid('class_id')
      .notNull()
      .references(() => schoolClasses.id),
    date: date('date', { mode: 'string' }).notNull(),
    discipline_id: uuid('discipline_id')
      .notNull()
      .references(() => disciplines.id),
    student_profile_id: uuid('student_profile_id')
      .notNull()
      .references(() => profiles.id),
    teacher_profile_id: uuid('teacher_profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    status: text('status', { enum: attendanceStatuses }).notNull().default('PRESENT'),
    notes: text('notes'),
    ...versioned(),
  },
  (t) => [
    primaryKey({
      name: 'attendance_pkey',
      columns: [t.municipality_id, t.school_year, t.class_id, t.date, t.discipline_id, t.student_profile_id],
    }),
    index('attendance_student').on(t.student_profile_id, t.date),
    check('attendance_status_known', sql`${t.status} in (${literals(attendanceStatuses)})`),
  ],
);
