import { sql } from 'drizzle-orm';
import { char, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, literals, moment } from './columns.ts';
import { users } from './users.table.ts';

const oneTimeTokenKinds = ['password-reset', 'first-master', 'first-access'] as const;

/**
 * A link or a code that works once. Only the SHA-256 of its token is kept, in hexadecimal, of a 'first-access' code, which is short,
 * an argon2id hash; 'first-master' belongs to nobody yet.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    kind: text('kind', { enum: oneTimeTokenKinds }).notNull(),
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    token_hash: char('token_hash', { length: 64 }).notNull().unique('one_time_tokens_token_hash_unique'),
    created_at: createdAt(),
    expires_at: moment('expires_at').notNull(),
    used_at: moment('used_at'),
  },
  (t) => [
    index('one_time_tokens_user').on(t.user_id),
    check('one_time_tokens_kind_known', sql`${t.kind} in (${literals(oneTimeTokenKinds)})`),
    check('one_time_tokens_token_hash_hex', sql`${t.token_hash} ~ '^[0-9a-f]{64}$'`),
    check('one_time_tokens_owner', sql`(${t.kind} = 'first-master') = (${t.user_id} is null)`),
  ],
);
