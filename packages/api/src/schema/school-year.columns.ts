import { smallint, uuid } from 'drizzle-orm/pg-core';
import { municipalities } from './municipalities.table.ts';

/**
 * What the large tables are keyed by: the municipality, by which the network can be spread over servers, and the school year, by
 * which the table is partitioned. Every query of them names both where it can, or it looks into every year.
 */
export const networkYear = () => ({
  municipality_id: uuid('municipality_id')
    .notNull()
    .references(() => municipalities.id),
  school_year: smallint('school_year').notNull(),
});
