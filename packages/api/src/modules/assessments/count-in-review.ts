import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../server/query/queries.ts';

/** Results that wait for a person, in a year's assessments of some classes: `classes` is an array of their ids, or a select of them. */
export async function countInReview(
  db: Queries,
  { municipalityId, year }: { readonly municipalityId: string; readonly year: number },
  classes: SQL,
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*) as total from assessments a
    join assessment_results r on r.municipality_id = ${municipalityId} and r.school_year = a.school_year
      and r.assessment_id = a.id and r.status = 'IN_REVIEW'
    where a.class_id = any(${classes}) and a.archived_at is null and a.school_year = ${year}`);
  return rows[0]?.total ?? 0;
}
