import { notificationTypes } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, literals, partitionedId } from './columns.ts';

/** Stands for 'no municipality' in the audit log, whose key cannot hold a null. */
export const wholeNetwork = '00000000-0000-0000-0000-000000000000';

/**
 * Who changed what, when, from which values to which. No foreign keys: an entry outlives all that it names.
 * `school_year` is the year of `created_at`. `record_id` is text: some records have a key of several columns. Partitioned by school year.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    municipality_id: uuid('municipality_id').notNull().default(wholeNetwork),
    school_year: smallint('school_year').notNull().default(sql`extract(year from now())::smallint`),
    id: partitionedId(),
    institution_id: uuid('institution_id'),
    user_id: uuid('user_id'),
    action: text('action', { enum: notificationTypes }).notNull(),
    table_name: text('table_name').notNull(),
    record_id: text('record_id').notNull(),
    from: jsonb('from').$type<unknown>(),
    to: jsonb('to').$type<unknown>(),
    request_id: text('request_id'),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'audit_log_pkey', columns: [t.municipality_id, t.school_year, t.id] }),
    index('audit_log_municipality_created').on(t.municipality_id, t.created_at),
    index('audit_log_institution_created').on(t.institution_id, t.created_at),
    index('audit_log_created').on(t.created_at),
    index('audit_log_record').on(t.table_name, t.record_id),
    index('audit_log_user').on(t.user_id, t.created_at),
    check('audit_log_action_known', sql`${t.action} in (${literals(notificationTypes)})`),
  ],
);
