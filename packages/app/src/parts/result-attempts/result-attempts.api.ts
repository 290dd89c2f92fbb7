import { assessmentEndpoints } from '@caderneta/contract';
import { dashboardReads } from '../../lib/api/dashboard-reads.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useWrites } from '../../lib/api/use-record-writes.ts';

/** A pupil's sheets or readings in an assessment, the one that counts first. */
export const useAttempts = (id: string, studentProfileId: string) =>
  useCall(assessmentEndpoints.attempts, { params: { id, studentProfileId } });

/** Goes back to one of them. */
export function useRestoreAttempt() {
  const { attempts, result, results, list, get, analysis, questions, restoreAttempt, readings } = assessmentEndpoints;
  const stale = [attempts, result, results, list, get, analysis, questions, readings, ...dashboardReads];
  const { writeOnce } = useWrites(...stale);
  return (id: string, studentProfileId: string, attemptId: string, version: number) =>
    writeOnce(restoreAttempt, { params: { id, studentProfileId, attemptId }, body: { version } });
}
