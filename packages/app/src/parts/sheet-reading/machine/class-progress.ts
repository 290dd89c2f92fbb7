import type { ResultStatus } from '@caderneta/contract';

/** How far the correction of a class has come: a sheet that waits for a person's decisions is not corrected yet. */
export interface ClassProgress {
  readonly done: number;
  readonly inReview: number;
  readonly total: number;
}

/** Of the sheets of a class, one status a pupil that has one. */
export const progressOf = (statuses: readonly ResultStatus[], total: number): ClassProgress => ({
  done: statuses.filter((status) => status === 'CORRECTED').length,
  inReview: statuses.filter((status) => status === 'IN_REVIEW').length,
  total,
});
