import type { CriterionEvaluation } from '../core/evaluation.ts';
import { round } from '../core/statistics.ts';

/** A criterion that was judged: 0 to 10, one decimal, and what to tell the teacher. */
export const judged = (score: number, feedback: string): CriterionEvaluation => ({ score: round(score, 1), feedback });

/** A criterion that cannot be judged, and why. */
export const unjudged = (feedback: string): CriterionEvaluation => ({ score: null, feedback });

/** How good a score is, for the choice of words. */
export type Rating = 'good' | 'fair' | 'poor';

export const ratingOf = (score: number): Rating => (score >= 7.5 ? 'good' : score >= 5 ? 'fair' : 'poor');
