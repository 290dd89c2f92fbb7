import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How often what calls depend on of somebody has changed: a row a user (their id), role ('role:' and its name) or institution (its id), and
 * one for all ('maintenance'), each from its first change on. Triggers count, in the transaction of the change.
 */
export const changeCounts = pgTable('standings', {
  subject: text('subject').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
});
