import { type RetainedTableName, retainedTableNames, retainedTables } from '@caderneta/contract';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { attendance } from '../../schema/attendance.table.ts';
import { auditLog } from '../../schema/audit-log.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { uuids } from '../../server/query/uuids.ts';
import { type KeyedTable, type PersonIds, personTables, rowsOf } from './person-tables.ts';

/**
 * Tables of which a large network has millions of changes: which of them are about a person, the names of their records say. All others are few
 * enough for their text to be searched.
 */
const numerous = [
  'assessment_results',
  'attendance',
  'grades',
  'mentor_comments',
  'module_answers',
  'sessions',
  'user_achievements',
];

/** Names of audited tables, found along the index: `distinct` would read every change. */
const auditedTables = sql`with recursive t(name) as (
  select min(table_name) from ${auditLog}
  union all select (select min(table_name) from ${auditLog} where table_name > t.name) from t where t.name is not null)
  select name from t where name is not null and name <> all(${sql.raw(`'{${numerous.join(',')}}'`)}::text[])`;

/** An array of texts, whatever stands in them. */
const texts = (words: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb))`;
const holding = (words: readonly string[]): SQL =>
  sql`concat(${auditLog.record_id}, ' ', ${auditLog.from}, ' ', ${auditLog.to}) ilike any(${texts(
    words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`),
  )})`;

/** Tables whose records are each about one person, and which the audit log may name by their ids. */
const isPersonal = (name: RetainedTableName): name is KeyedTable =>
  !['audit_log', 'notifications', 'assessment_postings'].includes(name) &&
  retainedTables[name].onErasure !== 'signed' &&
  'id' in getTableColumns(personTables[name]);

/** Ids under which the audit log names records that are about one person and nobody else. */
export async function ownRecords(db: Queries, person: PersonIds): Promise<string[]> {
  const ids = retainedTableNames
    .filter(isPersonal)
    .map(
      (name) =>
        sql`select ${personTables[name]}.id::text as record from ${personTables[name]} where ${rowsOf(name, person)}`,
    );
  const { rows } = await db.execute<{ record: string }>(sql.join(ids, sql` union `));
  return [person.userId, ...person.profileIds, ...rows.map(({ record }) => record)];
}

/**
 * Changes of a person's own records, and those in which they, or one of the values, are named.
 *
 * @param values Addresses and numbers that nobody shares with the person.
 */
export async function auditAbout(db: Queries, person: PersonIds, values: readonly string[] = []): Promise<SQL> {
  const words = [person.userId, ...person.profileIds, ...values];
  const classes = sql`select class_id::text from ${enrolments} where profile_id = any(${uuids(person.profileIds)})`;
  const { rows: tables } = await db.execute<{ name: string }>(auditedTables);
  const others = texts(tables.map(({ name }) => name));
  const isOwn = sql`${auditLog.record_id} = any(${texts(await ownRecords(db, person))})`;
  const rolls = sql`select concat(class_id, '/', date, '/', discipline_id) from ${attendance}
    where student_profile_id = any(${uuids(person.profileIds)})`;
  const isNumerous = sql`${auditLog.table_name} = any(${texts(numerous)})`;
  const isSheet = sql`${auditLog.table_name} = 'grades' and ${auditLog.record_id} in (${classes})`;
  const found = [
    sql`${isNumerous} and ${isOwn}`,
    sql`${isNumerous} and ${auditLog.record_id} like ${`${person.userId}/%`}`,
    sql`${auditLog.table_name} = 'attendance' and ${auditLog.record_id} in (${rolls})`,
    sql`${isSheet} and ${holding(words)}`,
    sql`${auditLog.table_name} = any(${others}) and (${isOwn} or ${holding(words)})`,
  ].map((condition) => sql`select id, municipality_id, school_year from ${auditLog} where ${condition}`);
  const { rows } = await db.execute<{ id: string; municipality_id: string; school_year: number }>(
    sql.join(found, sql` union `),
  );
  const unique = <T>(all: readonly T[]) => [...new Set(all)];
  const years = unique(rows.map(({ school_year }) => school_year));
  return sql`(${auditLog.municipality_id} = any(${uuids(unique(rows.map((row) => row.municipality_id)))})
    and ${auditLog.school_year} = any(${`{${years.join(',')}}`}::smallint[])
    and ${auditLog.id} = any(${uuids(rows.map(({ id }) => id))}))`;
}
