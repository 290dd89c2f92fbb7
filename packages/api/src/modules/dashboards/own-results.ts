import type { OwnResult } from '@caderneta/contract';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { assessments } from '../../schema/assessments.table.ts';
import { isStoredInconclusive } from '../assessments/assessments.service.ts';

/** Of an assessment and its pupil's result, what the pupil reads. */
export const ownResultColumns = {
  id: assessments.id,
  title: assessments.title,
  category: assessments.category,
  format: assessments.format,
  created_at: assessments.created_at,
  status: assessmentResults.status,
  score: assessmentResults.score,
  isInconclusive: isStoredInconclusive(assessmentResults.details),
  hits: assessmentResults.hits,
  total: assessmentResults.total,
};

/** As those columns come out; without a result all of it but the assessment is null. */
type Line = Omit<OwnResult, 'created_at' | 'status'> & {
  readonly created_at: Date;
  readonly status: (typeof assessmentResults.$inferSelect)['status'] | null;
  readonly isInconclusive: boolean;
};

/** An inconclusive reading has no score; a sheet of which a page is to be read yet is no result. */
export function toOwnResult({ isInconclusive, created_at, status, ...row }: Line): OwnResult {
  const shown = { ...row, created_at: created_at.toISOString() };
  if (status === null || status === 'INCOMPLETE')
    return { ...shown, status: 'PENDING', score: null, hits: null, total: null };
  return { ...shown, status, score: isInconclusive ? null : row.score };
}
