import { assessmentEndpoints, classEndpoints, dashboardEndpoints, type ResultDraft } from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
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
    failure: assessment.failure ?? key.failure ?? students.failure ?? results.failure,
    reload: () => {
      for (const part of [assessment, key, students, results]) void part.reload();
    },
  };
}

/** One pupil's saved result, with its version and what waits for review. */
export const useStudentResult = (assessmentId: string, studentId: string | null) =>
  useCall(
    assessmentEndpoints.result,
    studentId === null ? null : { params: { id: assessmentId, studentProfileId: studentId } },
  );

/** Saves a result; the lists that show it are fresh afterwards. */
export function useSaveResult(assessmentId: string) {
  const stale = useStale();
  return async (body: ResultDraft, idempotencyKey: string) => {
    const answer = await call(assessmentEndpoints.saveResult, { ...byId(assessmentId), body, idempotencyKey });
    if (answer.ok) {
      void stale(
        assessmentEndpoints.result,
        assessmentEndpoints.results,
        assessmentEndpoints.list,
        assessmentEndpoints.get,
        ...Object.values(dashboardEndpoints),
      );
    }
    return answer;
  };
}
