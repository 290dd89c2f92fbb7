import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, sortedText, versioned } from './columns.ts';
import { files } from './files.table.ts';
import { schoolClasses } from './school-classes.table.ts';
import { users } from './users.table.ts';

/** A class's learning material; pupils see it unless `hidden`. */
export const materials = pgTable(
  'materials',
  {
    id: id(),
    class_id: uuid('class_id')
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    title: sortedText('title').notNull(),
    description: text('description'),
    type: text('type').notNull().default('OTHER'),
    file_id: uuid('file_id')
      .notNull()
      .references(() => files.id),
    file_name: text('file_name'),
    hidden: boolean('hidden').notNull().default(false),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    ...versioned(),
  },
  (t) => [index('materials_class').on(t.class_id, t.created_at)],
);
