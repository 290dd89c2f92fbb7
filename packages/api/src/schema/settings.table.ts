import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, versioned } from './columns.ts';
import { institutions } from './institutions.table.ts';
import { municipalities } from './municipalities.table.ts';
import { users } from './users.table.ts';

/** One setting of a municipality, of an institution, or, with neither, of the whole installation. */
export const settings = pgTable(
  'settings',
  {
    id: id(),
    municipality_id: uuid('municipality_id').references(() => municipalities.id, { onDelete: 'cascade' }),
    institution_id: uuid('institution_id').references(() => institutions.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    value: jsonb('value').$type<unknown>().notNull(),
    updated_by: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    ...versioned(),
  },
  (t) => [
    unique('settings_unique').on(t.municipality_id, t.institution_id, t.key).nullsNotDistinct(),
    check('settings_one_owner', sql`${t.municipality_id} is null or ${t.institution_id} is null`),
  ],
);
