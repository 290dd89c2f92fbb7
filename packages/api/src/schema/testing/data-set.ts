import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg, { type ClientBase } from 'pg';
import { listSchoolYears, listTables } from '../../backup/list-tables.ts';
import { applyMigrations } from '../../database/migrate.ts';

// A data set is a small network as some version left it: SQL that fills a database of that version's migrations, and of no other.

/** The same place from `src` and from `dist`. */
const api = path.resolve(import.meta.dirname, '../../..');
export const dataSetsFolder = path.join(api, 'fixtures');
const head = /^-- After migration (\S+)\.\n/;

export interface DataSet {
  /** The version, or the migration where none was made. */
  readonly name: string;
  /** The newest migration that its database had, e.g. `0011_report-files`. */
  readonly migration: string;
  readonly sql: string;
}

/** Every data set of the repository, in the order of their migrations. */
export function readDataSets(): DataSet[] {
  return readdirSync(dataSetsFolder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => {
      const sql = readFileSync(path.join(dataSetsFolder, file), 'utf8');
      const [, migration] = head.exec(sql) ?? [];
      if (!migration) throw new Error(`${file} does not say after which migration it was made`);
      return { name: file.replace(/\.sql$/, ''), migration, sql };
    })
    .sort((a, b) => (a.migration < b.migration ? -1 : 1));
}

/** All rows of a database as SQL, with what its triggers made of them. */
export async function writeDataSet(client: ClientBase, migration: string): Promise<string> {
  const lines = [`-- After migration ${migration}.`];
  for (const year of await listSchoolYears(client)) lines.push(`SELECT ensure_school_year(${year});`);
  for (const { name, columns } of await listTables(client)) {
    const values = columns.map((column) => `quote_nullable(${pg.escapeIdentifier(column)}::text)`).join(`, ', ', `);
    const { rows } = await client.query<{ row: string }>(
      `SELECT concat('(', ${values}, ')') AS row FROM ${pg.escapeIdentifier(name)} ORDER BY 1`,
    );
    if (rows.length === 0) continue;
    const into = `${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`;
    lines.push(`INSERT INTO ${into} VALUES`, `${rows.map(({ row }) => row).join(',\n')};`);
  }
  return `${lines.join('\n')}\n`;
}

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

/** All migrations, the oldest first. */
export const listMigrations = (): Journal['entries'] =>
  (JSON.parse(readFileSync(path.join(api, 'migrations/meta/_journal.json'), 'utf8')) as Journal).entries;

/** Makes an empty database what the data set's version left: its migrations, then its rows. */
export async function loadDataSet(client: ClientBase, { migration, sql }: DataSet): Promise<void> {
  const last = listMigrations().find(({ tag }) => tag === migration);
  if (!last) throw new Error(`there is no migration ${migration}`);
  await applyMigrations(client, { upTo: last.when });
  // Rows come in the order of their tables' names, and hold already what triggers made.
  await client.query(`SET session_replication_role = replica; ${sql}; SET session_replication_role = DEFAULT`);
}
