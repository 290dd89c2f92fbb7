import { sql } from 'drizzle-orm';
import type { Queries } from '../../server/query/queries.ts';
import { teachingOn } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { countInReview } from '../assessments/assessments.service.ts';

/** Results 'Em revisão' that wait for a teacher: of the year's assessments in the classes assigned to them today. */
export async function countReviewsOf(
  db: Queries,
  { role, profileId, municipalityId, today }: SignedIn,
): Promise<number> {
  if (role !== 'TEACHER' || profileId === null || municipalityId === null) return 0;
  const assigned = sql`select t.class_id from class_teachers t
    where t.teacher_profile_id = ${profileId} and ${teachingOn(today, sql`t`)}`;
  return countInReview(db, { municipalityId, year: Number(today.slice(0, 4)) }, assigned);
}
