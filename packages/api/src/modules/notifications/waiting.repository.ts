import { sql } from 'drizzle-orm';
import type { Queries } from '../../server/query/queries.ts';
import { teachingOn } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

/** Results 'Em revisão' that wait for a teacher: of the year's assessments in the classes assigned to them today. */
export async function countReviewsOf(
  db: Queries,
  { role, profileId, municipalityId, today }: SignedIn,
): Promise<number> {
  if (role !== 'TEACHER' || profileId === null) return 0;
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*) as total from assessments a
    join assessment_results r on r.municipality_id = ${municipalityId} and r.school_year = a.school_year
      and r.assessment_id = a.id and r.status = 'IN_REVIEW'
    where a.archived_at is null and a.school_year = ${Number(today.slice(0, 4))}
      and a.class_id in (select t.class_id from class_teachers t
        where t.teacher_profile_id = ${profileId} and ${teachingOn(today, sql`t`)})`);
  return Number(rows[0]?.total ?? 0);
}
