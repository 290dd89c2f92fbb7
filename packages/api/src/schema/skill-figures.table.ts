import { integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { schoolClasses } from './school-classes.table.ts';

/**
 * What a class did by skill in a school year, over its open assessments: one line a class, year and code. Kept by triggers, like all figures
 * (see `figures.table.ts`). `questions` counts those that have the skill, are not annulled and were answered by a corrected sheet; `hits` and `answered` count questions times
 * corrected sheets.
 */
export const skillFigures = pgTable(
  'skill_figures',
  {
    class_id: uuid('class_id')
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    school_year: smallint('school_year').notNull(),
    code: text('code').notNull(),
    questions: integer('questions').notNull(),
    hits: integer('hits').notNull(),
    answered: integer('answered').notNull(),
  },
  (t) => [primaryKey({ columns: [t.class_id, t.school_year, t.code] })],
);
