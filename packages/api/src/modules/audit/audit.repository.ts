import {
  type AuditEntry,
  auditTableLabel,
  maskPersonal,
  type NotificationType,
  type PageRequest,
} from '@caderneta/contract';
import { and, count, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { auditLog, users } from '../../schema/index.ts';
import { countRows } from '../../server/count-rows.ts';
import { offsetOf, type Page } from '../../server/page.ts';
import type { Queries } from '../../server/queries.ts';
import { holdsWords } from '../../server/search.ts';
import type { SignedIn } from '../../server/signed-in.ts';
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
    holdsWords(sql`${users.name}`, filter.search),
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
  const rows = await db
    .select({ entry: auditLog, user: { id: users.id, name: users.name }, recordName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.user_id))
    .where(wanted)
    .orderBy(desc(auditLog.created_at), desc(auditLog.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await countRows(
    db,
    db.select({ total: count() }).from(auditLog).leftJoin(users, eq(users.id, auditLog.user_id)).where(wanted),
  );
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
  return { ...page, rows: shown, total };
}
