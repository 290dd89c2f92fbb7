import { sql } from 'drizzle-orm';
import { char, check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * How often something was asked for until `ends_at`, whichever copy of the server was asked. The key is a SHA-256 in hexadecimal of what is
 * counted and of whom: addresses and e-mails stand nowhere in it.
 */
export const requestCounts = pgTable(
  'request_counts',
  {
    key: char('key', { length: 64 }).primaryKey(),
    count: integer('count').notNull(),
    last_at: moment('last_at').notNull(),
    ends_at: moment('ends_at').notNull(),
  },
  (t) => [index('request_counts_end').on(t.ends_at), check('request_counts_key_hex', sql`${t.key} ~ '^[0-9a-f]{64}$'`)],
);
