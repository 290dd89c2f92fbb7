import { type AssessmentResult, type ReadingDetails, readingDetails } from '@caderneta/contract';

/** The evaluation behind a stored result; null where there is none, or a score alone. */
export const readingOf = (result: AssessmentResult | undefined): ReadingDetails | null =>
  readingDetails(result?.details);
