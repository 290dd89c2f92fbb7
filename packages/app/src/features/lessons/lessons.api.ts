import {
  type AnswersDraft,
  achievementEndpoints,
  type Lesson,
  type LessonPatch,
  learningEndpoints,
  materialEndpoints,
} from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { useCall, useStale } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';

export const useModules = () => useCall(learningEndpoints.modules);
export const useLesson = (id: string) => useCall(learningEndpoints.lesson, { params: { id } });
/** The published material of a pupil's own class. */
export const useClassMaterials = (isWanted: boolean) => useEvery(materialEndpoints.list, isWanted ? {} : null);
/** What teachers wrote on one's own answers to a module; null waits. */
export const useOwnComments = (userId: string | null, moduleId: number) =>
  useCall(learningEndpoints.comments, userId === null ? null : { params: { userId, moduleId: String(moduleId) } });

/** Writes to lessons; progress and achievements are fresh afterwards. */
export function useLessonWrites() {
  const stale = useStale();
  return {
    view: async (id: string) => {
      const answer = await call(learningEndpoints.viewLesson, { params: { id } });
      if (answer.ok) await stale(learningEndpoints.modules);
      return answer;
    },
    answer: async (draft: AnswersDraft) => {
      const answer = await call(learningEndpoints.answer, { body: draft });
      if (answer.ok) await stale(learningEndpoints.modules, learningEndpoints.lesson, achievementEndpoints.mine);
      return answer;
    },
    update: async ({ id, version }: Lesson, patch: LessonPatch) => {
      const answer = await call(learningEndpoints.updateLesson, { params: { id }, body: { ...patch, version } });
      if (answer.ok) await stale(learningEndpoints.modules, learningEndpoints.lesson);
      return answer;
    },
  };
}
