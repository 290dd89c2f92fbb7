import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dated, id, versioned } from './columns.ts';
import { lessons, modules } from './lessons.table.ts';
import { networkYear } from './school-year.columns.ts';
import { users } from './users.table.ts';

/** How far a pupil is in a lesson; it counts when both are true. */
export const progress = pgTable(
  'progress',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lesson_id: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    viewed: boolean('viewed').notNull().default(false),
    questions_completed: boolean('questions_completed').notNull().default(false),
    ...dated(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.lesson_id] }), index('progress_lesson').on(t.lesson_id)],
);

/** What a pupil answered, by question number; a letter A to D where the question offers options. */
interface LessonAnswer {
  readonly question: number;
  readonly answer: string;
}

/** A pupil's answers to one lesson. Partitioned by school year. */
export const moduleAnswers = pgTable(
  'module_answers',
  {
    ...networkYear(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    lesson_id: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id),
    answers: jsonb('answers').$type<readonly LessonAnswer[]>().notNull(),
    ...dated(),
  },
  (t) => [
    primaryKey({
      name: 'module_answers_pkey',
      columns: [t.municipality_id, t.school_year, t.user_id, t.lesson_id],
    }),
    index('module_answers_user').on(t.user_id),
  ],
);

/** A comment on a pupil's answers to a lesson; `lesson_key` is the wire's `aula_N`. One a pupil and lesson. */
export const mentorComments = pgTable(
  'mentor_comments',
  {
    id: id(),
    student_id: uuid('student_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    module_id: smallint('module_id')
      .notNull()
      .references(() => modules.id),
    lesson_key: text('lesson_key').notNull(),
    comment: text('comment').notNull(),
    author_id: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    ...versioned(),
  },
  (t) => [uniqueIndex('mentor_comments_unique').on(t.student_id, t.module_id, t.lesson_key)],
);
