import { type AuditEntry, auditedRecordsListed, type NotificationType, type PageRequest } from '@caderneta/contract';
import { auditTableLabel } from '@caderneta/contract/calls';
import { and, type Column, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../schema/audit-log.table.ts';
import { users } from '../../schema/users.table.ts';
import { countMatching } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { eachWord } from '../../server/query/search.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { changesInWords, type NameOf } from '../../server/words/changes-in-words.ts';
import { namesThen, type Wanted } from '../../server/words/names-then.ts';
import { recordInWords } from '../../server/words/record-words.ts';
import { visibleEntries } from './audit.scope.ts';

export interface AuditFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly user_id?: string | undefined;
  readonly action?: NotificationType | undefined;
  readonly table?: string | undefined;
  readonly record_id?: string | undefined;
  readonly institution_id?: string | undefined;
  readonly municipality_id?: string | undefined;
  readonly search?: string | undefined;
  readonly hide_personal?: 'true' | 'false' | undefined;
  readonly records?: 'all' | undefined;
}

/** The first moment of a day in São Paulo. */
const startOf = (day: string): SQL => sql`(${day}::date)::timestamp at time zone 'America/Sao_Paulo'`;

/**
 * Entries of the people whose name or e-mail holds every word typed. For a page, each of the newest is looked at until it is full; for a count
 * the people are found first, whole, and an index says what is theirs.
 */
function byNamed(typed: string | undefined, use: 'page' | 'count'): SQL | undefined {
  const named = eachWord(typed, (_, pattern) => sql`u.searched like ${pattern}`);
  if (!named) return undefined;
  const people = sql`(select u.id from users u where ${named})`;
  return use === 'page' ? sql`${auditLog.user_id} in ${people}` : sql`${auditLog.user_id} = any(array${people})`;
}

const filterSql = (viewer: SignedIn, filter: AuditFilter): SQL | undefined =>
  and(
    visibleEntries(viewer),
    filter.from ? gte(auditLog.created_at, startOf(filter.from)) : undefined,
    filter.to ? sql`${auditLog.created_at} < ${startOf(filter.to)} + interval '1 day'` : undefined,
    filter.user_id ? eq(auditLog.user_id, filter.user_id) : undefined,
    filter.action ? eq(auditLog.action, filter.action) : undefined,
    filter.table ? eq(auditLog.table_name, filter.table) : undefined,
    filter.record_id ? eq(auditLog.record_id, filter.record_id) : undefined,
    filter.institution_id ? eq(auditLog.institution_id, filter.institution_id) : undefined,
    filter.municipality_id ? eq(auditLog.municipality_id, filter.municipality_id) : undefined,
  );

/** What records call themselves. Of a list of records nothing: there is no one name. */
const recordName = sql<string | null>`coalesce(${auditLog.to} ->> 'name', ${auditLog.from} ->> 'name',
  ${auditLog.to} ->> 'title', ${auditLog.from} ->> 'title', ${auditLog.to} ->> 'question', ${auditLog.from} ->> 'question',
  ${auditLog.to} ->> 'course_name', ${auditLog.from} ->> 'course_name',
  ${auditLog.to} ->> 'code', ${auditLog.from} ->> 'code',
  left(coalesce(${auditLog.to} ->> 'statement', ${auditLog.from} ->> 'statement'), 80))`;

const isMany = (side: Column): SQL => sql`jsonb_typeof(${side}) = 'array'`;
/** A side as a list shows it: of many records the first few. A class's grades are sixty, before and after. */
const listed = (side: Column): SQL<unknown> =>
  sql`case when ${isMany(side)} then jsonb_path_query_array(${side}, ${`$[0 to ${auditedRecordsListed - 1}]`}::jsonpath) else ${side} end`;
const lengthOf = (side: Column): SQL => sql`case when ${isMany(side)} then jsonb_array_length(${side}) end`;

const { from, to } = auditLog;
const columns = {
  id: auditLog.id,
  created_at: auditLog.created_at,
  user: { id: users.id, name: users.name },
  action: auditLog.action,
  table: auditLog.table_name,
  record_id: auditLog.record_id,
  record_name: recordName,
  institution_id: auditLog.institution_id,
  records: sql<number | null>`greatest(${lengthOf(from)}, ${lengthOf(to)})`,
};
const side = (value: Column | SQL<unknown>) => sql<unknown>`${value}`.mapWith((read: unknown) => read);

type Row = Omit<AuditEntry, 'created_at' | 'table_label' | 'record' | 'changes'> & {
  readonly created_at: Date;
  readonly from: unknown;
  readonly to: unknown;
};

const listedColumns = { ...columns, from: side(listed(from)), to: side(listed(to)) };

function entryOf({ created_at, from, to, ...row }: Row, hides: boolean, nameOf: NameOf): AuditEntry {
  const record = recordInWords({ ...row, from, to }, nameOf);
  const isCut =
    row.records !== null && [from, to].every((side) => !Array.isArray(side) || side.length < (row.records ?? 0));
  return {
    ...row,
    created_at: created_at.toISOString(),
    table_label: auditTableLabel(row.table),
    record_name: record?.text ?? null,
    record: record?.record ?? null,
    changes: changesInWords({ table: row.table, action: row.action, from, to, isCut, hides }, nameOf),
  };
}

/** Entries in words: names as they were at each change, asked for all entries at once. */
async function entriesOf(db: Queries, rows: readonly Row[], hides: boolean): Promise<AuditEntry[]> {
  const wanted: Wanted = new Map();
  for (const row of rows) {
    entryOf(row, hides, (kind, id) => {
      wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
      return null;
    });
  }
  const oldest = Math.min(...rows.map(({ created_at }) => created_at.getTime()));
  const names = await namesThen(db, wanted, new Date(oldest));
  return rows.map((row) => entryOf(row, hides, names(row.created_at)));
}

/** Changes within the viewer's reach, the newest first; of one that reached many records the first few, unless all are asked for. */
export async function listAudit(
  db: Queries,
  viewer: SignedIn,
  filter: AuditFilter,
  page: PageRequest,
): Promise<Page<AuditEntry>> {
  const wanted = filterSql(viewer, filter);
  const wantedFor = (use: 'page' | 'count') => and(wanted, byNamed(filter.search, use));
  const matching = db.select({ id: auditLog.id }).from(auditLog).where(wantedFor('count'));
  const onPage = db
    .select(filter.records === 'all' ? { ...columns, from: side(from), to: side(to) } : listedColumns)
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.user_id))
    .where(wantedFor('page'))
    .orderBy(desc(auditLog.created_at), desc(auditLog.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  // Two ways of looking, which share nothing: side by side.
  const [rows, counted] = await Promise.all([onPage, countMatching(db, matching, filter.search, page)]);
  const shown = rows.length === 0 ? [] : await entriesOf(db, rows, filter.hide_personal === 'true');
  return { ...page, rows: shown, ...counted };
}
