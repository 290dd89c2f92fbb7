import { type QuestionSkillsInput, questionSkillEndpoints, type Skill, skillEndpoints } from '@caderneta/contract';
import { useCall } from '../../lib/api/use-call.ts';
import { useWrites } from '../../lib/api/use-record-writes.ts';
import { useDebounced } from '../../lib/use-debounced.ts';

function unionOf(listed: readonly Skill[], found: readonly Skill[]): readonly Skill[] {
  const known = new Set(listed.map(({ id }) => id));
  const others = found.filter(({ id }) => !known.has(id));
  return others.length === 0 ? listed : [...listed, ...others];
}

/** What one answer may hold of a search: who types on narrows it. */
const MOST_FOUND = '100';

/**
 * The skills of a municipality, or of all that the user sees. Where they are more than one answer holds, those that what is typed finds
 * are asked for besides. `isKnown`: whether a code that is not among them is in no matrix.
 */
export function useSkillCatalogue(municipalityId: string | undefined, typed: string) {
  const of = municipalityId === undefined ? {} : { municipality_id: municipalityId };
  const listed = useCall(skillEndpoints.list, { query: of });
  const search = typed.trim();
  const asked = useDebounced(search);
  const isSought = listed.truncated && asked !== '';
  const found = useCall(skillEndpoints.list, isSought ? { query: { ...of, search: asked, limit: MOST_FOUND } } : null);
  return {
    ...listed,
    data: listed.data && unionOf(listed.data, found.data ?? []),
    isSearching: listed.truncated && search !== '' && (asked !== search || found.isLoading),
    isKnown: !listed.truncated || (asked === search && found.data !== undefined && !found.truncated),
  };
}

export const useQuestionSkills = (assessmentId: string) =>
  useCall(questionSkillEndpoints.ofAssessment, { params: { id: assessmentId } });

/** Saves the skills of questions; what a class did by skill is fresh afterwards. */
export function useSaveQuestionSkills(assessmentId: string) {
  const { write } = useWrites(questionSkillEndpoints.ofAssessment, questionSkillEndpoints.ofClass);
  return (questions: QuestionSkillsInput['questions']) =>
    write(questionSkillEndpoints.save, { params: { id: assessmentId }, body: { questions } });
}
