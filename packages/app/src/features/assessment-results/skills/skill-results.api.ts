import { questionSkillEndpoints } from '@caderneta/contract';
import { useCall } from '../../../lib/api/use-call.ts';

/** What a class did by skill, over one assessment or, where that is null, all of them. */
export const useClassSkills = (classId: string, assessmentId: string | null) =>
  useCall(questionSkillEndpoints.ofClass, {
    params: { id: classId },
    query: { assessment_id: assessmentId ?? undefined },
  });
