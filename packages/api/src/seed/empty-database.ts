import { is, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../schema/index.ts';

const tables = (Object.values(schema) as unknown[]).filter((entry): entry is PgTable => is(entry, PgTable));

/** Whether no table of ours holds a row. */
export async function isEmptyDatabase(db: Pick<NodePgDatabase, 'execute'>): Promise<boolean> {
  const anything = tables.map((table) => sql`exists (select from ${table})`);
  const { rows } = await db.execute<{ anything: boolean }>(sql`select ${sql.join(anything, sql` or `)} as anything`);
  return rows[0]?.anything === false;
}
