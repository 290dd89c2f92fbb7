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

/** Of a record that stands, its name now; `moment` of a name that it gave up, by the table's name in place of the kind. */
interface Name extends Record<string, unknown> {
  readonly kind: string;
  readonly id: string;
  readonly logged: string | null;
  readonly name: string;
  readonly stands: boolean | null;
  readonly moment: number | null;
}

const { from, to } = auditLog;
const presentNames = ([kind, ids]: readonly [NamedKind, ReadonlySet<string>]): SQL =>
  sql`select ${kind}::text as kind, s.id::text, s.logged::text, s.name, s.stands, null::float8 as moment
    from (${kinds[kind].rows(uuids([...ids]))}) s`;

/** Names that records gave up, each with the moment when they did: what the audit log keeps of their changes and removals. */
function formerNames(table: string, ids: Iterable<string>, since: Date): SQL {
  const nameIn = (side: PgColumn) =>
    sql`coalesce(${side} ->> 'name', ${side} ->> 'title', (${side} ->> 'grade') || ' ' || (${side} ->> 'section'),
      left(${side} ->> 'statement', 80))`;
  return sql`select ${auditLog.table_name} as kind, ${auditLog.record_id} as id, null::text as logged, ${nameIn(from)} as name,
      null::boolean as stands, extract(epoch from ${auditLog.created_at})::float8 as moment
    from ${auditLog}
    where ${auditLog.table_name} = ${table} and ${auditLog.record_id} = any(${`{${[...ids].join(',')}}`}::text[])
      and ${auditLog.created_at} >= ${since.toISOString()}::timestamptz and jsonb_typeof(${from}) = 'object'
      and ${nameIn(from)} is not null and ${nameIn(from)} is distinct from ${nameIn(to)}`;
}

/**
 * What records were called at a moment, since an audit entry tells of then: the name that the first later change gave up, else the present one.
 * Where the record still stands, the name says which one it is. One statement, however many ids; a second where people are named by profiles.
 */
export async function namesThen(db: Queries, wanted: Wanted, since: Date): Promise<(moment: Date) => NameOf> {
  const asked = [...wanted].filter(([, ids]) => ids.size > 0);
  if (asked.length === 0) return () => () => null;
  const read = async (parts: SQL[]) => (await db.execute<Name>(sql.join(parts, sql` union all `))).rows;
  const logged = asked.filter(([kind]) => kind !== 'profile');
  const rows = await read([
    ...asked.map(presentNames),
    ...logged.map(([kind, ids]) => formerNames(kinds[kind].table, ids, since)),
  ]);
  const people = rows.flatMap(({ kind, logged: user }) => (kind === 'profile' && user !== null ? [user] : []));
  if (people.length > 0) rows.push(...(await read([formerNames('users', people, since)])));

  const found = new Map<string, Name>();
  const former = new Map<string, { readonly moment: number; readonly name: string }[]>();
  for (const row of rows.sort((one, other) => (one.moment ?? 0) - (other.moment ?? 0))) {
    const { name, moment } = row;
    const key = `${row.kind} ${row.id}`;
    if (moment === null) found.set(key, row);
    else former.set(key, [...(former.get(key) ?? []), { name, moment }]);
  }
  return (moment) => (kind, id) => {
    const row = found.get(`${kind} ${id}`);
    const { table, record } = kinds[kind];
    const renames = former.get(`${table} ${row?.logged ?? id}`) ?? [];
    const text = renames.find((one) => one.moment > moment.getTime() / 1000)?.name ?? row?.name;
    if (text === undefined) return null;
    const shown: AuditedValue = {
      text,
      record: record && row?.stands && row.logged ? { kind: record, id: row.logged, name: row.name } : null,
    };
    return shown;
  };
}
