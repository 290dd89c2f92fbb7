import { irtModels, type ScaleAnchor, type ScaleFindings, scaleRunStatuses } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { dated, id, literals, sortedText } from './columns.ts';
import { municipalities } from './municipalities.table.ts';
import { users } from './users.table.ts';

/**
 * Calibrations of a network's exams, made in the background. `base_run_id` is the run on whose scale it is, itself a base; none where it is
 * one. `findings` tells of questions and of pupils together, never of one pupil: what is kept here outlives results.
 */
export const scaleRuns = pgTable(
  'scale_runs',
  {
    id: id(),
    municipality_id: uuid('municipality_id')
      .notNull()
      .references(() => municipalities.id, { onDelete: 'cascade' }),
    assessment_group_id: uuid('assessment_group_id').notNull(),
    title: sortedText('title').notNull(),
    school_year: smallint('school_year').notNull(),
    model: text('model', { enum: irtModels }).notNull(),
    status: text('status', { enum: scaleRunStatuses }).notNull().default('QUEUED'),
    cycles: integer('cycles').notNull().default(0),
    pupils: integer('pupils'),
    failure: text('failure'),
    base_run_id: uuid('base_run_id').references((): AnyPgColumn => scaleRuns.id),
    anchors: jsonb('anchors').$type<ScaleAnchor[]>().notNull().default([]),
    findings: jsonb('findings').$type<ScaleFindings>(),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    ...dated(),
  },
  (t) => [
    index('scale_runs_municipality').on(t.municipality_id, t.created_at),
    index('scale_runs_base').on(t.base_run_id),
    index('scale_runs_unfinished').on(t.status).where(sql`${t.status} in ('QUEUED', 'RUNNING')`),
    check('scale_runs_model_known', sql`${t.model} in (${literals(irtModels)})`),
    check('scale_runs_status_known', sql`${t.status} in (${literals(scaleRunStatuses)})`),
    check('scale_runs_done_found', sql`(${t.status} = 'DONE') = (${t.findings} is not null)`),
  ],
);
