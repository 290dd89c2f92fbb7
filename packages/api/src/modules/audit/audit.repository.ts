import { type AuditEntry, maskPersonal, type NotificationType, type PageRequest } from '@caderneta/contract';
import { auditTableLabel } from '@caderneta/contract/calls';
import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../schema/audit-log.table.ts';
import { users } from '../../schema/users.table.ts';
import { countMatching } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { eachWord } from '../../server/query/search.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
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
  ${auditLog.to} ->> 'course_name', ${auditLog.from} ->> 'course_name')`;

/** Changes within the viewer's reach, the newest first. */
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
    .select({ entry: auditLog, user: { id: users.id, name: users.name }, recordName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.user_id))
    .where(wantedFor('page'))
    .orderBy(desc(auditLog.created_at), desc(auditLog.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  // Two ways of looking, which share nothing: side by side.
  const [rows, counted] = await Promise.all([onPage, countMatching(db, matching, filter.search, page)]);
  const shownOf = filter.hide_personal === 'true' ? maskPersonal : (value: unknown) => value;
  const shown = rows.map(
    ({ entry, user, recordName }): AuditEntry => ({
      id: entry.id,
      created_at: entry.created_at.toISOString(),
      user,
      action: entry.action,
      table: entry.table_name,
      table_label: auditTableLabel(entry.table_name),
      record_id: entry.record_id,
      record_name: recordName,
      institution_id: entry.institution_id,
      from: shownOf(entry.from),
      to: shownOf(entry.to),
    }),
  );
  return { ...page, rows: shown, ...counted };
}
