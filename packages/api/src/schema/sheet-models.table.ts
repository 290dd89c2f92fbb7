import type { SheetModelLayout, SheetModelShape, SheetModelTestRead } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, sortedText, versioned } from './columns.ts';
import { files } from './files.table.ts';
import { institutions } from './institutions.table.ts';
import { municipalities } from './municipalities.table.ts';
import { users } from './users.table.ts';

/** Sheets that a school has of its own, or, without a school, those of a whole network. `editions`: how many there are. */
export const sheetModels = pgTable(
  'sheet_models',
  {
    id: id(),
    municipality_id: uuid('municipality_id')
      .notNull()
      .references(() => municipalities.id, { onDelete: 'cascade' }),
    institution_id: uuid('institution_id').references(() => institutions.id, { onDelete: 'cascade' }),
    name: sortedText('name').notNull(),
    editions: integer('editions').notNull().default(1),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    ...versioned(),
    archived_at: moment('archived_at'),
  },
  (t) => [
    index('sheet_models_owner').on(t.municipality_id, t.institution_id),
    check('sheet_models_name_present', sql`btrim(${t.name}) <> ''`),
  ],
);

/** A model as it was at one time; never changed, so that an assessment's sheet stays what it was. Its picture is a file of its own. */
export const sheetModelEditions = pgTable(
  'sheet_model_editions',
  {
    id: id(),
    model_id: uuid('model_id')
      .notNull()
      .references(() => sheetModels.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    layout: jsonb('layout').$type<SheetModelLayout>().notNull(),
    /** What lists show of the layout. */
    shape: jsonb('shape').$type<SheetModelShape>().notNull(),
    test: jsonb('test').$type<SheetModelTestRead>().notNull(),
    picture_file_id: uuid('picture_file_id').references(() => files.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [unique('sheet_model_editions_number').on(t.model_id, t.number)],
);
