import { learningEndpoints, schoolYearEndpoints } from '@caderneta/contract';
import { call } from '../../../lib/api/call.ts';
import { useCall, useStale } from '../../../lib/api/use-call.ts';
import { useEvery } from '../../../lib/api/use-every.ts';

const byId = (id: string) => ({ params: { id } });

export const useStandings = (classId: string) => useEvery(schoolYearEndpoints.standings, byId(classId));
export const useClassProgress = (classId: string) => useCall(learningEndpoints.classProgress, byId(classId));
export const useAnswers = (userId: string) => useCall(learningEndpoints.answers, { params: { userId } });
export const useComments = (userId: string, moduleId: number) =>
  useCall(learningEndpoints.comments, { params: { userId, moduleId: String(moduleId) } });

export function useCommenting() {
  const stale = useStale();
  return async (studentId: string, moduleId: number, lessonKey: string, comment: string) => {
    const body = { student_id: studentId, module_id: moduleId, lesson_key: lessonKey, comment };
    const answer = await call(learningEndpoints.comment, { body });
    if (answer.ok) await stale(learningEndpoints.comments);
    return answer;
  };
}
