import { sql } from 'drizzle-orm';
import { char, check, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { users } from './users.table.ts';

/** What a write with an `Idempotency-Key` answered, so that sending it again answers the same. Kept for 30 days. `request_hash`: SHA-256 in hexadecimal. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    request_hash: char('request_hash', { length: 64 }).notNull(),
    status: smallint('status').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.key] }),
    index('idempotency_records_created').on(t.created_at),
    check('idempotency_records_request_hash_hex', sql`${t.request_hash} ~ '^[0-9a-f]{64}$'`),
  ],
);
