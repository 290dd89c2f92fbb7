import { answersIn, fromWire, type RetainedTableName, retainedTables, roleLabel } from '@caderneta/contract';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { achievements } from '../../schema/achievements.table.ts';
import { assessmentPostings } from '../../schema/assessment-postings.table.ts';
import { assessments } from '../../schema/assessments.table.ts';
import { auditLog } from '../../schema/audit-log.table.ts';
import { disciplines } from '../../schema/disciplines.table.ts';
import { files } from '../../schema/files.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { lessons, modules } from '../../schema/lessons.table.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { globalNotifications } from '../../schema/notifications.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { auditAbout } from './audit-about.ts';
import { columnWords, hiddenColumns, hiddenOf, signedColumns, valueWords } from './column-words.data.ts';
import { onlyOf } from './only-of.ts';
import { type PersonIds, personColumns, personTables, rowsOf } from './person-tables.ts';

/** The audit log outlives what it names, and so refers to nothing. */
const targetsOfAudit = [
  [auditLog.user_id, users],
  [auditLog.institution_id, institutions],
  [auditLog.municipality_id, municipalities],
] as const;

/** How another table's row is called; of people their role alone. */
const names = new Map<PgTable, SQL>([
  [municipalities, sql`x.name`],
  [institutions, sql`x.name`],
  [disciplines, sql`x.name`],
  [schoolClasses, sql`x.grade || ' ' || x.section || coalesce(' · ' || x.academic_year, '')`],
  [assessments, sql`x.title`],
  [lessons, sql`x.title`],
  [modules, sql`x.title`],
  [achievements, sql`x.title`],
  [globalNotifications, sql`x.title`],
  [users, sql`x.role`],
  [profiles, sql`(select u.role from users u where u.id = x.user_id)`],
]);

/** What stands here may be of a whole class. */
const listsOfPeople: ReadonlySet<PgColumn> = new Set([assessmentPostings.grades, auditLog.from, auditLog.to]);

interface ExportedColumn {
  readonly column: PgColumn;
  /** What stands for a row of another table; null for a value of its own. */
  readonly refersTo: PgTable | null;
}

/** Columns of a table that are exported: not who the row is about, nor what the machine needs alone. */
export function exportedColumns(name: RetainedTableName): ExportedColumn[] {
  const table = personTables[name];
  const about = personColumns(table).filter(({ isSignature }) => !isSignature);
  const isSigned = retainedTables[name].onErasure === 'signed';
  const targetOf = new Map<PgColumn, PgTable>(targetsOfAudit);
  for (const { reference } of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable } = reference();
    const [column] = columns;
    if (columns.length === 1 && column) targetOf.set(column, foreignTable);
  }
  const isShown = (column: PgColumn) =>
    isSigned
      ? signedColumns.has(column.name) || (name === 'materials' && column.name === 'file_id')
      : !hiddenColumns.has(column.name) && !hiddenOf[name]?.includes(column.name);
  return Object.values(getTableColumns(table))
    .filter((column) => isShown(column) && !about.some((one) => one.column.name === column.name))
    .map((column) => ({ column, refersTo: targetOf.get(column) ?? null }));
}

function valueSql({ column, refersTo }: ExportedColumn): SQL {
  const name = refersTo && names.get(refersTo);
  return name ? sql`(select ${name} from ${refersTo} x where x.id = ${column})` : sql`${column}`;
}

type Row = Readonly<Record<string, unknown>>;
/** Names in the archive of the person's files, by their ids. */
export type FileNames = ReadonlyMap<string, string>;

/** The pupil's own marks, without what would have been right; of a reading, its evaluation as it stands. */
function shownDetails(details: unknown): unknown {
  if (typeof details !== 'object' || details === null || !('omr' in details)) return details;
  return answersIn(fromWire(details.omr as Parameters<typeof fromWire>[0])).map(({ group, question, letters }) => ({
    área: group + 1,
    questão: question,
    marcada: letters || null,
  }));
}

function shownValue(
  table: RetainedTableName,
  { column, refersTo }: ExportedColumn,
  value: unknown,
  person: PersonIds,
  fileNames: FileNames,
) {
  if (value === null) return null;
  if (refersTo === files) return fileNames.get(String(value)) ?? null;
  if (refersTo === users || refersTo === profiles) return roleLabel(String(value));
  if (column.name === 'details') return shownDetails(value);
  if (listsOfPeople.has(column)) return onlyOf(value, person);
  return valueWords[`${table}.${column.name}`]?.(value) ?? value;
}

/** A person's rows of a table in words: names of classes and disciplines for their ids, roles for other people. */
export async function exportedRows(
  db: Queries,
  name: RetainedTableName,
  person: PersonIds & { readonly isPupil: boolean },
  fileNames: FileNames,
): Promise<Row[]> {
  // Notices of staff name whom they acted on.
  const columns = exportedColumns(name).filter(
    ({ column }) => person.isPupil || name !== 'notifications' || column.name !== 'message',
  );
  const values = columns.map((column, at) => sql`${sql.raw(`'${at}'`)}, ${valueSql(column)}`);
  const table = personTables[name];
  const { rows } = await db.execute<{ row: Row }>(
    sql`select json_build_object(${sql.join(values, sql`, `)}) as row from ${table} where ${name === 'audit_log' ? await auditAbout(db, person) : rowsOf(name, person)}`,
  );
  return rows.map(({ row }) =>
    Object.fromEntries(
      columns.map((column, at) => [
        columnWords[column.column.name] ?? column.column.name,
        shownValue(name, column, row[String(at)] ?? null, person, fileNames),
      ]),
    ),
  );
}
