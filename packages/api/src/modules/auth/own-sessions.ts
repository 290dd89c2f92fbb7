import type { PageRequest } from '@caderneta/contract';
import { fail, type Outcome, succeed } from '@caderneta/contract';
import { and, count, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { sessions } from '../../schema/sessions.table.ts';
import { users } from '../../schema/users.table.ts';
import { countRows, totalOf } from '../../server/query/count-rows.ts';
import { offsetOf } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { hashPassword, passwordMatches } from '../../server/session/passwords.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { endAllSessions, endSession } from './sessions.ts';

const openOf = (userId: string, now: Date) =>
  and(eq(sessions.user_id, userId), isNull(sessions.revoked_at), gt(sessions.expires_at, now));

/** The viewer's open sessions, the last used first. */
export async function listSessions(db: Queries, viewer: SignedIn, now: Date, page: PageRequest) {
  const mine = openOf(viewer.userId, now);
  const rows = await db
    .select()
    .from(sessions)
    .where(mine)
    .orderBy(desc(sessions.last_used_at), desc(sessions.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await totalOf(db, page, rows, db.select({ total: count() }).from(sessions).where(mine));
  const shown = rows.map(({ id, user_agent, created_at, last_used_at }) => ({
    id,
    user_agent,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    current: id === viewer.sessionId,
  }));
  return { ...page, rows: shown, total };
}

const ended = (unit: Unit, message: string) =>
  unit.record({
    action: 'LOGOUT',
    table: 'sessions',
    recordId: unit.viewer.userId,
    municipalityId: unit.viewer.municipalityId,
    institutionId: unit.viewer.institutionId,
    title: 'Sessões encerradas',
    message,
  });

/** Ends one of the viewer's sessions, the present one too. */
export async function endOwnSession(unit: Unit, id: string): Promise<Outcome<null>> {
  const wanted = and(openOf(unit.viewer.userId, unit.now), eq(sessions.id, id));
  const [found] = await unit.db.select({ id: sessions.id }).from(sessions).where(wanted);
  if (!found) return fail('not-found');
  await endSession(unit.db, id, unit.now);
  await ended(unit, 'Você encerrou uma das suas sessões.');
  return succeed(null);
}

/** Ends every session of the viewer but the present one. */
export async function endOtherSessions(unit: Unit): Promise<Outcome<{ ended: number }>> {
  const { db, viewer, now } = unit;
  const others = and(openOf(viewer.userId, now), ne(sessions.id, viewer.sessionId));
  const total = await countRows(db, db.select({ total: count() }).from(sessions).where(others));
  await endAllSessions(db, viewer.userId, now, viewer.sessionId);
  await ended(unit, 'Você encerrou as suas outras sessões.');
  return succeed({ ended: total });
}

/**
 * Changes the viewer's password, if they know the present one, and ends their other sessions. Sent again after an answer that was lost, it
 * has nothing left to change.
 */
export async function changeOwnPassword(
  unit: Unit,
  { current_password, password }: { current_password: string; password: string },
): Promise<Outcome<null>> {
  const { db, viewer, now } = unit;
  const mine = eq(users.id, viewer.userId);
  const [user] = await db.select({ hash: users.password_hash }).from(users).where(mine);
  if (!user || !(await passwordMatches(current_password, user.hash))) {
    if (user && (await passwordMatches(password, user.hash))) return succeed(null);
    return fail('invalid-request', { errors: [{ field: 'current_password', message: 'Senha atual incorreta' }] });
  }
  const password_hash = await hashPassword(password);
  await db
    .update(users)
    .set({ password_hash, updated_at: now, version: sql`${users.version} + 1` })
    .where(mine);
  await endAllSessions(db, viewer.userId, now, viewer.sessionId);
  await unit.record({
    action: 'UPDATE',
    table: 'users',
    recordId: viewer.userId,
    municipalityId: viewer.municipalityId,
    institutionId: viewer.institutionId,
    to: { password: 'changed' },
    title: 'Senha alterada',
    message: 'Você trocou a sua senha.',
  });
  return succeed(null);
}
