import { and, count, countDistinct, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { assessmentResults, assessments, enrolments, institutions, schoolClasses } from '../../schema/index.ts';
import type { Queries } from '../../server/queries.ts';
import type { SignedIn } from '../../server/signed-in.ts';
import { ownRecords } from '../classes/classes.service.ts';
import { visibleOnPanels } from './dashboards.scope.ts';

export interface Summary {
  readonly academic_year: number;
  readonly classes: number;
  readonly students: number;
  readonly assessments: number;
  readonly results_in_review: number;
}

/** Counts of what the viewer reaches in a school year. */
export async function summarise(db: Queries, viewer: SignedIn, year: number): Promise<Summary> {
  const inReach: SQL | undefined = and(visibleOnPanels(viewer), eq(schoolClasses.academic_year, year));
  const inClass = eq(institutions.id, schoolClasses.institution_id);
  const [classes] = await db
    .select({ total: count() })
    .from(schoolClasses)
    .innerJoin(institutions, inClass)
    .where(inReach);
  const [students] = await db
    .select({ total: countDistinct(enrolments.profile_id) })
    .from(enrolments)
    .innerJoin(schoolClasses, eq(schoolClasses.id, enrolments.class_id))
    .innerJoin(institutions, inClass)
    .where(and(inReach, isNull(enrolments.ends_on), ownRecords(viewer, enrolments.profile_id)));
  const [given] = await db
    .select({ total: count() })
    .from(assessments)
    .innerJoin(schoolClasses, eq(schoolClasses.id, assessments.class_id))
    .innerJoin(institutions, inClass)
    .where(and(inReach, isNull(assessments.archived_at)));
  const [waiting] = await db
    .select({ total: count() })
    .from(assessmentResults)
    .innerJoin(assessments, and(eq(assessments.id, assessmentResults.assessment_id), isNull(assessments.archived_at)))
    .innerJoin(schoolClasses, eq(schoolClasses.id, assessments.class_id))
    .innerJoin(institutions, inClass)
    .where(
      and(
        inReach,
        eq(assessmentResults.status, 'IN_REVIEW'),
        sql`${assessmentResults.municipality_id} = ${institutions.municipality_id}`,
        ownRecords(viewer, assessmentResults.student_profile_id),
      ),
    );
  return {
    academic_year: year,
    classes: classes?.total ?? 0,
    students: students?.total ?? 0,
    assessments: given?.total ?? 0,
    results_in_review: waiting?.total ?? 0,
  };
}
