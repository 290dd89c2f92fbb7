import { backupFailures } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, literals, moment } from './columns.ts';

/**
 * Each try of the server to make a backup by itself: the name of its file, or why there is none. `gone_at`: since when the file is no longer
 * in the folder, which alone says what there is to restore.
 */
export const backups = pgTable(
  'backups',
  {
    id: id(),
    began_at: moment('began_at').notNull(),
    failure: text('failure', { enum: backupFailures }),
    name: text('name').unique('backups_name_unique'),
    size_bytes: bigint('size_bytes', { mode: 'number' }),
    missing_files: integer('missing_files'),
    gone_at: moment('gone_at'),
  },
  (t) => [
    index('backups_began').on(t.began_at),
    check('backups_failure_known', sql`${t.failure} in (${literals(backupFailures)})`),
    check('backups_file_or_failure', sql`(${t.name} is null) = (${t.failure} is not null)`),
    check('backups_size_of_file', sql`(${t.name} is null) = (${t.size_bytes} is null)`),
  ],
);
