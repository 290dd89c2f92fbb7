import { gradeScopes, type PostedGrade } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { check, jsonb, numeric, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { assessments } from './assessments.table.ts';
import { dated, id, literals } from './columns.ts';
import { disciplines } from './disciplines.table.ts';
import { users } from './users.table.ts';

/** An assessment whose results were posted as grades of a discipline and period, and how much they weigh among the others posted there. */
export const assessmentPostings = pgTable(
  'assessment_postings',
  {
    id: id(),
    assessment_id: uuid('assessment_id')
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    discipline_id: uuid('discipline_id')
      .notNull()
      .references(() => disciplines.id, { onDelete: 'cascade' }),
    school_year: smallint('school_year').notNull(),
    scope: text('scope', { enum: gradeScopes }).notNull(),
    period_index: smallint('period_index').notNull(),
    weight: numeric('weight', { precision: 4, scale: 1, mode: 'number' }).notNull(),
    /** What it wrote of each pupil, and what stood there before. */
    grades: jsonb('grades').$type<PostedGrade[]>().notNull().default([]),
    posted_by: uuid('posted_by').references(() => users.id, { onDelete: 'set null' }),
    ...dated(),
  },
  (t) => [
    uniqueIndex('assessment_postings_unique').on(
      t.assessment_id,
      t.discipline_id,
      t.school_year,
      t.scope,
      t.period_index,
    ),
    check('assessment_postings_scope_known', sql`${t.scope} in (${literals(gradeScopes)})`),
    check('assessment_postings_weight_range', sql`${t.weight} between 0.1 and 100`),
  ],
);
