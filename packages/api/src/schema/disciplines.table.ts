import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, moment, searched, sortedText, versioned } from './columns.ts';
import { institutions } from './institutions.table.ts';
import { users } from './users.table.ts';

export const disciplines = pgTable(
  'disciplines',
  {
    id: id(),
    institution_id: uuid('institution_id')
      .notNull()
      .references(() => institutions.id),
    name: sortedText('name').notNull(),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    ...versioned(),
    archived_at: moment('archived_at'),
    searched: searched('name'),
  },
  (t) => [
    uniqueIndex('disciplines_unique').on(t.institution_id, sql`lower(${t.name})`).where(sql`${t.archived_at} is null`),
    index('disciplines_name').on(t.name).where(sql`${t.archived_at} is null`),
    index('disciplines_searched').using('gin', t.searched.op('gin_trgm_ops')),
  ],
);
