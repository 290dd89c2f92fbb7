import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Whatever can run a statement: a database or a transaction. */
export interface Statements {
  execute(query: SQL): Promise<unknown>;
}

/** Rows of one table, ready to be inserted. */
export interface TableRows {
  readonly table: PgTable;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

export const rowsOf = <T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): TableRows => ({
  table,
  rows: rows as readonly Readonly<Record<string, unknown>>[],
});

const ROWS_A_STATEMENT = 4000;

/**
 * Inserts rows in bulk: a statement takes some thousands as one JSON value, which is far faster than a parameter a value.
 * All rows of a table give the same columns; `created_at` and `updated_at` are filled with `madeAt` where they are not given.
 */
export async function insertRows(db: Statements, { table, rows }: TableRows, madeAt: Date): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const known = getTableColumns(table);
  const times = Object.fromEntries(
    ['created_at', 'updated_at'].filter((name) => name in known).map((name) => [name, madeAt]),
  );
  const names = Object.keys({ ...times, ...first });
  const unknown = names.filter((name) => !(name in known));
  if (unknown.length > 0) throw new Error(`${getTableName(table)} has no column ${unknown.join(', ')}`);
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const part = rows.slice(start, start + ROWS_A_STATEMENT).map((row) => ({ ...times, ...defined(row) }));
    await db.execute(
      sql`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(part)}::json)`,
    );
  }
}

/** Leaves out what was not given, so that the filled times stay. */
const defined = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
