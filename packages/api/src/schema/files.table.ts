import { sql } from 'drizzle-orm';
import { bigint, char, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { municipalities } from './municipalities.table.ts';

/** Bytes kept by the file store. `key` is the store's own name for them, `municipality/yyyy/uuid`; `sha256` in hexadecimal; `size` in bytes; `media_type` found from the bytes. */
export const files = pgTable(
  'files',
  {
    id: id(),
    municipality_id: uuid('municipality_id').references(() => municipalities.id),
    key: text('key').notNull().unique('files_key_unique'),
    sha256: char('sha256', { length: 64 }).notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    media_type: text('media_type').notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('files_municipality').on(t.municipality_id),
    check('files_size_positive', sql`${t.size} >= 0`),
    check('files_sha256_hex', sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
);
