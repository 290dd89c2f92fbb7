import {
  type GradePostingPreview,
  type GradePostingRow,
  type GradeScope,
  gradeOfResult,
  isPostedOutdated,
} from '@caderneta/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import { assessmentPostings } from '../../schema/assessment-postings.table.ts';
import { assessments } from '../../schema/assessments.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { gradesOf } from '../grades/grades.service.ts';
import type { AssessmentRef } from './assessment-ref.ts';
import { findPostings, gradesOfPostings } from './posting-states.ts';
import { listResults } from './results.repository.ts';

/** A column of the gradebook, within the assessment's class. */
export interface GradeColumn {
  readonly discipline_id: string;
  readonly scope: GradeScope;
  readonly period_index: number;
  readonly year: number;
}

/** More pupils than any class has. */
const everyPupil = { page: 1, limit: 1000 };

/** Postings of one column of a class's gradebook. */
export const inColumn = (classId: string, column: GradeColumn): SQL =>
  and(
    eq(assessments.class_id, classId),
    eq(assessmentPostings.discipline_id, column.discipline_id),
    eq(assessmentPostings.school_year, column.year),
    eq(assessmentPostings.scope, column.scope),
    eq(assessmentPostings.period_index, column.period_index),
  ) as SQL;

/** What posting an assessment in a column would write, beside what stands there. Who may see it is the caller's to have checked. */
export async function previewGrades(
  db: Queries,
  assessment: AssessmentRef,
  column: GradeColumn,
  wantedWeight?: number,
): Promise<GradePostingPreview> {
  const { municipalityId, classId, format } = assessment;
  const posted = await findPostings(db, inColumn(classId, column));
  const own = posted.find((one) => one.assessment.id === assessment.id);
  const others = posted.filter((one) => one !== own);
  const weight = wantedWeight ?? own?.weight ?? 1;
  const itself = {
    assessment: { id: assessment.id },
    municipalityId,
    schoolYear: assessment.schoolYear,
    format,
    weight,
  };
  const gradeOf = await gradesOfPostings(db, [itself, ...others]);
  const { year: school_year, ...period } = column;
  const stored = await gradesOf(db, { municipality_id: municipalityId, school_year, class_id: classId, ...period });
  const current = new Map(stored.map(({ student_profile_id, ...grade }) => [student_profile_id, grade]));
  const { rows } = await listResults(db, assessment, everyPupil);
  return {
    weight,
    posted_at: own?.postedAt.toISOString() ?? null,
    others: others.map((one) => ({
      assessment_id: one.assessment.id,
      title: one.assessment.title,
      weight: one.weight,
    })),
    rows: rows.map(({ student_profile_id, student, status, score }): GradePostingRow => {
      const result = status === 'CORRECTED' ? score : null;
      const stands = current.get(student_profile_id) ?? null;
      const written = own?.grades.find((one) => one.student_profile_id === student_profile_id);
      const is_outdated =
        written !== undefined && isPostedOutdated(written, stands?.score ?? null, gradeOf(posted, student_profile_id));
      // Of a result that is gone, the others may still make a grade in the place of the one that it made.
      const isMade = result !== null || is_outdated;
      return {
        student_profile_id,
        student,
        status,
        result: result === null ? null : gradeOfResult(format, result),
        score: isMade ? gradeOf([itself, ...others], student_profile_id) : null,
        current: stands,
        is_outdated,
      };
    }),
  };
}
