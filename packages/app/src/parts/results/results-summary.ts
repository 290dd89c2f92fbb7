import type { ResultRow } from '@caderneta/contract';

export interface ResultsSummary {
  readonly corrected: number;
  readonly inReview: number;
  readonly pending: number;
  /** Mean score of the corrected ones, 2 decimals; null without any. */
  readonly mean: number | null;
}

/** How far the correction of a class has come. */
export function summarise(rows: readonly ResultRow[]): ResultsSummary {
  const count = (status: ResultRow['status']) => rows.filter((row) => row.status === status).length;
  const scores = rows.flatMap((row) => (row.status === 'CORRECTED' && row.score !== null ? [row.score] : []));
  const sum = scores.reduce((total, score) => total + score, 0);
  return {
    corrected: count('CORRECTED'),
    inReview: count('IN_REVIEW'),
    pending: count('PENDING'),
    mean: scores.length === 0 ? null : Math.round((sum / scores.length) * 100 + 1e-9) / 100,
  };
}
