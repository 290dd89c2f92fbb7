import {
  type AccessCard,
  type AccessReset,
  fail,
  type Outcome,
  type PupilAccess,
  showAccessCode,
  succeed,
} from '@caderneta/contract';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { enrolments } from '../../schema/enrolments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { visibleClasses } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { endAllSessions } from '../auth/auth.service.ts';
import { lockUser, mayChange, visibleUsers } from '../users/users.service.ts';
import { accessMessages } from './access-codes.messages.ts';
import { codesOut, makersOf } from './codes-out.ts';
import { issueAccessCodes } from './issue-access-codes.ts';

/**
 * Who is enrolled in a class and the viewer's to let in: an enrolment of a year that is over stays open, also of a pupil who is at another
 * school now.
 */
const pupilsToLetIn = (viewer: SignedIn, classId: string): SQL =>
  and(
    eq(enrolments.class_id, classId),
    isNull(enrolments.ends_on),
    eq(users.role, 'STUDENT'),
    visibleUsers(viewer),
  ) as SQL;

async function seenClass(db: Queries, viewer: SignedIn, classId: string) {
  const { id, grade, section } = schoolClasses;
  const columns = { municipalityId: institutions.municipality_id, institutionId: institutions.id };
  const [found] = await db
    .select({ id, grade, section, ...columns })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(schoolClasses.id, classId), visibleClasses(viewer)));
  return found ?? null;
}

/** Pupils enrolled in a class now and how far their access is, by name; null where the viewer does not see the class. */
export async function listAccess(
  db: Queries,
  viewer: SignedIn,
  classId: string,
  now: Date,
): Promise<PupilAccess[] | null> {
  if (!(await seenClass(db, viewer, classId))) return null;
  const codes = codesOut(db, now);
  const rows = await db
    .select({ user: users, profile: profiles, expiresAt: codes.expires_at, madeAt: codes.made_at })
    .from(enrolments)
    .innerJoin(profiles, eq(profiles.id, enrolments.profile_id))
    .innerJoin(users, eq(users.id, profiles.user_id))
    .leftJoin(codes, eq(codes.user_id, users.id))
    .where(pupilsToLetIn(viewer, classId))
    .orderBy(asc(users.name), asc(profiles.id));
  const made = rows.flatMap(({ user, madeAt: made_at }) => (made_at ? [{ user_id: user.id, made_at }] : []));
  const makers = await makersOf(db, classId, made);
  return rows.map(({ user, profile, expiresAt, madeAt }) => {
    const open = user.is_active && user.password_hash === null ? expiresAt : null;
    const since = open && madeAt;
    const state = !user.is_active ? 'INACTIVE' : user.password_hash ? 'READY' : open ? 'CODE' : 'NONE';
    return {
      user_id: user.id,
      student_profile_id: profile.id,
      name: user.name,
      matricula: profile.matricula,
      email: user.email,
      state,
      expires_at: open?.toISOString() ?? null,
      code_made_at: since?.toISOString() ?? null,
      code_made_by: (since && makers.get(since.getTime())) ?? null,
    };
  });
}

/** Holds the pupils of a class until the transaction ends: two who make codes for them do so one after the other. */
async function holdPupils(unit: Unit, classId: string): Promise<void> {
  const ofClass = unit.db
    .select({ id: users.id })
    .from(enrolments)
    .innerJoin(profiles, eq(profiles.id, enrolments.profile_id))
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(pupilsToLetIn(unit.viewer, classId));
  const pupils = unit.db.select({ id: users.id }).from(users).where(inArray(users.id, ofClass));
  await pupils.orderBy(asc(users.id)).for('no key update');
}

/** Of the codes that would stop working, the one made last, where its sender cannot have known of it. */
function unknownCode(pupils: readonly PupilAccess[], base: string | null) {
  const known = base === null ? Number.NEGATIVE_INFINITY : Date.parse(base);
  const [newest] = pupils
    .flatMap(({ code_made_at: at, code_made_by: by }) => (at !== null && Date.parse(at) > known ? [{ at, by }] : []))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return newest;
}

