import { learningEndpoints, type MentorCommentInput } from '@caderneta/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { useWrites } from '../../../lib/api/use-record-writes.ts';

const byId = (id: string) => ({ params: { id } });

export const useClassProgress = (classId: string) => useCall(learningEndpoints.classProgress, byId(classId));
export const useAnswers = (userId: string) => useCall(learningEndpoints.answers, { params: { userId } });
export const useComments = (userId: string, moduleId: number) =>
  useCall(learningEndpoints.comments, { params: { userId, moduleId: String(moduleId) } });

export function useCommenting() {
  const { write } = useWrites(learningEndpoints.comments);
  return (body: MentorCommentInput) => write(learningEndpoints.comment, { body });
}
