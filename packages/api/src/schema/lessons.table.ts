import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dated, id, literals, versioned } from './columns.ts';
import { files } from './files.table.ts';

const questionKinds = ['OPEN', 'CHOICE'] as const;

/** One of the four learning modules; `id` is the number N of the wire's `modulo_N`. */
export const modules = pgTable('modules', {
  id: smallint('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  ...dated(),
});

/** A lesson; `number` is the N of the wire's `aula_N`. */
export const lessons = pgTable(
  'lessons',
  {
    id: id(),
    module_id: smallint('module_id')
      .notNull()
      .references(() => modules.id),
    number: smallint('number').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    file_id: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    file_name: text('file_name'),
    /** The first number that no question of the lesson ever had: stored answers go by the number, also those to questions that are gone. */
    next_question: smallint('next_question').notNull().default(1),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('lessons_unique').on(t.module_id, t.number),
    check('lessons_number_positive', sql`${t.number} >= 1`),
    check('lessons_next_question_positive', sql`${t.next_question} >= 1`),
  ],
);

/** A question of a lesson. `options` are the texts of A to D for CHOICE, null for OPEN. Answers are commented, never graded. */
export const lessonQuestions = pgTable(
  'lesson_questions',
  {
    id: id(),
    lesson_id: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    number: smallint('number').notNull(),
    kind: text('kind', { enum: questionKinds }).notNull(),
    prompt: text('prompt').notNull(),
    options: jsonb('options').$type<readonly string[]>(),
    /** The version of the lesson with which it came to ask this: a page of an earlier one shows something else, or other letters. */
    asked_since: integer('asked_since').notNull().default(1),
    ...dated(),
  },
  (t) => [
    uniqueIndex('lesson_questions_unique').on(t.lesson_id, t.number),
    check('lesson_questions_kind_known', sql`${t.kind} in (${literals(questionKinds)})`),
    check('lesson_questions_options', sql`(${t.kind} = 'CHOICE') = (${t.options} is not null)`),
  ],
);
