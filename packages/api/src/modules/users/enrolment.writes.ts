import { type Failure, fail } from '@caderneta/contract';
import { and, desc, eq, gt, gte, isNull, lte, ne, sql } from 'drizzle-orm';
import { enrolments } from '../../schema/enrolments.table.ts';
import { schoolDay, schoolYearOf } from '../../server/query/school-time.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import type { ClassRef } from './placement.ts';
import { userMessages } from './users.messages.ts';

const openOf = (profileId: string) => and(eq(enrolments.profile_id, profileId), isNull(enrolments.ends_on));

/** The class that a profile is in: that of the newest open enrolment. */
export async function classOfProfile(db: Unit['db'], profileId: string): Promise<string | null> {
  const [open] = await db
    .select({ id: enrolments.class_id })
    .from(enrolments)
    .where(openOf(profileId))
    .orderBy(desc(enrolments.school_year))
    .limit(1);
  return open?.id ?? null;
}

/** What is wrong with the day of a change of class: it has not come, or the pupil changed class after it. */
export async function transferError(
  { db, now }: Unit,
  profileId: string | null,
  to: ClassRef | null,
  day: string | null | undefined,
): Promise<Failure | null> {
  if (!day) return null;
  if (day > schoolDay(now)) return fail('invalid-request', { errors: [userMessages.transferAhead] });
  if (!profileId) return null;
  const ofYear = to ? eq(enrolments.school_year, to.year) : isNull(enrolments.ends_on);
  const [last] = await db
    .select({ day: sql<string | null>`max(coalesce(${enrolments.ends_on}, ${enrolments.starts_on}))::text` })
    .from(enrolments)
    .where(and(eq(enrolments.profile_id, profileId), lte(enrolments.starts_on, schoolDay(now)), ofYear));
  const before = last?.day ?? null;
  return before && day < before ? fail('invalid-request', { errors: [userMessages.transferTooEarly(before)] }) : null;
}

/** Changes an enrolment whose first day is still to come, or takes it back: there is no time in that class to keep. Answers whether there was one to change. */
async function changeUnbegun({ db, now }: Unit, profileId: string, to: ClassRef | null): Promise<boolean> {
  const unbegun = and(openOf(profileId), gt(enrolments.starts_on, schoolDay(now)));
  if (!to) {
    await db.delete(enrolments).where(unbegun);
    return false;
  }
  const changed = await db
    .update(enrolments)
    .set({ class_id: to.id, updated_at: now })
    .where(and(unbegun, eq(enrolments.school_year, to.year)))
    .returning({ id: enrolments.id });
  return changed.length > 0;
}

/**
 * Puts a pupil in a class, or in none. What is open in another class of that year closes the day before, and a new enrolment opens;
 * who leaves for no class was in it on the day itself. Nothing of the old class is touched, and no year that is concluded. An enrolment
 * of that year that has not begun changes its class and keeps its first day.
 *
 * @param day First day in the new class, or the last one before leaving: 'YYYY-MM-DD'; today without it.
 */
export async function enrol(
  unit: Unit,
  profileId: string,
  to: ClassRef | null,
  day: string | null = null,
): Promise<void> {
  const { db, now } = unit;
  const when = day ?? schoolDay(now);
  const current = await classOfProfile(db, profileId);
  if (current === (to?.id ?? null)) return;
  if (await changeUnbegun(unit, profileId, to)) return;
  const ofYear = to ? and(eq(enrolments.school_year, to.year), ne(enrolments.class_id, to.id)) : undefined;
  await db
    .update(enrolments)
    .set({
      ends_on: sql`greatest(${enrolments.starts_on}, ${when}::date - ${to ? 1 : 0}::int)`,
      status: to ? 'MOVED' : 'LEFT',
      updated_at: now,
    })
    .where(and(openOf(profileId), isNull(enrolments.concluded_on), ofYear));
  if (!to) return;
  await db
    .insert(enrolments)
    .values({
      profile_id: profileId,
      class_id: to.id,
      school_year: to.year,
      starts_on: when,
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing();
}

/** Takes a pupil out of the classes of this year. Years that are over stay as they ended: they are the school's record. */
export async function leaveClasses({ db, now }: Unit, profileId: string): Promise<void> {
  const ofThisYear = and(
    openOf(profileId),
    isNull(enrolments.concluded_on),
    gte(enrolments.school_year, schoolYearOf(now)),
  );
  await db
    .update(enrolments)
    .set({ ends_on: sql`greatest(${enrolments.starts_on}, ${schoolDay(now)}::date)`, status: 'LEFT', updated_at: now })
    .where(ofThisYear);
}
