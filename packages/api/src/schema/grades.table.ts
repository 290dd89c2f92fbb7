import { sql } from 'drizzle-orm';
import { check, index, numeric, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { literals, partitionedId, versioned } from './columns.ts';
import { disciplines } from './disciplines.table.ts';
import { profiles } from './profiles.table.ts';
import { schoolClasses } from './school-classes.table.ts';
import { networkYear } from './school-year.columns.ts';
import { users } from './users.table.ts';

const gradeScopes = ['BIMESTER', 'TRIMESTER', 'SEMESTER', 'MONTHLY'] as const;

/** A pupil's grade, 0.0 to 10.0, in a discipline and period; `school_year` is the wire's `year`. Partitioned by school year. */
export const grades = pgTable(
  'grades',
  {
    ...networkYear(),
    id: partitionedId(),
    class_id: uuid('class_id')
      .notNull()
      .references(() => schoolClasses.id),
    student_profile_id: uuid('student_profile_id')
      .notNull()
      .references(() => profiles.id),
    discipline_id: uuid('discipline_id')
      .notNull()
      .references(() => disciplines.id),
    scope: text('scope', { enum: gradeScopes }).notNull(),
    period_index: smallint('period_index').notNull(),
    score: numeric('score', { precision: 3, scale: 1, mode: 'number' }).notNull(),
    posted_by: uuid('posted_by').references(() => users.id, { onDelete: 'set null' }),
    ...versioned(),
  },
  (t) => [
    primaryKey({ name: 'grades_pkey', columns: [t.municipality_id, t.school_year, t.id] }),
    uniqueIndex('grades_unique').on(
      t.municipality_id,
      t.school_year,
      t.class_id,
      t.discipline_id,
      t.scope,
      t.period_index,
      t.student_profile_id,
    ),
    index('grades_student').on(t.student_profile_id, t.created_at),
    check('grades_scope_known', sql`${t.scope} in (${literals(gradeScopes)})`),
    check('grades_score_range', sql`${t.score} between 0 and 10`),
    check(
      'grades_period_of_scope',
      sql`${t.period_index} between 1 and case ${t.scope} when 'BIMESTER' then 4 when 'TRIMESTER' then 3 when 'SEMESTER' then 2 else 12 end`,
    ),
  ],
);
