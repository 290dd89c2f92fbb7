import { and, eq, type SQL } from 'drizzle-orm';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { AuditedFields } from '../../server/words/worded.ts';
import type { AssessmentRef } from './assessment-ref.ts';
import type { HeldAssessment } from './lock-assessment.ts';

/** A result's row. */
export type StoredResult = typeof assessmentResults.$inferSelect;

/** That row and no other; municipality and year are named so that only one partition is looked at. */
export const isResult = ({ municipality_id, school_year, id }: StoredResult): SQL =>
  and(
    eq(assessmentResults.municipality_id, municipality_id),
    eq(assessmentResults.school_year, school_year),
    eq(assessmentResults.id, id),
  ) as SQL;

/** A pupil's result in an assessment; null where there is none. */
export async function storedResult(
  db: Queries,
  { id, municipalityId, schoolYear }: Pick<AssessmentRef, 'id' | 'municipalityId' | 'schoolYear'>,
  studentId: string,
): Promise<StoredResult | null> {
  const [found] = await db
    .select()
    .from(assessmentResults)
    .where(
      and(
        eq(assessmentResults.municipality_id, municipalityId),
        eq(assessmentResults.school_year, schoolYear),
        eq(assessmentResults.assessment_id, id),
        eq(assessmentResults.student_profile_id, studentId),
      ),
    );
  return found ?? null;
}

/** The table, row and owner of a result's entry in the audit log. */
export const resultEntry = ({ row, municipalityId }: HeldAssessment, recordId: string) =>
  ({ table: 'assessment_results', recordId, municipalityId, institutionId: row.institution_id }) as const;

/** What the audit log keeps of a result. */
export const auditedResult = (result: StoredResult): AuditedFields => {
  const { assessment_id, student_profile_id, status, score, hits, total, key_version, photo_file_id, typed_by } =
    result;
  return {
    ...{ assessment_id, student_profile_id, status, score, hits, total, key_version },
    photo: photo_file_id !== null,
    ...(typed_by === null ? {} : { typed: true }),
  };
};
