import { and, eq, gt, inArray, isNull, max } from 'drizzle-orm';
import { auditLog } from '../../schema/audit-log.table.ts';
import { oneTimeTokens } from '../../schema/one-time-tokens.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Queries } from '../../server/query/queries.ts';

/** The first-access codes that work at `now`, as a subquery: until when, and when each was made, by user. */
export const codesOut = (db: Queries, now: Date) =>
  db
    .select({
      user_id: oneTimeTokens.user_id,
      expires_at: max(oneTimeTokens.expires_at).as('code_expires_at'),
      made_at: max(oneTimeTokens.created_at).as('code_made_at'),
    })
    .from(oneTimeTokens)
    .where(
      and(eq(oneTimeTokens.kind, 'first-access'), isNull(oneTimeTokens.used_at), gt(oneTimeTokens.expires_at, now)),
    )
    .groupBy(oneTimeTokens.user_id)
    .as('codes');

interface MadeCode {
  readonly user_id: string;
  readonly made_at: Date;
}

/** When codes were made → who made them. A code does not say it itself: its entry in the audit log, of the same moment, does. */
export async function makersOf(
  db: Queries,
  classId: string,
  codes: readonly MadeCode[],
): Promise<ReadonlyMap<number, string>> {
  if (codes.length === 0) return new Map();
  const entries = await db
    .select({ at: auditLog.created_at, by: users.name })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.user_id))
    .where(
      and(
        inArray(auditLog.table_name, ['one_time_tokens', 'users']),
        inArray(auditLog.record_id, [classId, ...codes.map(({ user_id }) => user_id)]),
        inArray(
          auditLog.created_at,
          codes.map(({ made_at }) => made_at),
        ),
      ),
    );
  return new Map(entries.map(({ at, by }) => [at.getTime(), by]));
}
