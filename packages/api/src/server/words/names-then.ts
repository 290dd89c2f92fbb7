import type { AuditedRecordKind, AuditedValue } from '@caderneta/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { auditLog } from '../../schema/audit-log.table.ts';
import type { Queries } from '../query/queries.ts';
import { uuids } from '../query/uuids.ts';
import type { NameOf } from './changes-in-words.ts';
import type { NamedKind } from './field-kinds.data.ts';

interface Kind {
  /** Id asked for, id in the audit log, name and whether one can go there, of all that stand. */
  readonly rows: (ids: SQL) => SQL;
  /** Under which name the audit log keeps the changes of these records. */
  readonly table: string;
  readonly record: AuditedRecordKind | null;
}

const plain = (table: string, name: string, archives: boolean) => (ids: SQL) =>
  sql`select x.id, x.id as logged, ${sql.raw(name)} as name, ${sql.raw(archives ? 'x.archived_at is null' : 'true')} as stands
    from ${sql.identifier(table)} x where x.id = any(${ids})`;

const kinds: Readonly<Record<NamedKind, Kind>> = {
  user: { rows: plain('users', 'x.name', true), table: 'users', record: 'user' },
  profile: {
    rows: (ids) => sql`select p.id, u.id as logged, u.name, u.archived_at is null as stands
      from profiles p join users u on u.id = p.user_id where p.id = any(${ids})`,
    table: 'users',
    record: 'user',
  },
  class: {
    rows: plain('school_classes', "x.grade || ' ' || x.section", true),
    table: 'school_classes',
    record: 'class',
  },
  institution: { rows: plain('institutions', 'x.name', true), table: 'institutions', record: 'institution' },
  municipality: { rows: plain('municipalities', 'x.name', true), table: 'municipalities', record: 'municipality' },
  discipline: { rows: plain('disciplines', 'x.name', true), table: 'disciplines', record: 'discipline' },
  assessment: { rows: plain('assessments', 'x.title', true), table: 'assessments', record: 'assessment' },
  faq_category: { rows: plain('faq_categories', 'x.name', false), table: 'faq_categories', record: null },
  lesson: { rows: plain('lessons', 'x.title', false), table: 'lessons', record: null },
  sheet_model: {
    rows: (ids) => sql`select e.id, m.id as logged, m.name || ' (versão ' || e.number || ')' as name, false as stands
      from sheet_model_editions e join sheet_models m on m.id = e.model_id where e.id = any(${ids})`,
    table: 'sheet_models',
    record: null,
  },
  bank_item: { rows: plain('bank_items', 'left(x.statement, 80)', false), table: 'bank_items', record: null },
};

/** Ids of each kind that are to be named. */
export type Wanted = Map<NamedKind, Set<string>>;

interface PresentName extends Record<string, unknown> {
  readonly kind: NamedKind;
  readonly id: string;
  readonly logged: string;
  readonly name: string;
  readonly stands: boolean;
}
interface Renamed extends Record<string, unknown> {
  readonly table_name: string;
  readonly record_id: string;
  readonly moment: number;
  readonly name: string;
}

/** Names that records gave up, each with the moment when they did: what the audit log keeps of their changes and removals. */
async function formerNames(db: Queries, wanted: readonly (readonly [string, readonly string[]])[], since: Date) {
  const { from, to } = auditLog;
  const nameIn = (side: PgColumn) =>
    sql`coalesce(${side} ->> 'name', ${side} ->> 'title', (${side} ->> 'grade') || ' ' || (${side} ->> 'section'),
      left(${side} ->> 'statement', 80))`;
  const { rows } = await db.execute<Renamed>(
    sql.join(
      wanted.map(
        ([table, ids]) => sql`select ${auditLog.table_name}, ${auditLog.record_id},
          extract(epoch from ${auditLog.created_at})::float8 as moment, ${nameIn(from)} as name from ${auditLog}
        where ${auditLog.table_name} = ${table} and ${auditLog.record_id} = any(${`{${ids.join(',')}}`}::text[])
          and ${auditLog.created_at} >= ${since.toISOString()}::timestamptz and jsonb_typeof(${from}) = 'object'
          and ${nameIn(from)} is not null and ${nameIn(from)} is distinct from ${nameIn(to)}`,
      ),
      sql` union all `,
    ),
  );
  const byRecord = new Map<string, Renamed[]>();
  for (const row of rows.sort((one, other) => one.moment - other.moment)) {
    const key = `${row.table_name} ${row.record_id}`;
    byRecord.set(key, [...(byRecord.get(key) ?? []), row]);
  }
  return byRecord;
}

/**
 * What records were called at a moment, since an audit entry tells of then: the name that the first later change gave up, else the present one.
 * Where the record still stands, the name says which one it is. Two statements, however many ids.
 */
export async function namesThen(db: Queries, wanted: Wanted, since: Date): Promise<(moment: Date) => NameOf> {
  const asked = [...wanted].filter(([, ids]) => ids.size > 0);
  if (asked.length === 0) return () => () => null;
  const logged = asked
    .filter(([kind]) => kind !== 'profile')
    .map(([kind, ids]) => [kinds[kind].table, [...ids]] as const);
  const present = db.execute<PresentName>(
    sql.join(
      asked.map(([kind, ids]) => sql`select ${kind}::text as kind, s.* from (${kinds[kind].rows(uuids([...ids]))}) s`),
      sql` union all `,
    ),
  );
  const { rows } = await present;
  const people = rows.filter(({ kind }) => kind === 'profile').map((row) => row.logged);
  const former = await formerNames(db, people.length > 0 ? [...logged, ['users', people]] : logged, since);
  const found = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
  return (moment) => (kind, id) => {
    const row = found.get(`${kind} ${id}`);
    const { table, record } = kinds[kind];
    const renames = former.get(`${table} ${row?.logged ?? id}`) ?? [];
    const text = renames.find((one) => one.moment > moment.getTime() / 1000)?.name ?? row?.name;
    if (text === undefined) return null;
    const shown: AuditedValue = {
      text,
      record: record && row?.stands ? { kind: record, id: row.logged, name: row.name } : null,
    };
    return shown;
  };
}
