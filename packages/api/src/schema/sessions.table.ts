import { sql } from 'drizzle-orm';
import { char, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.table.ts';

/** A sign-in. Only the SHA-256 of the bearer token is kept, in hexadecimal. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: char('token_hash', { length: 64 }).notNull().unique('sessions_token_hash_unique'),
    user_agent: text('user_agent'),
    created_at: createdAt(),
    last_used_at: moment('last_used_at').notNull().defaultNow(),
    expires_at: moment('expires_at').notNull(),
    revoked_at: moment('revoked_at'),
  },
  (t) => [
    index('sessions_user').on(t.user_id),
    index('sessions_expires').on(t.expires_at),
    check('sessions_token_hash_hex', sql`${t.token_hash} ~ '^[0-9a-f]{64}$'`),
  ],
);
