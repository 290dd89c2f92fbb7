import { type ReportFilters, reportFileFormats, reportIds } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dated, id, literals, moment } from './columns.ts';
import { files } from './files.table.ts';
import { users } from './users.table.ts';

const statuses = ['QUEUED', 'RUNNING', 'DONE', 'FAILED'] as const;

/**
 * Reports that the server makes in the background, of one user each. `reach` is where the user stood when the file was made: who was
 * moved since does not get it. `done` of `total` rows are read. The bytes go at `expires_at`; the row says for a while what was there.
 */
export const reportFiles = pgTable(
  'report_files',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    report: text('report', { enum: reportIds }).notNull(),
    format: text('format', { enum: reportFileFormats }).notNull(),
    filters: jsonb('filters').$type<ReportFilters>().notNull(),
    shown: jsonb('shown').$type<Record<string, string>>().notNull(),
    status: text('status', { enum: statuses }).notNull().default('QUEUED'),
    done: integer('done').notNull().default(0),
    total: integer('total'),
    reach: text('reach'),
    file_id: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    failure: text('failure'),
    ...dated(),
    expires_at: moment('expires_at'),
  },
  (t) => [
    index('report_files_user').on(t.user_id, t.created_at),
    index('report_files_file').on(t.file_id),
    index('report_files_unfinished').on(t.status).where(sql`${t.status} in ('QUEUED', 'RUNNING')`),
    check('report_files_status_known', sql`${t.status} in (${literals(statuses)})`),
  ],
);
