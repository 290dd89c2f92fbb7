import {
  type AssessmentFormat,
  type GradePostingPreview,
  type GradePostingRow,
  type GradeScope,
  gradeOfResult,
  gradeOfResults,
  type WeighedResult,
} from '@caderneta/contract';
import { and, asc, eq, inArray, isNull, not } from 'drizzle-orm';
import { assessmentPostings } from '../../schema/assessment-postings.table.ts';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { assessments } from '../../schema/assessments.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { gradesOf } from '../grades/grades.service.ts';
import type { AssessmentRef } from './assessment-ref.ts';
import { isStoredInconclusive } from './reading-figures.ts';
import { listResults } from './results.repository.ts';

/** A column of the gradebook, within the assessment's class. */
export interface GradeColumn {
  readonly discipline_id: string;
  readonly scope: GradeScope;
  readonly period_index: number;
  readonly year: number;
}

/** An assessment that makes grades of a column, and its weight. */
interface Posted {
  readonly id: string;
  readonly title: string;
  readonly format: AssessmentFormat;
  readonly schoolYear: number;
  readonly weight: number;
  readonly postedAt: Date;
}

/** More pupils than any class has. */
const everyPupil = { page: 1, limit: 1000 };

/** What was posted in a column by assessments of the class that are still there, the oldest first. */
function postedIn(db: Queries, classId: string, column: GradeColumn): Promise<Posted[]> {
  return db
    .select({
      id: assessments.id,
      title: assessments.title,
      format: assessments.format,
      schoolYear: assessments.school_year,
      weight: assessmentPostings.weight,
      postedAt: assessmentPostings.updated_at,
    })
    .from(assessmentPostings)
    .innerJoin(assessments, eq(assessments.id, assessmentPostings.assessment_id))
    .where(
      and(
        eq(assessments.class_id, classId),
        isNull(assessments.archived_at),
        eq(assessmentPostings.discipline_id, column.discipline_id),
        eq(assessmentPostings.school_year, column.year),
        eq(assessmentPostings.scope, column.scope),
        eq(assessmentPostings.period_index, column.period_index),
      ),
    )
    .orderBy(asc(assessments.created_at), asc(assessments.id));
}

/** Corrected results of assessments, by pupil. */
async function resultsOf(
  db: Queries,
  municipalityId: string,
  posted: readonly Posted[],
): Promise<ReadonlyMap<string, WeighedResult[]>> {
  const byPupil = new Map<string, WeighedResult[]>();
  if (posted.length === 0) return byPupil;
  const rows = await db
    .select()
    .from(assessmentResults)
    .where(
      and(
        eq(assessmentResults.municipality_id, municipalityId),
        inArray(assessmentResults.school_year, [...new Set(posted.map(({ schoolYear }) => schoolYear))]),
        inArray(
          assessmentResults.assessment_id,
          posted.map(({ id }) => id),
        ),
        eq(assessmentResults.status, 'CORRECTED'),
        not(isStoredInconclusive(assessmentResults.details)),
      ),
    );
  for (const { student_profile_id, assessment_id, score } of rows) {
    const from = posted.find(({ id }) => id === assessment_id);
    if (!from) continue;
    const result = { format: from.format, score, weight: from.weight };
    byPupil.set(student_profile_id, [...(byPupil.get(student_profile_id) ?? []), result]);
  }
  return byPupil;
}

/** What posting an assessment in a column would write, beside what stands there. Who may see it is the caller's to have checked. */
export async function previewGrades(
  db: Queries,
  assessment: AssessmentRef,
  column: GradeColumn,
  wantedWeight?: number,
): Promise<GradePostingPreview> {
  const { municipalityId, classId, format } = assessment;
  const posted = await postedIn(db, classId, column);
  const own = posted.find(({ id }) => id === assessment.id);
  const others = posted.filter(({ id }) => id !== assessment.id);
  const weight = wantedWeight ?? own?.weight ?? 1;
  const otherResults = await resultsOf(db, municipalityId, others);
  const { year: school_year, ...period } = column;
  const stored = await gradesOf(db, { municipality_id: municipalityId, school_year, class_id: classId, ...period });
  const current = new Map(stored.map(({ student_profile_id, ...grade }) => [student_profile_id, grade]));
  const { rows } = await listResults(db, assessment, everyPupil);
  return {
    weight,
    posted_at: own?.postedAt.toISOString() ?? null,
    others: others.map((one) => ({ assessment_id: one.id, title: one.title, weight: one.weight })),
    rows: rows.map(({ student_profile_id, student, status, score }): GradePostingRow => {
      const result = status === 'CORRECTED' ? score : null;
      const beside = otherResults.get(student_profile_id) ?? [];
      return {
        student_profile_id,
        student,
        status,
        result: result === null ? null : gradeOfResult(format, result),
        score: result === null ? null : gradeOfResults([{ format, score: result, weight }, ...beside]),
        current: current.get(student_profile_id) ?? null,
      };
    }),
  };
}
