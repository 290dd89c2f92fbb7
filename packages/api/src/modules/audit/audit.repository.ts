import { type AuditEntry, auditedRecordsListed, type NotificationType, type PageRequest } from '@caderneta/contract';
import { auditTableLabel } from '@caderneta/contract/calls';
import { and, type Column, desc, eq, getTableColumns, gte, type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../schema/audit-log.table.ts';
import { users } from '../../schema/users.table.ts';
import { countMatching, isBounded } from '../../server/query/count-rows.ts';
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

function inWords(row: Row, hides: boolean, nameOf: NameOf) {
  const { from, to, records } = row;
  const isCut = records !== null && [from, to].every((side) => !Array.isArray(side) || side.length < records);
  return {
    named: recordInWords(row, nameOf),
    changes: changesInWords({ table: row.table, action: row.action, from, to, isCut, hides }, nameOf),
  };
}

/** Entries in words: names as they were at each change, asked for all entries at once. */
async function entriesOf(db: Queries, rows: readonly Row[], hides: boolean): Promise<AuditEntry[]> {
  const wanted: Wanted = new Map();
  for (const row of rows) {
    inWords(row, hides, (kind, id) => {
      wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
      return null;
    });
  }
  const oldest = Math.min(...rows.map(({ created_at }) => created_at.getTime()));
  const names = await namesThen(db, wanted, new Date(oldest));
  return rows.map((row) => {
    const { id, created_at, user, action, table, record_id, institution_id, records } = row;
    const { named, changes } = inWords(row, hides, names(created_at));
    return {
      id,
      created_at: created_at.toISOString(),
      user,
      action,
      table,
      table_label: auditTableLabel(table),
      record_id,
      record_name: named?.text ?? null,
      record: named?.record ?? null,
      institution_id,
      records,
      changes,
    };
  });
}

/** Whose name or e-mail holds every word typed, of `users`; undefined when nothing was typed. */
const isNamed = (typed: string | undefined) => eachWord(typed, (_, pattern) => sql`${users.searched} like ${pattern}`);

/** Entries found by their index, to be sorted: a sum is in no index, so that no plan begins with the newest of all. */
const gathered = (db: Queries, where: SQL | undefined) =>
  db
    .select(getTableColumns(auditLog))
    .from(auditLog)
    .where(where)
    .orderBy(desc(sql`${auditLog.created_at} + interval '0'`), desc(auditLog.id));

/** The newest entries, of people who are `named`: a person of each is asked for, so that no plan begins with all who have the name. */
function alongTime(db: Queries, wanted: SQL | undefined, named: SQL | undefined) {
  const person = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, auditLog.user_id), named))
    .limit(1)
    .as('person');
  const entries = db.select(getTableColumns(auditLog)).from(auditLog).$dynamic();
  return (named ? entries.crossJoinLateral(person) : entries)
    .where(wanted)
    .orderBy(desc(auditLog.created_at), desc(auditLog.id));
}

/**
 * Changes within the viewer's reach, the newest first; of one that reached many records the first few, unless all are asked for.
 *
 * Of a search the people are found first, whole, and an index counts what is theirs, up to a bound. Beyond it the newest entries are looked at
 * until the page is full; else theirs are put in order. The planner cannot know whether those who have a name changed anything: it would
 * walk the whole log for the entries of pupils.
 */
export async function listAudit(
  db: Queries,
  viewer: SignedIn,
  filter: AuditFilter,
  page: PageRequest,
): Promise<Page<AuditEntry>> {
  const wanted = filterSql(viewer, filter);
  const named = isNamed(filter.search);
  const people = db.select({ id: users.id }).from(users).where(named);
  const theirs = named ? and(wanted, sql`${auditLog.user_id} = any(array${people})`) : wanted;
  const matching = db.select({ id: auditLog.id }).from(auditLog).where(theirs);
  const counting = countMatching(db, matching, filter.search, page);
  const readPage = async () => {
    const { total, totalIsBound } = named ? await counting : { total: Number.POSITIVE_INFINITY, totalIsBound: true };
    if (total <= offsetOf(page)) return [];
    const isLong = totalIsBound || !isBounded(filter.search, page);
    // In order before what a list shows of them is made: of a class's grades that takes longer than all else.
    const chosen = (isLong ? alongTime(db, wanted, named) : gathered(db, theirs))
      .limit(page.limit)
      .offset(offsetOf(page))
      .as('audit_log');
    return db
      .select(filter.records === 'all' ? { ...columns, from: side(from), to: side(to) } : listedColumns)
      .from(chosen)
      .leftJoin(users, eq(users.id, auditLog.user_id))
      .orderBy(desc(auditLog.created_at), desc(auditLog.id));
  };
  const [rows, counted] = await Promise.all([readPage(), counting]);
  const shown = rows.length === 0 ? [] : await entriesOf(db, rows, filter.hide_personal === 'true');
  return { ...page, rows: shown, ...counted };
}
