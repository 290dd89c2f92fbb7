import type { ViewKind } from '@caderneta/contract';
import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { personViews } from '../../schema/person-views.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { schoolDay } from '../../server/query/school-time.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

interface ViewingCall {
  readonly viewer: SignedIn;
  readonly now: Date;
  readonly log: FastifyBaseLogger;
}

/**
 * Writes down that the viewer saw something of one person: the first time a day. One's own record tells nothing. Where it cannot be written (a
 * full disk) the log says so, and the call answers all the same: it is not part of what the call reads in. For calls about a single person,
 * never for lists.
 */
export async function noteView(
  { db }: Pick<ServerContext, 'db'>,
  { viewer, now, log }: ViewingCall,
  kind: ViewKind,
  person: { readonly userId: string } | { readonly profileId: string },
): Promise<void> {
  if ('userId' in person ? person.userId === viewer.userId : person.profileId === viewer.profileId) return;
  const seen =
    'userId' in person
      ? db.select({ id: users.id }).from(users).where(eq(users.id, person.userId))
      : db.select({ id: profiles.user_id }).from(profiles).where(eq(profiles.id, person.profileId));
  try {
    await db.execute(sql`insert into ${personViews} (user_id, viewer_id, kind, day, viewed_at)
      select seen.*, ${viewer.userId}::uuid, ${kind}, ${schoolDay(now)}::date, ${now.toISOString()}::timestamptz
      from (${seen}) as seen on conflict do nothing`);
  } catch (err) {
    log.error({ err }, 'who saw a person was not written down');
  }
}
