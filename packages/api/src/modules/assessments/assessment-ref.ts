import type { AssessmentFormat } from '@caderneta/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import { assessments } from '../../schema/assessments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { visibleAssessments, writableAssessments } from './assessments.scope.ts';

/** Where an assessment's results lie: its class, and the municipality and year by which they are spread. */
export interface AssessmentRef {
  readonly id: string;
  readonly classId: string;
  readonly municipalityId: string;
  readonly schoolYear: number;
  readonly format: AssessmentFormat;
}

/** Highest score that a result has. */
export const scaleOf = ({ format }: Pick<AssessmentRef, 'format'>): 10 | 100 => (format === 'LEITURA' ? 10 : 100);

/** The place of an assessment that the viewer sees, or null. */
export const findAssessmentRef = (db: Queries, viewer: SignedIn, id: string): Promise<AssessmentRef | null> =>
  refAmong(db, visibleAssessments(viewer), id);

/** The place of an assessment in which the viewer writes, or null. */
export const findWritableAssessment = (db: Queries, viewer: SignedIn, id: string): Promise<AssessmentRef | null> =>
  refAmong(db, writableAssessments(viewer), id);

async function refAmong(db: Queries, reach: SQL, id: string): Promise<AssessmentRef | null> {
  const [assessment] = await db
    .select({
      id: assessments.id,
      classId: assessments.class_id,
      municipalityId: institutions.municipality_id,
      schoolYear: assessments.school_year,
      format: assessments.format,
    })
    .from(assessments)
    .innerJoin(schoolClasses, eq(schoolClasses.id, assessments.class_id))
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(assessments.id, id), reach));
  return assessment ?? null;
}
