import { sql } from 'drizzle-orm';
import { char, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, moment, searched, sortedText, versioned } from './columns.ts';
import { municipalities } from './municipalities.table.ts';

/** A school. `inep_code`: the school census's 8 digits. */
export const institutions = pgTable(
  'institutions',
  {
    id: id(),
    municipality_id: uuid('municipality_id')
      .notNull()
      .references(() => municipalities.id),
    name: sortedText('name').notNull(),
    director: text('director'),
    inep_code: char('inep_code', { length: 8 }),
    ...versioned(),
    archived_at: moment('archived_at'),
    searched: searched('name'),
  },
  (t) => [
    index('institutions_municipality').on(t.municipality_id),
    uniqueIndex('institutions_inep_code_unique').on(t.inep_code).where(sql`${t.archived_at} is null`),
    check('institutions_inep_code_digits', sql`${t.inep_code} ~ '^[0-9]{8}$'`),
  ],
);
