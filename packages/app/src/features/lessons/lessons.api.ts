import {
  type AnswersInput,
  achievementEndpoints,
  type Lesson,
  type LessonPatch,
  learningEndpoints,
  materialEndpoints,
} from '@caderneta/contract';
import { useCall, useStale } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';
import { useWrites } from '../../lib/api/use-record-writes.ts';

export const useModules = () => useCall(learningEndpoints.modules);
export const useLesson = (id: string) => useCall(learningEndpoints.lesson, { params: { id } });
/** The published material of a pupil's own class. */
export const useClassMaterials = (isWanted: boolean) => useEvery(materialEndpoints.list, isWanted ? {} : null);
/** What teachers wrote on one's own answers to a module; null waits. */
export const useOwnComments = (userId: string | null, moduleId: number) =>
  useCall(learningEndpoints.comments, userId === null ? null : { params: { userId, moduleId: String(moduleId) } });

/** Writes to lessons; progress and achievements are fresh afterwards. */
export function useLessonWrites() {
  const { modules, lesson, viewLesson, answer, updateLesson } = learningEndpoints;
  const viewing = useWrites(modules);
  const answering = useWrites(modules, lesson, achievementEndpoints.mine);
  const editing = useWrites(modules, lesson);
  const stale = useStale();
  return {
    view: (id: string) => viewing.write(viewLesson, { params: { id } }),
    answer: (body: AnswersInput) => answering.write(answer, { body }),
    /** Where it turns out that the lesson is another than the one on screen. */
    readAnew: () => stale(lesson),
    update: ({ id }: Lesson, patch: LessonPatch) => editing.write(updateLesson, { params: { id }, body: patch }),
  };
}
