import {
  type AnnulledQuestion,
  type AnswerKey,
  assessmentCategories,
  assessmentFormats,
  type QuestionOrder,
} from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { dated, id, literals, moment, searched, sortedText, version, versioned } from './columns.ts';
import { files } from './files.table.ts';
import { institutions } from './institutions.table.ts';
import { schoolClasses } from './school-classes.table.ts';
import { sheetModelEditions } from './sheet-models.table.ts';
import { users } from './users.table.ts';

/**
 * An exam or exercise of one class. `school_year`: the class's, or the year of creation where the class has none; results repeat it.
 * `assessment_group_id` is common to those given to several classes at once. `sheet_code` ('AV318') is printed on the sheets and
 * made by the database when none is given; the sequence `assessment_sheet_code` belongs to the whole network.
 */
export const assessments = pgTable(
  'assessments',
  {
    id: id(),
    institution_id: uuid('institution_id')
      .notNull()
      .references(() => institutions.id),
    class_id: uuid('class_id')
      .notNull()
      .references(() => schoolClasses.id),
    school_year: smallint('school_year').notNull(),
    assessment_group_id: uuid('assessment_group_id'),
    title: sortedText('title').notNull(),
    description: text('description'),
    category: text('category', { enum: assessmentCategories }).notNull().default('AVALIACAO'),
    format: text('format', { enum: assessmentFormats }).notNull().default('LEITURA'),
    sheet_code: text('sheet_code')
      .notNull()
      .default(sql`'AV' || nextval('assessment_sheet_code')::text`)
      .unique('assessments_sheet_code_unique'),
    /** What is read aloud in a reading assessment. */
    reading_text: text('reading_text'),
    file_id: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    /** The model that its sheets are read with; null for Caderneta's own. */
    sheet_model_edition_id: uuid('sheet_model_edition_id').references(() => sheetModelEditions.id),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** When its sheets were first made for printing. */
    sheets_printed_at: moment('sheets_printed_at'),
    ...versioned(),
    archived_at: moment('archived_at'),
    searched: searched('title'),
  },
  (t) => [
    index('assessments_class').on(t.class_id, t.created_at),
    index('assessments_institution').on(t.institution_id, t.created_at),
    index('assessments_newest').on(t.created_at, t.id).where(sql`${t.archived_at} is null`),
    index('assessments_group').on(t.assessment_group_id),
    index('assessments_sheet_model').on(t.sheet_model_edition_id).where(sql`${t.sheet_model_edition_id} is not null`),
    index('assessments_searched').using('gin', t.searched.op('gin_trgm_ops')),
    index('assessments_archived').on(t.archived_at).where(sql`${t.archived_at} is not null`),
    check('assessments_category_known', sql`${t.category} in (${literals(assessmentCategories)})`),
    check('assessments_format_known', sql`${t.format} in (${literals(assessmentFormats)})`),
    check('assessments_sheet_code_shape', sql`${t.sheet_code} ~ '^[A-Z0-9]{3,12}$'`),
  ],
);

/** Version B of a key as it is kept: version A's questions in another order, from which its key follows, or a key of its own. */
export type StoredVersion =
  | { readonly order: QuestionOrder }
  | { readonly key: AnswerKey; readonly annulled: AnnulledQuestion[] };

/** The saved key of an assessment, as it goes on the wire. `annulled`: its questions that count as right for everybody. */
export const answerKeys = pgTable('answer_keys', {
  assessment_id: uuid('assessment_id')
    .primaryKey()
    .references(() => assessments.id, { onDelete: 'cascade' }),
  key: jsonb('key').$type<AnswerKey>().notNull(),
  annulled: jsonb('annulled').$type<AnnulledQuestion[]>().notNull().default([]),
  version_b: jsonb('version_b').$type<StoredVersion>(),
  version: version(),
  updated_by: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
  ...dated(),
});
