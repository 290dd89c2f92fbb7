import { and, eq, sql } from 'drizzle-orm';
import { assessmentPostings } from '../../schema/assessment-postings.table.ts';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { assessments } from '../../schema/assessments.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { isStoredInconclusive } from './reading-figures.ts';

/** Results of an assessment, in a query that has `assessments` and `institutions`. Municipality and year are named so that only one partition is read. */
export const ofAssessment = and(
  eq(assessmentResults.municipality_id, institutions.municipality_id),
  eq(assessmentResults.school_year, assessments.school_year),
  eq(assessmentResults.assessment_id, assessments.id),
);

/** A sheet of which a page is to be read yet is no result. */
const isWhole = sql`${assessmentResults.status} <> 'INCOMPLETE'`;

/** Corrected, and with a score that counts: a reading of a text in doubt has none. */
const isScored = sql`${assessmentResults.status} = 'CORRECTED'
  and (${assessments.format} = 'GABARITO' or not ${isStoredInconclusive(assessmentResults.details)})`;

/** A posting that has the pupil, or that was made when the result was there: whoever is not in that one was left out on purpose. */
const isSettled = sql`exists (select from ${assessmentPostings} where ${assessmentPostings.assessment_id} = ${assessments.id}
  and (${assessmentPostings.updated_at} > ${assessmentResults.updated_at} or ${assessmentPostings.grades}
    @> jsonb_build_array(jsonb_build_object('student_profile_id', ${assessmentResults.student_profile_id}))))`;

/** Sums of an assessment's results, for a lateral join in a query that has `assessments` and `institutions`. */
export const resultFigures = (db: Queries) =>
  db
    .select({
      results_count: sql<number>`count(*) filter (where ${isWhole})`.as('results_count'),
      in_review_count: sql<number>`count(*) filter (where ${assessmentResults.status} = 'IN_REVIEW')`.as(
        'in_review_count',
      ),
      unposted_count: sql<number>`count(*) filter (where ${isScored} and not ${isSettled})`.as('unposted_count'),
      mean_score: sql<number | null>`round(avg(${assessmentResults.score}) filter (where ${isScored}), 2)::float8`.as(
        'mean_score',
      ),
    })
    .from(assessmentResults)
    .where(ofAssessment)
    .as('result_figures');

/** Pupils who have a line in the results and no result. Whoever is archived is enrolled no more. */
export const pendingCount = sql<number>`(select count(*) from ${enrolments}
  where ${enrolments.class_id} = ${assessments.class_id} and ${enrolments.ends_on} is null
    and not exists (select from ${assessmentResults} where ${ofAssessment} and ${isWhole}
      and ${assessmentResults.student_profile_id} = ${enrolments.profile_id}))`;
