import {
  assessmentEndpoints,
  type GradePosting,
  type GradeScope,
  gradeEndpoints,
  schoolYearEndpoints,
  type Withdrawal,
} from '@caderneta/contract';
import { dashboardReads } from '../../../lib/api/dashboard-reads.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useWrites } from '../../../lib/api/use-record-writes.ts';

/** Which column of the gradebook. */
export interface PostingColumn {
  readonly discipline_id: string;
  readonly scope: GradeScope;
  readonly period_index: number;
  readonly year: number;
}

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

/** What withdrawing a posting would leave. */
export const useWithdrawal = (assessmentId: string, column: PostingColumn) =>
  useCall(assessmentEndpoints.previewWithdrawal, {
    params: { id: assessmentId },
    query: { ...column, period_index: String(column.period_index), year: String(column.year) },
  });

/** What posting or withdrawing makes stale. */
const readings = [
  gradeEndpoints.list,
  schoolYearEndpoints.yearResults,
  assessmentEndpoints.list,
  assessmentEndpoints.previewGrades,
  assessmentEndpoints.previewWithdrawal,
  assessmentEndpoints.outdatedGrades,
  ...dashboardReads,
];

/** Takes a posting back; whatever counts grades is fresh afterwards. */
export function useWithdrawGrades(assessmentId: string) {
  const { writeOnce } = useWrites(...readings);
  return (body: Withdrawal) => writeOnce(assessmentEndpoints.withdrawGrades, { params: { id: assessmentId }, body });
}

/** Posts; whatever counts grades is fresh afterwards. */
export function usePostGrades(assessmentId: string) {
  const { writeOnce } = useWrites(...readings);
  return (body: GradePosting) => writeOnce(assessmentEndpoints.postGrades, { params: { id: assessmentId }, body });
}
