import { fail, succeed } from '@caderneta/contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { sessions } from '../../schema/sessions.table.ts';
import type { Sessions } from '../../server/calls/guard.ts';
import type { ServerConfig, ServerContext } from '../../server/context/server-config.ts';
import { isStorageFull } from '../../server/query/database-errors.ts';
import type { Queries } from '../../server/query/queries.ts';
import { createRecentValues } from '../../server/query/recent-values.ts';
import { schoolDay } from '../../server/query/school-time.ts';
import { linkExpiry } from '../../server/session/file-link.ts';
import { permissionsInForce } from '../../server/session/permissions-in-force.ts';
import { sessionEnd } from '../../server/session/session-end.ts';
import {
  type SessionProof,
  type SessionRow,
  sessionWhere,
  subjectsOf,
  type UserRow,
  userRows,
} from '../../server/session/session-row.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { given, prepareStatement, prepareTogether } from '../../server/session/statements.ts';
import { newToken, tokenHash } from '../../server/session/tokens.ts';
import { closureOf, sessionMinutesInForce } from '../settings/settings.service.ts';

const expiryFrom = async (now: Date, db: Queries, config: ServerConfig): Promise<Date> =>
  new Date(now.getTime() + (await sessionMinutesInForce(db, config)) * 60_000);

/** Sessions that a process keeps in mind at most, some kilobytes each. */
const mostRemembered = 5000;

type Remembered = Omit<SignedIn, 'links' | 'today'>;
type User = Omit<Remembered, 'sessionId'>;
type VersionProof = Omit<SessionProof, 'hash' | 'at'>;

const userOf = (row: UserRow): User => ({
  userId: row.user_id,
  name: row.name,
  role: row.role,
  closure: row.role === 'MASTER' ? null : closureOf(row.maintenance),
  permissions: new Set(
    permissionsInForce({
      role: row.role,
      hasOwn: row.has_own,
      own: row.own,
      roleChanged: row.role_changed,
      ofRole: row.of_role,
    }),
  ),
  profileId: row.profile_id,
  institutionId: row.institution_id,
  municipalityId: row.municipality_id,
  classId: row.class_id,
});

const viewerOf = (row: SessionRow): Remembered => ({ ...userOf(row), sessionId: row.session_id });

const ofMoment = (hash: string, now: Date) => ({
  today: schoolDay(now),
  links: { key: hash, expires: linkExpiry(now) },
});

/**
 * Sessions as calls need them. `load` reads one with its user, permissions and place in the network anew: what changes counts at once.
 * `recall` gives it as this process last read it, for a statement that proves in the database that nothing has changed since.
 */
export function createSessions({ db, clock, config }: ServerContext): Sessions {
  type Row = SessionRow & { readonly stale: boolean };
  const byToken = prepareTogether<Row>(
    db,
    'sessions-of-tokens',
    sessionWhere(sql`s.token_hash = any(${given('keys')}::text[])`),
    (row) => row.token_hash,
    () => ({ at: clock.now().toISOString() }),
  );
  const byId = prepareStatement<Row>(db, 'session-of-id', sessionWhere(sql`s.id = ${given('id')}`));
  const remembered = createRecentValues<{ readonly viewer: Remembered; readonly proof: VersionProof }>(mostRemembered);
  const remember = (row: Row, viewer: Remembered): void => {
    remembered.set(row.token_hash, { viewer, proof: { subjects: subjectsOf(row), version: row.version } });
  };
  return {
    async load(by) {
      const now = clock.now();
      const hash = 'token' in by ? tokenHash(by.token) : '';
      const row = 'token' in by ? await byToken(hash) : (await byId({ at: now.toISOString(), id: by.sessionId }))[0];
      if (!row) {
        remembered.delete(hash);
        return fail('session-invalid');
      }
      if (!row.is_active) return fail('user-inactive');
      if (row.stale) {
        const slid = (await expiryFrom(now, db, config)).toISOString();
        const used = { last_used_at: now, expires_at: sessionEnd(sql`${slid}::timestamptz`) };
        const touched = db.update(sessions).set(used).where(eq(sessions.id, row.session_id));
        // Where there is no room to write, who is signed in reads on.
        await touched.catch((error) => {
          if (!isStorageFull(error)) throw error;
        });
      }
      const viewer = viewerOf(row);
      remember(row, viewer);
      return succeed({ ...viewer, ...ofMoment(row.token_hash, now) });
    },
    recall(token) {
      const hash = tokenHash(token);
      const known = remembered.get(hash);
      if (!known) return null;
      const now = clock.now();
      const viewer = { ...known.viewer, ...ofMoment(hash, now) };
      return { viewer, proof: { hash, at: now.toISOString(), ...known.proof } };
    },
  };
}

/** A user as they stand now, for work that goes on without their session; null where they may no longer enter. Links to files are not theirs to have. */
export async function findViewer(db: Queries, userId: string, now: Date): Promise<SignedIn | null> {
  const { rows } = await db.execute<UserRow & Record<string, unknown>>(userRows(sql`u.id = ${userId}`, now));
  const [row] = rows;
  return row?.is_active
    ? { ...userOf(row), sessionId: '', today: schoolDay(now), links: { key: '', expires: 0 } }
    : null;
}

/**
 * Opens a session under a random token of 256 bits. The token leaves the server once, here; the database keeps its SHA-256. It ends 12 h
 * after its last use, or as long as MASTER sets, which then holds for open sessions too; after 30 days in any case.
 */
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

/** Ends every session of a user but `except`. */
export async function endAllSessions(
  db: Queries,
  userId: string,
  now: Date,
  except: string | null = null,
): Promise<void> {
  const open = and(eq(sessions.user_id, userId), isNull(sessions.revoked_at));
  await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(open, except ? ne(sessions.id, except) : undefined));
}
