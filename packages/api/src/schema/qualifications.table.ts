import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { id, literals, versioned } from './columns.ts';
import { files } from './files.table.ts';
import { profiles } from './profiles.table.ts';

const degrees = ['TECHNICAL', 'BACHELOR', 'LICENCIATURA', 'SPECIALIZATION', 'MASTER', 'DOCTORATE', 'OTHER'] as const;

/** A teacher's qualification (formação). */
export const qualifications = pgTable(
  'qualifications',
  {
    id: id(),
    teacher_profile_id: uuid('teacher_profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    degree: text('degree', { enum: degrees }).notNull().default('BACHELOR'),
    course_name: text('course_name').notNull(),
    institution_name: text('institution_name'),
    completion_year: smallint('completion_year'),
    diploma_file_id: uuid('diploma_file_id').references(() => files.id, { onDelete: 'set null' }),
    ...versioned(),
  },
  (t) => [
    index('qualifications_teacher').on(t.teacher_profile_id),
    check('qualifications_degree_known', sql`${t.degree} in (${literals(degrees)})`),
  ],
);
