import { type QuestionSkillsInput, questionSkillEndpoints, skillEndpoints } from '@caderneta/contract';
import { useCall } from '../../lib/api/use-call.ts';
import { useWrites } from '../../lib/api/use-record-writes.ts';

/** The skills of a municipality, all of them. */
export const useSkillCatalogue = (municipalityId: string) =>
  useCall(skillEndpoints.list, { query: { municipality_id: municipalityId } });

export const useQuestionSkills = (assessmentId: string) =>
  useCall(questionSkillEndpoints.ofAssessment, { params: { id: assessmentId } });

/** Saves the skills of questions; what a class did by skill is fresh afterwards. */
export function useSaveQuestionSkills(assessmentId: string) {
  const { write } = useWrites(questionSkillEndpoints.ofAssessment, questionSkillEndpoints.ofClass);
  return (questions: QuestionSkillsInput['questions']) =>
    write(questionSkillEndpoints.save, { params: { id: assessmentId }, body: { questions } });
}
