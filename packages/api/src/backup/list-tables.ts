import type { ClientBase } from 'pg';

/** A table of ours; a partitioned one stands for its partitions. */
export interface BackedUpTable {
  readonly name: string;
  /** Columns that hold values of their own, not computed ones. */
  readonly columns: string[];
}

/** Every table of the database with its columns. */
export async function listTables(client: ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    GROUP BY c.relname ORDER BY c.relname`);
  return rows;
}

/** School years that have partitions of their own. */
export async function listSchoolYears(client: ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ year: number }>(`
    SELECT DISTINCT substring(c.relname FROM '_(\\d{4})$')::int AS year FROM pg_class c
    WHERE c.relispartition AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname ~ '_\\d{4}$' ORDER BY year`);
  return rows.map(({ year }) => year);
}

/** Moment of the newest migration of the database, ms. */
export async function newestMigration(client: ClientBase): Promise<number> {
  const { rows } = await client.query('SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations');
  return Number(rows[0].newest);
}
