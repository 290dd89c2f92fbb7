import { and, eq } from 'drizzle-orm';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { HeldAssessment } from './lock-assessment.ts';

/** A result's row. */
export type StoredResult = typeof assessmentResults.$inferSelect;

/** A pupil's result in an assessment in hand; null where there is none. */
export async function storedResult(db: Queries, held: HeldAssessment, studentId: string): Promise<StoredResult | null> {
  const [found] = await db
    .select()
    .from(assessmentResults)
    .where(
      and(
        eq(assessmentResults.municipality_id, held.municipalityId),
        eq(assessmentResults.school_year, held.row.school_year),
        eq(assessmentResults.assessment_id, held.row.id),
        eq(assessmentResults.student_profile_id, studentId),
      ),
    );
  return found ?? null;
}

/** What the audit log keeps of a result. */
export const auditedResult = ({ status, score, hits, total, key_version, photo_file_id, typed_by }: StoredResult) => ({
  status,
  score,
  hits,
  total,
  key_version,
  photo: photo_file_id !== null,
  ...(typed_by === null ? {} : { typed: true }),
});
