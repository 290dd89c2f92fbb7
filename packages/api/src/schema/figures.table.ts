import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, numeric, pgTable, primaryKey, real, smallint, uuid } from 'drizzle-orm/pg-core';
import { disciplines } from './disciplines.table.ts';
import { profiles } from './profiles.table.ts';
import { schoolClasses } from './school-classes.table.ts';
import { networkYear } from './school-year.columns.ts';

/**
 * Sums that dashboards and lists read instead of millions of rows. Triggers keep them in the transaction of each write, under the
 * class's lock that the write holds anyway; nothing else writes them. `rebuild_figures()` makes them anew.
 */

/** One line a class. Attendance and grades are those of the class's own year; `disciplines` and `pupils` count what is assigned and enrolled now. */
export const classFigures = pgTable(
  'class_figures',
  {
    class_id: uuid('class_id')
      .primaryKey()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    municipality_id: uuid('municipality_id').notNull(),
    institution_id: uuid('institution_id').notNull(),
    school_year: smallint('school_year'),
    archived: boolean('archived').notNull(),
    pupils: integer('pupils').notNull().default(0),
    disciplines: integer('disciplines').notNull().default(0),
    present: integer('present').notNull().default(0),
    absent: integer('absent').notNull().default(0),
    grades: integer('grades').notNull().default(0),
    score_sum: numeric('score_sum', { precision: 12, scale: 1, mode: 'number' }).notNull().default(0),
    /** Grades by period, in the order of `grade_slot()`: of who is enrolled now, in disciplines assigned now, which is what is expected. */
    posted: integer('posted').array().notNull().default(sql`array_fill(0, array[21])`),
  },
  (t) => [
    index('class_figures_municipality')
      .on(t.municipality_id, t.school_year, t.institution_id)
      .where(sql`not ${t.archived}`),
    index('class_figures_institution').on(t.institution_id, t.school_year, t.pupils).where(sql`not ${t.archived}`),
  ],
);

/** Presences and absences of a class on a day, over all disciplines. */
export const classDays = pgTable(
  'class_days',
  {
    municipality_id: uuid('municipality_id').notNull(),
    class_id: uuid('class_id')
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    present: integer('present').notNull(),
    absent: integer('absent').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.class_id, t.date] }),
    index('class_days_municipality').on(t.municipality_id, t.date, t.class_id),
  ],
);

/** A pupil's presences and absences in a year and municipality. `class_id`: of the open enrolment of that year, unless archived. */
export const pupilYears = pgTable(
  'pupil_years',
  {
    ...networkYear(),
    student_profile_id: uuid('student_profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    class_id: uuid('class_id').references(() => schoolClasses.id, { onDelete: 'set null' }),
    present: integer('present').notNull().default(0),
    absent: integer('absent').notNull().default(0),
    /** Percent; null before the first roll call. */
    presence: real('presence').generatedAlwaysAs(
      sql`case when present + absent > 0 then present * 100.0 / (present + absent) end`,
    ),
  },
  (t) => [
    primaryKey({ columns: [t.municipality_id, t.school_year, t.student_profile_id] }),
    index('pupil_years_presence')
      .on(t.municipality_id, t.school_year, t.presence)
      .where(sql`${t.class_id} is not null`),
    index('pupil_years_class').on(t.class_id),
    index('pupil_years_student').on(t.student_profile_id),
  ],
);

const scoreSum = () => numeric('score_sum', { precision: 12, scale: 1, mode: 'number' }).notNull();
const ofClass = () =>
  uuid('class_id')
    .notNull()
    .references(() => schoolClasses.id, { onDelete: 'cascade' });

/** Grades of a class in a discipline and year, of whichever period. */
export const disciplineScores = pgTable(
  'discipline_scores',
  {
    class_id: ofClass(),
    school_year: smallint('school_year').notNull(),
    discipline_id: uuid('discipline_id')
      .notNull()
      .references(() => disciplines.id, { onDelete: 'cascade' }),
    grades: integer('grades').notNull(),
    score_sum: scoreSum(),
  },
  (t) => [
    primaryKey({ columns: [t.class_id, t.school_year, t.discipline_id] }),
    index('discipline_scores_discipline').on(t.discipline_id),
  ],
);

/** A pupil's grades in a class and year, of whichever discipline and period. `best`: null once there is none left. */
export const pupilScores = pgTable(
  'pupil_scores',
  {
    class_id: ofClass(),
    school_year: smallint('school_year').notNull(),
    student_profile_id: uuid('student_profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    grades: integer('grades').notNull(),
    score_sum: scoreSum(),
    best: numeric('best', { precision: 3, scale: 1, mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.class_id, t.school_year, t.student_profile_id] }),
    index('pupil_scores_student').on(t.student_profile_id),
  ],
);
