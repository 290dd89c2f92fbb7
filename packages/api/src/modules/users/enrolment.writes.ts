import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { enrolments } from '../../schema/index.ts';
import { schoolDay } from '../../server/school-time.ts';
import type { Unit } from '../../server/unit-of-work.ts';
import type { ClassPlace } from './placement.ts';

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

/**
 * Puts a pupil in a class, or in none: what is open in another class of that year closes today, and a new enrolment opens. Nothing
 * of the old class is touched.
 *
 * @param leaving What the closed enrolments become: MOVED within the network, LEFT without a new class.
 */
export async function enrol(unit: Unit, profileId: string, to: ClassPlace | null): Promise<void> {
  const { db, now } = unit;
  const today = schoolDay(now);
  const current = await classOfProfile(db, profileId);
  if (current === (to?.id ?? null)) return;
  const closing = to ? and(eq(enrolments.school_year, to.year), ne(enrolments.class_id, to.id)) : undefined;
  await db
    .update(enrolments)
    .set({
      ends_on: sql`greatest(${enrolments.starts_on}, ${today}::date)`,
      status: to ? 'MOVED' : 'LEFT',
      updated_at: now,
    })
    .where(and(openOf(profileId), closing));
  if (!to) return;
  await db
    .insert(enrolments)
    .values({
      profile_id: profileId,
      class_id: to.id,
      school_year: to.year,
      starts_on: today,
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing();
}
