import { skillKinds } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, literals, searched, versioned } from './columns.ts';
import { municipalities } from './municipalities.table.ts';
import { users } from './users.table.ts';

/** The skills of a network's matrices. `source` is the matrix that a skill came with, within which an import finds what is gone. */
export const skills = pgTable(
  'skills',
  {
    id: id(),
    municipality_id: uuid('municipality_id')
      .notNull()
      .references(() => municipalities.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    kind: text('kind', { enum: skillKinds }).notNull(),
    component: text('component'),
    years: smallint('years').array().notNull().default([]),
    topic: text('topic'),
    text: text('text'),
    source: text('source').notNull(),
    edition: text('edition'),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    ...versioned(),
    searched: searched('code', "coalesce(topic, '')", "coalesce(text, '')"),
  },
  (t) => [
    uniqueIndex('skills_unique').on(t.municipality_id, t.code),
    check('skills_kind_known', sql`${t.kind} in (${literals(skillKinds)})`),
    check('skills_code_present', sql`btrim(${t.code}) <> ''`),
  ],
);
