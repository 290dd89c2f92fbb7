import type { Assessment } from './assessments.schema.ts';

/** What an assessment asks for next, in the order in which it comes: from the key to the gradebook. */
export const assessmentSteps = ['SAVE_KEY', 'PRINT', 'CORRECT', 'REVIEW', 'REPOST', 'POST', 'POSTED'] as const;
export type AssessmentStep = (typeof assessmentSteps)[number];

/** What the next step follows from. */
export type AssessmentProgress = Pick<
  Assessment,
  | 'format'
  | 'key_shape'
  | 'sheets_printed_at'
  | 'results_count'
  | 'pending_count'
  | 'in_review_count'
  | 'unposted_count'
> & {
  readonly sheet_model?: Assessment['sheet_model'];
} & { readonly postings: readonly Pick<Assessment['postings'][number], 'outdated'>[] };

/** Posted grades that the results no longer make, over all columns. */
export const outdatedCount = ({ postings }: Pick<AssessmentProgress, 'postings'>): number =>
  postings.reduce((sum, { outdated }) => sum + outdated, 0);

/**
 * The one next step of an assessment. Who posted has ended the correction: pupils who are pending then were absent, and hold nothing up any
 * more. Where sheets are known to exist (printed, another maker's, or one was corrected) printing is over.
 */
export function nextStepOf(assessment: AssessmentProgress): AssessmentStep {
  const isSheet = assessment.format === 'GABARITO';
  const hasResults = assessment.results_count > 0;
  const isPosted = assessment.postings.length > 0;
  if (isSheet && assessment.key_shape.length === 0) return 'SAVE_KEY';
  const wantsPrint = assessment.sheets_printed_at === null && !assessment.sheet_model;
  if (isSheet && !isPosted && !hasResults && wantsPrint) return 'PRINT';
  if (!isPosted && (assessment.pending_count > 0 || !hasResults)) return 'CORRECT';
  if (assessment.in_review_count > 0) return 'REVIEW';
  if (outdatedCount(assessment) > 0) return 'REPOST';
  if (assessment.unposted_count > 0) return 'POST';
  // Corrected, and nothing of it can be posted: readings of another text are read again.
  return isPosted ? 'POSTED' : 'CORRECT';
}
