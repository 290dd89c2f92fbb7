import { meanOf, roundHalfUp } from '../school-year/year-result.rules.ts';
import type { AssessmentFormat } from './assessment-kinds.ts';

/** An assessment's score on the grades' scale, 0 to 10: that of an answer sheet is 0 to 100. */
const onGradeScale = (format: AssessmentFormat, score: number): number => (format === 'GABARITO' ? score / 10 : score);

/** The grade that one result makes without others: 0 to 10, one decimal, halves up. */
export const gradeOfResult = (format: AssessmentFormat, score: number): number =>
  roundHalfUp(onGradeScale(format, score));

/** A pupil's corrected result of one of the assessments that make a period's grade. */
export interface WeighedResult {
  readonly format: AssessmentFormat;
  /** As stored: 0 to 100 for answer sheets, 0 to 10 for reading. */
  readonly score: number;
  /** The assessment's weight, above 0. */
  readonly weight: number;
}

/**
 * The grade that a period's assessments make: their weighed mean, one decimal, halves up. An assessment without a result of the
 * pupil is left out; null where there is none at all.
 */
export const gradeOfResults = (results: readonly WeighedResult[]): number | null =>
  meanOf(results.map(({ format, score, weight }) => ({ score: onGradeScale(format, score), weight })));
