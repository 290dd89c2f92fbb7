import type { EarMarks } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ofResult } from './assessment-results.table.ts';
import { createdAt, id, moment } from './columns.ts';
import { files } from './files.table.ts';
import { municipalities } from './municipalities.table.ts';
import { profiles } from './profiles.table.ts';
import { networkYear } from './school-year.columns.ts';
import { users } from './users.table.ts';

/** A guardian's consent to a network's term of `term_since`. Withdrawn, the row goes: the audit log says that there was one. */
export const recordingConsents = pgTable(
  'recording_consents',
  {
    municipality_id: uuid('municipality_id')
      .notNull()
      .references(() => municipalities.id, { onDelete: 'cascade' }),
    student_profile_id: uuid('student_profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    term_since: moment('term_since').notNull(),
    recorded_by: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    recorded_at: moment('recorded_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'recording_consents_pkey', columns: [t.municipality_id, t.student_profile_id] }),
    index('recording_consents_student').on(t.student_profile_id),
  ],
);

/**
 * The recording of a result that a teacher marked by ear, with what was true of it then: text, marks, school year of the class (1 to 9).
 * The row goes with its file, and both at `keep_until` at the latest.
 */
export const readingRecordings = pgTable(
  'reading_recordings',
  {
    id: id(),
    ...networkYear(),
    result_id: uuid('result_id').notNull(),
    student_profile_id: uuid('student_profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    file_id: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    ear_marks: jsonb('ear_marks').$type<EarMarks>().notNull(),
    grade: smallint('grade'),
    keep_until: moment('keep_until').notNull(),
    created_at: createdAt(),
  },
  (t) => [
    ofResult('reading_recordings_result_fk', t),
    uniqueIndex('reading_recordings_unique').on(t.municipality_id, t.school_year, t.result_id),
    index('reading_recordings_municipality').on(t.municipality_id, t.id),
    index('reading_recordings_student').on(t.student_profile_id),
    index('reading_recordings_file').on(t.file_id),
    index('reading_recordings_end').on(t.keep_until),
    check('reading_recordings_grade_range', sql`${t.grade} between 1 and 9`),
  ],
);