/**
 * Makes a card for each pupil of a class who has no password yet, or for those of them who are named. Refused where that would end codes
 * made after `base`. Callers that leave it out are those from before it was there, and end all.
 */
export async function makeAccessCards(
  unit: Unit,
  classId: string,
  {
    student_profile_ids: named,
    base,
  }: { student_profile_ids?: string[] | undefined; base?: string | null | undefined },
): Promise<Outcome<AccessCard[]>> {
  const schoolClass = await seenClass(unit.db, unit.viewer, classId);
  if (schoolClass) await holdPupils(unit, classId);
  const pupils = schoolClass && (await listAccess(unit.db, unit.viewer, classId, unit.now));
  if (!pupils) return fail('not-found');
  const strange = named?.some((id) => !pupils.some(({ student_profile_id }) => student_profile_id === id));
  if (strange) return fail('invalid-request', { errors: [accessMessages.notInClass] });
  const wanted = pupils.filter(
    ({ student_profile_id, state }) =>
      (state === 'NONE' || state === 'CODE') && (named?.includes(student_profile_id) ?? true),
  );
  const unknown = base === undefined ? undefined : unknownCode(wanted, base);
  if (unknown) return fail('version-conflict', { message: accessMessages.newerCodes(unknown.at, unknown.by) });
  const { codes, expiresAt } = await issueAccessCodes(
    unit,
    wanted.map(({ user_id }) => user_id),
  );
  const className = `${schoolClass.grade} ${schoolClass.section}`;
  await unit.record({
    action: 'CREATE',
    table: 'one_time_tokens',
    recordId: classId,
    municipalityId: schoolClass.municipalityId,
    institutionId: schoolClass.institutionId,
    to: { name: className, users: wanted.map(({ user_id }) => user_id) },
    ...accessMessages.cardsMade(className, wanted.length),
  });
  return succeed(
    wanted.map(({ user_id, student_profile_id, name, matricula, email }) => ({
      ...{ user_id, student_profile_id, name, matricula, email },
      code: showAccessCode(codes.get(user_id) ?? ''),
      expires_at: expiresAt.toISOString(),
    })),
  );
}

/** Takes a user's password, ends their sessions and gives a code to set another with. */
export async function takePassword(unit: Pick<Unit, 'db' | 'now'>, userId: string) {
  const { db, now } = unit;
  const fresh = { password_hash: null, updated_at: now, version: sql`${users.version} + 1` };
  await db.update(users).set(fresh).where(eq(users.id, userId));
  await endAllSessions(db, userId, now);
  const { codes, expiresAt } = await issueAccessCodes(unit, [userId]);
  return { code: showAccessCode(codes.get(userId) ?? ''), expiresAt };
}

/** Takes the password of a user below the viewer, ends their sessions and gives a code to set another with. */
export async function resetAccess(unit: Unit, userId: string): Promise<Outcome<AccessReset>> {
  const locked = await lockUser(unit, userId);
  if (!locked) return fail('not-found');
  const { user, profile } = locked;
  if (!mayChange(unit.viewer, user.role)) return fail('forbidden');
  if (!user.is_active) return fail('user-inactive', { message: accessMessages.inactive });
  const { code, expiresAt } = await takePassword(unit, userId);
  await unit.record({
    action: 'UPDATE',
    table: 'users',
    recordId: userId,
    municipalityId: profile?.municipality_id ?? null,
    institutionId: profile?.institution_id,
    to: { name: user.name, password: 'reset' },
    ...accessMessages.reset(user.name),
  });
  return succeed({
    user_id: userId,
    name: user.name,
    matricula: profile?.matricula ?? null,
    email: user.email,
    code,
    expires_at: expiresAt.toISOString(),
  });
}
