import {
  assessmentEndpoints,
  type GradePosting,
  type GradeScope,
  gradeEndpoints,
  schoolYearEndpoints,
} from '@caderneta/contract';
import { call } from '../../../lib/api/call.ts';
import { dashboardReads } from '../../../lib/api/dashboard-reads.ts';
import { useCall, useStale } from '../../../lib/api/use-call.ts';
import { WriteKey } from '../../../lib/write-key.ts';

/** Which column of the gradebook. */
export interface PostingColumn {
  readonly discipline_id: string;
  readonly scope: GradeScope;
  readonly period_index: number;
  readonly year: number;
}

const posting = new WriteKey();

/** What would be written. Without a weight it is the one last posted there, else 1; null waits. */
export const usePreview = (assessmentId: string, column: PostingColumn | null, weight: number | null) =>
  useCall(
    assessmentEndpoints.previewGrades,
    column && {
      params: { id: assessmentId },
      query: {
        ...column,
        period_index: String(column.period_index),
        year: String(column.year),
        ...(weight === null ? {} : { weight: String(weight) }),
      },
    },
    { keepPrevious: true },
  );

/** Posts; whatever counts grades is fresh afterwards. */
export function usePostGrades(assessmentId: string) {
  const stale = useStale();
  return async (body: GradePosting) => {
    const answer = await call(assessmentEndpoints.postGrades, {
      params: { id: assessmentId },
      body,
      idempotencyKey: posting.keyFor({ assessmentId, ...body }),
    });
    if (answer.ok) {
      posting.done();
      const { standings } = schoolYearEndpoints;
      const { previewGrades } = assessmentEndpoints;
      await stale(gradeEndpoints.list, standings, previewGrades, ...dashboardReads);
    }
    return answer;
  };
}
