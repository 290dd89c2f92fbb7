import { type SQL, sql } from 'drizzle-orm';
import { customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** Text that people read in lists: sorts as in a Portuguese dictionary, numbers by value ('Turma 2' before 'Turma 10'). */
export const sortedText = customType<{ data: string }>({ dataType: () => 'text COLLATE "public"."pt_br"' });

/** Primary key made by the application, so that any PostgreSQL will do; v7, so that rows stay in order of creation. */
export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => v7());

/** Id within a partitioned table, whose primary key names the partition too. */
export const partitionedId = () =>
  uuid('id')
    .notNull()
    .$defaultFn(() => v7());

/** A moment in time, with its zone; null where it has not come. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/**
 * What searches look into, kept as `search_text` makes it of these columns: made of each row at each search it would cost more than all
 * the rest, and an index only says which rows might match.
 */
export const searched = (...columns: readonly string[]) =>
  text('searched')
    .notNull()
    .generatedAlwaysAs(sql.raw(`search_text(${columns.join(" || ' ' || ")})`));

/** Counts the writes of a row: a client that sends an older one is told so instead of overwriting. */
export const version = () => integer('version').notNull().default(1);

/** When a row was written. */
export const dated = () => ({ created_at: createdAt(), updated_at: updatedAt() });
/** When, and how often: of what people change. */
export const versioned = () => ({ version: version(), ...dated() });

/** SQL list of literals for a CHECK. The values are our own constants, never input. */
export const literals = (values: readonly string[]): SQL =>
  sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '));
