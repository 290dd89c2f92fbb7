import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Whether no table of ours holds a row. */
export async function isEmptyDatabase(db: Pick<NodePgDatabase, 'execute'>): Promise<boolean> {
  const tables = await db.execute<{ name: string }>(sql`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`);
  const anything = tables.rows.map(({ name }) => sql`exists (select from ${sql.identifier(name)})`);
  const { rows } = await db.execute<{ anything: boolean }>(sql`select ${sql.join(anything, sql` or `)} as anything`);
  return rows[0]?.anything === false;
}
