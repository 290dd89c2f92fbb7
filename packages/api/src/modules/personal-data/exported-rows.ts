import { answersIn, fromWire, type RetainedTableName, retainedTables, roleLabel } from '@caderneta/contract';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { achievements } from '../../schema/achievements.table.ts';
import { assessmentPostings } from '../../schema/assessment-postings.table.ts';
import { assessments } from '../../schema/assessments.table.ts';
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
import { choiceLabel, isUuid } from '../../server/words/changes-in-words.ts';
import { fieldWords } from '../../server/words/field-words.data.ts';
import { auditAbout } from './audit-about.ts';
import { auditedRows } from './audited-rows.ts';
import { hiddenColumns, hiddenOf, signedColumns } from './exported-columns.data.ts';
import { onlyOf } from './only-of.ts';
import { type PersonIds, personColumns, personTables, rowsOf } from './person-tables.ts';
import { readingInWords } from './reading-in-words.ts';

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
const listsOfPeople: ReadonlySet<PgColumn> = new Set([assessmentPostings.grades]);

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
  const targetOf = new Map<PgColumn, PgTable>();
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
const words: ReadonlyMap<string, string> = new Map(Object.entries(fieldWords));
const wordOf = (name: string): string => words.get(name) ?? name;
/** Names in the archive of the person's files, by their ids. */
export type FileNames = ReadonlyMap<string, string>;

/** The pupil's own marks, without what would have been right; of a reading, its evaluation. */
function shownDetails(details: unknown): unknown {
  if (typeof details !== 'object' || details === null) return details;
  if (!('omr' in details)) return readingInWords(details);
  return answersIn(fromWire(details.omr as Parameters<typeof fromWire>[0])).map(({ group, question, letters }) => ({
    área: group + 1,
    questão: question,
    marcada: letters || null,
  }));
}

/** A value with words for the names of its fields, without ids. */
function inWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => (isUuid(field) ? [] : [[wordOf(name), inWords(field)]])),
  );
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
  if (column.name === 'ear_marks') return readingInWords(value as object);
  if (column.name === 'details') return shownDetails(value);
  if (listsOfPeople.has(column)) return inWords(onlyOf(value, person));
  return choiceLabel(table, column.name, value) ?? inWords(value);
}

/** A person's rows of a table in words: names of classes and disciplines for their ids, roles for other people. */
export async function exportedRows(
  db: Queries,
  name: RetainedTableName,
  person: PersonIds & { readonly isPupil: boolean },
  fileNames: FileNames,
): Promise<Row[]> {
  if (name === 'audit_log') return auditedRows(db, await auditAbout(db, person), person);
  // Notices of staff name whom they acted on.
  const columns = exportedColumns(name).filter(
    ({ column }) => person.isPupil || name !== 'notifications' || column.name !== 'message',
  );
  const values = columns.map((column, at) => sql`${sql.raw(`'${at}'`)}, ${valueSql(column)}`);
  const table = personTables[name];
  const { rows } = await db.execute<{ row: Row }>(
    sql`select json_build_object(${sql.join(values, sql`, `)}) as row from ${table} where ${rowsOf(name, person)}`,
  );
  return rows.map(({ row }) =>
    Object.fromEntries(
      columns.map((column, at) => [
        wordOf(column.column.name),
        shownValue(name, column, row[String(at)] ?? null, person, fileNames),
      ]),
    ),
  );
}
