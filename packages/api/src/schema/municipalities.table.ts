import { sql } from 'drizzle-orm';
import { char, check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, sortedText, versioned } from './columns.ts';

/** `ibge_code`: the IBGE's 7 digits. `state`: one of the 27 codes. */
export const municipalities = pgTable(
  'municipalities',
  {
    id: id(),
    name: sortedText('name').notNull(),
    state: char('state', { length: 2 }),
    ibge_code: char('ibge_code', { length: 7 }),
    ...versioned(),
    archived_at: moment('archived_at'),
  },
  (t) => [
    uniqueIndex('municipalities_ibge_code_unique').on(t.ibge_code).where(sql`${t.archived_at} is null`),
    index('municipalities_name_search').using('gin', sql`search_text(${t.name}) gin_trgm_ops`),
    check('municipalities_state_code', sql`${t.state} ~ '^[A-Z]{2}$'`),
    check('municipalities_ibge_code_digits', sql`${t.ibge_code} ~ '^[0-9]{7}$'`),
  ],
);
