import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { assessments } from './assessments.table.ts';

/**
 * The skills of an assessment's questions, by their position in version A, through whose order version B takes them. A code need not be in any
 * matrix: it works alone. `position`: in which order they were given, up to three.
 */
export const questionSkills = pgTable(
  'question_skills',
  {
    assessment_id: uuid('assessment_id')
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    group: smallint('group').notNull(),
    question: smallint('question').notNull(),
    position: smallint('position').notNull(),
    code: text('code').notNull(),
  },
  (t) => [
    primaryKey({ name: 'question_skills_pkey', columns: [t.assessment_id, t.group, t.question, t.position] }),
    index('question_skills_code').on(t.code),
    check('question_skills_group_range', sql`${t.group} between 0 and 7`),
    check('question_skills_question_range', sql`${t.question} between 1 and 99`),
    check('question_skills_position_range', sql`${t.position} between 0 and 2`),
  ],
);
