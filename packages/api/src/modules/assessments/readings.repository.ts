import type { PageRequest, PupilReading } from '@caderneta/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { assessments } from '../../schema/assessments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { pageWithTotal } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { visibleAssessments } from './assessments.scope.ts';
import { readAt, readingColumns, savedFigures } from './reading-figures.ts';

/** A pupil's readings in the assessments that the viewer sees, the newest first. Who may see the pupil is the caller's to have checked. */
export async function listReadings(
  db: Queries,
  viewer: SignedIn,
  studentProfileId: string,
  page: PageRequest,
): Promise<Page<PupilReading>> {
  const read = (at: PageRequest) =>
    db
      .select({
        assessment_id: assessments.id,
        title: assessments.title,
        read_at: readAt,
        ...readingColumns,
        total: sql<number>`count(*) over ()`,
      })
      .from(assessmentResults)
      .innerJoin(assessments, eq(assessments.id, assessmentResults.assessment_id))
      .innerJoin(schoolClasses, eq(schoolClasses.id, assessments.class_id))
      .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
      .where(
        and(
          eq(assessmentResults.student_profile_id, studentProfileId),
          eq(assessments.format, 'LEITURA'),
          visibleAssessments(viewer),
        ),
      )
      .orderBy(desc(readAt), desc(assessmentResults.id))
      .limit(at.limit)
      .offset(offsetOf(at));
  const { rows, total } = await pageWithTotal(page, read);
  const shown = rows.map(({ read_at, total: _, stored, ...row }) => {
    return { ...row, ...savedFigures(stored), read_at: read_at.toISOString() };
  });
  return { ...page, rows: shown, total };
}
