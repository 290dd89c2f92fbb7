import type { PageRequest } from '@caderneta/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import { auditLog } from '../../schema/audit-log.table.ts';
import { users } from '../../schema/users.table.ts';
import { totalOf } from '../../server/query/count-rows.ts';
import { offsetOf } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';

interface Logged {
  readonly permissions?: readonly string[];
  readonly override?: boolean;
}

/** Changes of the list of one user or one role, the newest first, as the audit log keeps them. */
export async function listPermissionChanges(
  db: Queries,
  of: { readonly table: 'user_permissions' | 'role_permissions'; readonly recordId: string },
  page: PageRequest,
) {
  const wanted = and(eq(auditLog.table_name, of.table), eq(auditLog.record_id, of.recordId));
  const rows = await db
    .select({ entry: auditLog, user: { id: users.id, name: users.name } })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.user_id))
    .where(wanted)
    .orderBy(desc(auditLog.created_at), desc(auditLog.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await totalOf(db, page, rows, db.select({ total: count() }).from(auditLog).where(wanted));
  const shown = rows.map(({ entry, user }) => {
    const before = (entry.from ?? {}) as Logged;
    const after = (entry.to ?? {}) as Logged;
    const lacks = (list: Logged) => (name: string) => !list.permissions?.includes(name);
    return {
      id: entry.id,
      created_at: entry.created_at.toISOString(),
      user,
      added: (after.permissions ?? []).filter(lacks(before)),
      removed: (before.permissions ?? []).filter(lacks(after)),
      override: after.override ?? null,
    };
  });
  return { ...page, rows: shown, total };
}
