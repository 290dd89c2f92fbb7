import { keyVersions, type OmrDetails, type ReviewItem } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { assessments } from './assessments.table.ts';
import { createdAt, id, literals, moment, partitionedId, versioned } from './columns.ts';
import { files } from './files.table.ts';
import { profiles } from './profiles.table.ts';
import { networkYear } from './school-year.columns.ts';
import { users } from './users.table.ts';

/** A result that is stored; a pupil without one is pending, and so is one of whose sheet a page is to be read yet ('INCOMPLETE'). */
const storedResultStatuses = ['CORRECTED', 'IN_REVIEW', 'INCOMPLETE'] as const;

/** The reading service's evaluation, kept as it came. */
export type ReadingDetails = Readonly<Record<string, unknown>>;

/** Where the marks of a sheet come from: somebody typed them, or a reader saw them; and when. Null: before this was kept. */
const attempted = () => ({
  typed_by: uuid('typed_by').references(() => users.id, { onDelete: 'set null' }),
  read_at: moment('read_at'),
});

/** A pupil's result, 0.00 to 100.00 for answer sheets and 0.00 to 10.00 for reading. `hits` counts points, of which each of `total` questions is worth one. Partitioned by school year. */
export const assessmentResults = pgTable(
  'assessment_results',
  {
    ...networkYear(),
    id: partitionedId(),
    assessment_id: uuid('assessment_id')
      .notNull()
      .references(() => assessments.id),
    student_profile_id: uuid('student_profile_id')
      .notNull()
      .references(() => profiles.id),
    status: text('status', { enum: storedResultStatuses }).notNull().default('CORRECTED'),
    score: numeric('score', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    hits: numeric('hits', { precision: 5, scale: 2, mode: 'number' }),
    total: smallint('total'),
    /** Of the sheet's key. */
    key_version: text('key_version', { enum: keyVersions }).notNull().default('A'),
    details: jsonb('details').$type<OmrDetails | ReadingDetails>(),
    /** The sheet's picture, where the teacher wanted it kept. */
    photo_file_id: uuid('photo_file_id').references(() => files.id, { onDelete: 'set null' }),
    corrected_by: uuid('corrected_by').references(() => users.id, { onDelete: 'set null' }),
    ...attempted(),
    ...versioned(),
  },
  (t) => [
    primaryKey({ name: 'assessment_results_pkey', columns: [t.municipality_id, t.school_year, t.id] }),
    uniqueIndex('assessment_results_unique').on(
      t.municipality_id,
      t.school_year,
      t.assessment_id,
      t.student_profile_id,
    ),
    index('assessment_results_assessment').on(t.assessment_id, t.status),
    index('assessment_results_photo').on(t.photo_file_id).where(sql`${t.photo_file_id} is not null`),
    index('assessment_results_student').on(t.student_profile_id, t.created_at),
    check('assessment_results_status_known', sql`${t.status} in (${literals(storedResultStatuses)})`),
    check('assessment_results_key_version_known', sql`${t.key_version} in (${literals(keyVersions)})`),
    check('assessment_results_score_range', sql`${t.score} between 0 and 100`),
    check('assessment_results_hits_range', sql`${t.hits} between 0 and ${t.total}`),
  ],
);

/** Binds a row to its result, with which it goes. */
export const ofResult = (name: string, t: Record<'municipality_id' | 'school_year' | 'result_id', AnyPgColumn>) =>
  foreignKey({
    name,
    columns: [t.municipality_id, t.school_year, t.result_id],
    foreignColumns: [assessmentResults.municipality_id, assessmentResults.school_year, assessmentResults.id],
  }).onDelete('cascade');

/** A question that waits for a person. Group from 0, question from 1; the crop is kept until the review ends, when the row goes. */
export const resultReviews = pgTable(
  'result_reviews',
  {
    id: id(),
    ...networkYear(),
    result_id: uuid('result_id').notNull(),
    group: smallint('group').notNull(),
    question: smallint('question').notNull(),
    marked: text('marked'),
    state: text('state').$type<ReviewItem['state']>().notNull(),
    crop_file_id: uuid('crop_file_id').references(() => files.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    ofResult('result_reviews_result_fk', t),
    uniqueIndex('result_reviews_unique').on(t.municipality_id, t.school_year, t.result_id, t.group, t.question),
    check('result_reviews_state_known', sql`${t.state} in ('multiple', 'uncertain')`),
    check('result_reviews_group_range', sql`${t.group} between 0 and 7`),
    check('result_reviews_question_range', sql`${t.question} between 1 and 99`),
  ],
);

/**
 * A sheet or a reading of a pupil that another has taken the place of: kept as it was, until somebody goes back to it or the result goes.
 */
export const resultAttempts = pgTable(
  'result_attempts',
  {
    id: id(),
    ...networkYear(),
    result_id: uuid('result_id').notNull(),
    score: numeric('score', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    hits: numeric('hits', { precision: 5, scale: 2, mode: 'number' }),
    total: smallint('total'),
    key_version: text('key_version', { enum: keyVersions }).notNull(),
    details: jsonb('details').$type<OmrDetails | ReadingDetails>(),
    photo_file_id: uuid('photo_file_id').references(() => files.id, { onDelete: 'set null' }),
    corrected_by: uuid('corrected_by').references(() => users.id, { onDelete: 'set null' }),
    ...attempted(),
    created_at: createdAt(),
  },
  (t) => [
    ofResult('result_attempts_result_fk', t),
    index('result_attempts_result').on(t.municipality_id, t.school_year, t.result_id),
    index('result_attempts_photo').on(t.photo_file_id).where(sql`${t.photo_file_id} is not null`),
    check('result_attempts_key_version_known', sql`${t.key_version} in (${literals(keyVersions)})`),
  ],
);
