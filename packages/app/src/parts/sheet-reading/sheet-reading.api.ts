import { assessmentEndpoints, classEndpoints } from '@caderneta/contract';
import { useCallback } from 'react';
import { type CallFailure, call } from '../../lib/api/call.ts';
import { dashboardReads } from '../../lib/api/dashboard-reads.ts';
import { joinLoads } from '../../lib/api/load-state.ts';
import { useCall, useStale } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';

const byId = (id: string) => ({ params: { id } });

/** All that a correction needs before the first sheet: the assessment, its key, the class's pupils and their results. */
export function useCorrectionSetup(assessmentId: string, classIdOfAddress: string | null) {
  const assessment = useCall(assessmentEndpoints.get, byId(assessmentId));
  const classId = classIdOfAddress ?? assessment.data?.class_id ?? null;
  const key = useCall(assessmentEndpoints.getKey, byId(assessmentId));
  const students = useEvery(classEndpoints.students, classId === null ? null : byId(classId));
  const results = useEvery(assessmentEndpoints.results, byId(assessmentId));
  return {
    assessment,
    classId,
    key,
    students,
    results,
    ...joinLoads(assessment, key, students, results),
  };
}

/** One pupil's saved result, with its version and what waits for review. */
export const useStudentResult = (assessmentId: string, studentId: string | null) =>
  useCall(
    assessmentEndpoints.result,
    studentId === null ? null : { params: { id: assessmentId, studentProfileId: studentId } },
  );

/** After results changed: every list that shows them is read again. */
export function useStaleResults(): () => Promise<void> {
  const stale = useStale();
  return useCallback(
    () =>
      stale(
        assessmentEndpoints.result,
        assessmentEndpoints.results,
        assessmentEndpoints.list,
        assessmentEndpoints.get,
        ...dashboardReads,
      ),
    [stale],
  );
}

/** Asks for the version of a pupil's result, for saves that do not concern the pupil on screen. */
export async function versionOf(assessmentId: string, studentProfileId: string): Promise<number | undefined> {
  const answer = await call(assessmentEndpoints.result, { params: { id: assessmentId, studentProfileId } });
  return answer.ok ? answer.data.version : undefined;
}

/** Takes a pupil's result back, as the person knows it. Null when it is gone, else why not. */
export async function removeResult(id: string, studentProfileId: string, version: number): Promise<CallFailure | null> {
  const params = { id, studentProfileId };
  const answer = await call(assessmentEndpoints.removeResult, { params, query: { version } });
  return answer.ok || answer.code === 'not-found' ? null : answer;
}
