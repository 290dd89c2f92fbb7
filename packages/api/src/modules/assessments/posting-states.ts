import {
  type AssessmentFormat,
  type AssessmentPosting,
  type GradeScope,
  gradeOfResults,
  isPostedOutdated,
  type OutdatedGrade,
  type PostedGrade,
} from '@caderneta/contract';
import { and, asc, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import { assessmentPostings } from '../../schema/assessment-postings.table.ts';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { assessments } from '../../schema/assessments.table.ts';
import { disciplines } from '../../schema/disciplines.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { uuids } from '../../server/query/uuids.ts';
import { isStoredInconclusive } from './reading-figures.ts';

/** A posting as it is stored, beside the assessment whose results it wrote. */
export interface StoredPosting {
  readonly postingId: string;
  readonly assessment: { readonly id: string; readonly title: string };
  readonly classId: string;
  readonly municipalityId: string;
  readonly format: AssessmentFormat;
  /** Under which the assessment's results are kept. */
  readonly schoolYear: number;
  readonly discipline_id: string;
  readonly discipline: { readonly name: string };
  readonly scope: GradeScope;
  readonly period_index: number;
  readonly year: number;
  readonly weight: number;
  readonly postedAt: Date;
  readonly grades: readonly PostedGrade[];
}

/** A posting, and its grades that the results no longer make. */
export interface PostingState extends StoredPosting {
  readonly outdated: readonly OutdatedGrade[];
}

/** Postings of assessments that are still there, the oldest assessment first. */
export function findPostings(db: Queries, wanted: SQL | undefined): Promise<StoredPosting[]> {
  return db
    .select({
      postingId: assessmentPostings.id,
      assessment: { id: assessments.id, title: assessments.title },
      classId: assessments.class_id,
      municipalityId: institutions.municipality_id,
      format: assessments.format,
      schoolYear: assessments.school_year,
      discipline_id: assessmentPostings.discipline_id,
      discipline: { name: disciplines.name },
      scope: assessmentPostings.scope,
      period_index: assessmentPostings.period_index,
      year: assessmentPostings.school_year,
      weight: assessmentPostings.weight,
      postedAt: assessmentPostings.updated_at,
      grades: assessmentPostings.grades,
    })
    .from(assessmentPostings)
    .innerJoin(assessments, eq(assessments.id, assessmentPostings.assessment_id))
    .innerJoin(institutions, eq(institutions.id, assessments.institution_id))
    .innerJoin(disciplines, eq(disciplines.id, assessmentPostings.discipline_id))
    .where(and(isNull(assessments.archived_at), wanted))
    .orderBy(asc(assessments.created_at), asc(assessments.id));
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const idOf = (...parts: readonly (string | number)[]) => parts.join('/');
const columnOf = (of: Pick<StoredPosting, 'classId' | 'discipline_id' | 'scope' | 'period_index' | 'year'>) =>
  idOf(of.classId, of.discipline_id, of.scope, of.period_index, of.year);

/** An assessment whose results count in a grade, with its weight. */
export type WeighedAssessment = Pick<StoredPosting, 'municipalityId' | 'schoolYear' | 'format' | 'weight'> & {
  readonly assessment: { readonly id: string };
};

/** What the corrected results of assessments make of a pupil; null where none of them has one. */
export type GradeOfPostings = (weighed: readonly WeighedAssessment[], pupil: string) => number | null;

/** Reads the corrected results of assessments, and answers what any of them make of a pupil. */
export async function gradesOfPostings(db: Queries, postings: readonly WeighedAssessment[]): Promise<GradeOfPostings> {
  const ids = unique(postings.map(({ assessment }) => assessment.id));
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            assessment: assessmentResults.assessment_id,
            pupil: assessmentResults.student_profile_id,
            score: assessmentResults.score,
          })
          .from(assessmentResults)
          .where(
            and(
              inArray(assessmentResults.municipality_id, unique(postings.map(({ municipalityId }) => municipalityId))),
              inArray(assessmentResults.school_year, unique(postings.map(({ schoolYear }) => schoolYear))),
              inArray(assessmentResults.assessment_id, ids),
              eq(assessmentResults.status, 'CORRECTED'),
              not(isStoredInconclusive(assessmentResults.details)),
            ),
          );
  const scores = new Map(rows.map(({ assessment, pupil, score }) => [idOf(assessment, pupil), score]));
  return (of, pupil) =>
    gradeOfResults(
      of.flatMap(({ assessment, format, weight }) => {
        const score = scores.get(idOf(assessment.id, pupil));
        return score === undefined ? [] : [{ format, score, weight }];
      }),
    );
}

/** The grades that stand in the columns of postings: by column and pupil. */
async function gradebookGrades(db: Queries, postings: readonly StoredPosting[]) {
  const rows = await db
    .select()
    .from(grades)
    .where(
      and(
        inArray(grades.municipality_id, unique(postings.map(({ municipalityId }) => municipalityId))),
        inArray(grades.school_year, unique(postings.map(({ year }) => year))),
        inArray(grades.class_id, unique(postings.map(({ classId }) => classId))),
        inArray(grades.discipline_id, unique(postings.map(({ discipline_id }) => discipline_id))),
      ),
    );
  return new Map(
    rows.map((row) => [
      idOf(columnOf({ ...row, classId: row.class_id, year: row.school_year }), row.student_profile_id),
      row.score,
    ]),
  );
}

/** Postings of assessments, and those that weigh in the same columns of the gradebook. */
export const sharesColumn = (assessmentIds: readonly string[]): SQL =>
  sql`(${assessments.class_id}, ${assessmentPostings.discipline_id}, ${assessmentPostings.school_year}, ${assessmentPostings.scope},
    ${assessmentPostings.period_index}) in (
      select a.class_id, p.discipline_id, p.school_year, p.scope, p.period_index
      from ${assessmentPostings} p join ${assessments} a on a.id = p.assessment_id where p.assessment_id = any(${uuids(assessmentIds)}))`;

/** Every posting of classes. */
export const ofClasses = (classIds: readonly string[]): SQL => sql`${assessments.class_id} = any(${uuids(classIds)})`;

/**
 * Postings with their grades that are out of date: compared with the results as they are now, by whichever way they came to be so.
 *
 * @param wanted Whole columns: a grade is what all assessments posted there make of it.
 */
export async function postingStates(db: Queries, wanted: SQL): Promise<PostingState[]> {
  const postings = await findPostings(db, wanted);
  if (postings.length === 0) return [];
  const gradebook = await gradebookGrades(db, postings);
  const gradeOf = await gradesOfPostings(db, postings);
  return postings.map((posting) => {
    const column = columnOf(posting);
    const together = postings.filter((one) => columnOf(one) === column);
    return {
      ...posting,
      outdated: posting.grades.flatMap((posted) => {
        const { student_profile_id, score: was } = posted;
        const score = gradeOf(together, student_profile_id);
        const current = gradebook.get(idOf(column, student_profile_id)) ?? null;
        const { scope, period_index, assessment } = posting;
        return isPostedOutdated(posted, current, score)
          ? [{ student_profile_id, scope, period_index, posted: was, score, assessment }]
          : [];
      }),
    };
  });
}

/** Where an assessment's results were posted, as its card says it. */
export const shownPostings = (states: readonly PostingState[], assessmentId: string): AssessmentPosting[] =>
  states
    .filter(({ assessment }) => assessment.id === assessmentId)
    .map(({ discipline_id, discipline, scope, period_index, year, postedAt, outdated }) => ({
      ...{ discipline_id, discipline, scope, period_index, year },
      posted_at: postedAt.toISOString(),
      outdated: outdated.length,
    }));
