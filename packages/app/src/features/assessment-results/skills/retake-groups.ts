import { type ClassSkills, type PupilSkills, skillVerdict } from '@caderneta/contract';

/** Pupils who have the same to take up again. */
export interface RetakeGroup {
  readonly code: string;
  readonly pupilIds: readonly string[];
}

/** One alone is no group: who shares with nobody is helped beside the others. */
const FEWEST_PUPILS = 2;

const needs = ({ skills }: PupilSkills, code: string): boolean =>
  skills.some((skill) => skill.code === code && skillVerdict(skill) === 'again');

/**
 * Proposes groups by what pupils share: the skill that most pupils have to take up again makes the first group, of the others again the skill
 * that most of them have, and so on. Everybody is in one group at most. Of skills with as many, the one that the class knows less comes first.
 */
export function proposeGroups({ skills, pupils }: ClassSkills): RetakeGroup[] {
  const groups: RetakeGroup[] = [];
  let left = pupils;
  for (;;) {
    const found = skills
      .map((skill) => ({ skill, members: left.filter((pupil) => needs(pupil, skill.code)) }))
      .sort(
        (a, b) =>
          b.members.length - a.members.length ||
          a.skill.right * b.skill.answered - b.skill.right * a.skill.answered ||
          a.skill.code.localeCompare(b.skill.code),
      )[0];
    if (!found || found.members.length < FEWEST_PUPILS) return groups;
    const { skill, members } = found;
    groups.push({ code: skill.code, pupilIds: members.map(({ student_profile_id }) => student_profile_id) });
    left = left.filter((pupil) => !members.includes(pupil));
  }
}

/** The groups after a teacher moved pupils: `moves` has the code of each moved pupil's group, null for none. */
export const movedGroups = (
  groups: readonly RetakeGroup[],
  moves: ReadonlyMap<string, string | null>,
): RetakeGroup[] => {
  const stays = (id: string) => !moves.has(id);
  const codes = [...new Set([...groups.map(({ code }) => code), ...[...moves.values()].flatMap((code) => code ?? [])])];
  return codes.map((code) => ({
    code,
    pupilIds: [
      ...(groups.find((group) => group.code === code)?.pupilIds ?? []).filter(stays),
      ...[...moves].flatMap(([id, to]) => (to === code ? [id] : [])),
    ],
  }));
};
