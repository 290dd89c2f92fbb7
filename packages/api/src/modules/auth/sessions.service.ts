import { fail, type Role, succeed } from '@caderneta/contract';
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { sessions } from '../../schema/index.ts';
import { linkExpiry } from '../../server/file-link.ts';
import type { LoadSession } from '../../server/guard.ts';
import type { Queries } from '../../server/queries.ts';
import type { ServerConfig, ServerContext } from '../../server/server-config.ts';
import { given, prepareStatement } from '../../server/statements.ts';
import { newToken, tokenHash } from '../../server/tokens.ts';
import { permissionsInForce } from '../permissions/permissions.service.ts';
import { closureOf, sessionMinutesInForce } from '../settings/settings.service.ts';

interface SessionRow {
  session_id: string;
  token_hash: string;
  stale: boolean;
  user_id: string;
  name: string;
  role: Role;
  is_active: boolean;
  has_own: boolean;
  own: string[];
  role_changed: boolean;
  of_role: string[];
  profile_id: string | null;
  institution_id: string | null;
  municipality_id: string | null;
  class_id: string | null;
  maintenance: unknown;
}

/** How stale a session's last use may be before it is written again, seconds: one write a minute, not one a call. */
const touchAfterSeconds = 60;

const expiryFrom = async (now: Date, db: Queries, config: ServerConfig): Promise<Date> =>
  new Date(now.getTime() + (await sessionMinutesInForce(db, config)) * 60_000);

const sessionWhere = (wanted: SQL): SQL => sql`
  select s.id as session_id, s.token_hash, u.id as user_id, u.name, u.role, u.is_active,
    s.last_used_at < ${given('at')}::timestamptz - make_interval(secs => ${touchAfterSeconds}) as stale,
    exists (select from user_permission_overrides where user_id = u.id) as has_own,
    array(select permission from user_permissions where user_id = u.id) as own,
    exists (select from role_permission_overrides where role = u.role) as role_changed,
    array(select permission from role_permissions where role = u.role) as of_role,
    p.id as profile_id, p.institution_id, coalesce(p.municipality_id, i.municipality_id) as municipality_id, e.class_id,
    (select value from settings where municipality_id is null and institution_id is null and key = 'maintenance') as maintenance
  from sessions s
  join users u on u.id = s.user_id and u.archived_at is null
  left join lateral (select * from profiles where user_id = u.id order by created_at, id limit 1) p on true
  left join institutions i on i.id = p.institution_id
  left join lateral (
    select class_id from enrolments where profile_id = p.id and ends_on is null order by school_year desc limit 1
  ) e on true
  where ${wanted} and s.revoked_at is null and s.expires_at > ${given('at')}::timestamptz`;

/** Reads a session with its user, permissions and place in the network, anew on every call: what changes counts at once. */
export function createSessionLoader({ db, clock, config }: ServerContext): LoadSession {
  const byToken = prepareStatement<SessionRow>(
    db,
    'session-of-token',
    sessionWhere(sql`s.token_hash = ${given('hash')}`),
  );
  const byId = prepareStatement<SessionRow>(db, 'session-of-id', sessionWhere(sql`s.id = ${given('id')}`));
  return async (by) => {
    const now = clock.now();
    const at = now.toISOString();
    const rows = await ('token' in by ? byToken({ at, hash: tokenHash(by.token) }) : byId({ at, id: by.sessionId }));
    const [row] = rows;
    if (!row) return fail('session-invalid');
    if (!row.is_active) return fail('user-inactive');
    const closure = row.role === 'MASTER' ? null : closureOf(row.maintenance);
    if (closure) return closure;
    if (row.stale) {
      const used = { last_used_at: now, expires_at: await expiryFrom(now, db, config) };
      await db.update(sessions).set(used).where(eq(sessions.id, row.session_id));
    }
    const stored = {
      role: row.role,
      hasOwn: row.has_own,
      own: row.own,
      roleChanged: row.role_changed,
      ofRole: row.of_role,
    };
    return succeed({
      userId: row.user_id,
      sessionId: row.session_id,
      name: row.name,
      links: { key: row.token_hash, expires: linkExpiry(now) },
      role: row.role,
      permissions: new Set(permissionsInForce(stored)),
      profileId: row.profile_id,
      institutionId: row.institution_id,
      municipalityId: row.municipality_id,
      classId: row.class_id,
    });
  };
}

/** Opens a session. The token leaves the server once, here; the database keeps its hash. */
export async function openSession(
  db: Queries,
  config: ServerConfig,
  { userId, now, userAgent = null }: { userId: string; now: Date; userAgent?: string | null | undefined },
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = await expiryFrom(now, db, config);
  const times = { created_at: now, last_used_at: now, expires_at: expiresAt };
  await db.insert(sessions).values({ user_id: userId, token_hash: tokenHash(token), user_agent: userAgent, ...times });
  return { token, expiresAt };
}

export async function endSession(db: Queries, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ revoked_at: now }).where(eq(sessions.id, sessionId));
}

/** Ends every session of a user but `kept`. */
export async function endAllSessions(
  db: Queries,
  userId: string,
  now: Date,
  kept: string | null = null,
): Promise<void> {
  const open = and(eq(sessions.user_id, userId), isNull(sessions.revoked_at));
  await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(open, kept ? ne(sessions.id, kept) : undefined));
}
