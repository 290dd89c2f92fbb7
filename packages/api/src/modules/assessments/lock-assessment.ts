import { fail, type Outcome, succeed } from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import { assessments } from '../../schema/assessments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { failureOfAssignment } from '../classes/classes.service.ts';
import type { AssessmentRef } from './assessment-ref.ts';
import { visibleAssessments, writableAssessments } from './assessments.scope.ts';

/** An assessment locked for writing, with what its results repeat. */
export interface HeldAssessment {
  readonly row: typeof assessments.$inferSelect;
  readonly municipalityId: string;
}

/**
 * Locks an assessment for writing: nobody else changes it, its key or its results until the transaction ends.
 * A teacher whose assignment is over or has not begun is told so; to whoever has no business in the class there is no such assessment.
 */
export async function lockAssessment({ db, viewer }: Unit, id: string): Promise<Outcome<HeldAssessment>> {
  const reach = viewer.role === 'TEACHER' ? visibleAssessments(viewer) : writableAssessments(viewer);
  const [held] = await db
    .select({ row: assessments, municipalityId: institutions.municipality_id })
    .from(assessments)
    .innerJoin(schoolClasses, eq(schoolClasses.id, assessments.class_id))
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(assessments.id, id), reach))
    .for('update', { of: assessments });
  if (!held) return fail('not-found');
  return (await failureOfAssignment(db, viewer, held.row.class_id)) ?? succeed(held);
}

/** Where the results of a locked assessment lie. */
export const assessmentRefOf = ({ row, municipalityId }: HeldAssessment): AssessmentRef => ({
  id: row.id,
  classId: row.class_id,
  schoolYear: row.school_year,
  format: row.format,
  municipalityId,
});
