import type { Skill, SkillKind } from '@caderneta/contract';
import { holdsWords } from '../../lib/fold-text.ts';

/** What the list is narrowed to; empty for all. */
export interface SkillFilter {
  readonly search: string;
  readonly kind: SkillKind | '';
  readonly year: string;
}

/** The skills that a filter leaves of a matrix, in its order: what the server finds, on the device. */
export function findSkills(skills: readonly Skill[], { search, kind, year }: SkillFilter): Skill[] {
  const isFound = holdsWords(search);
  return skills.filter(
    (skill) =>
      (kind === '' || skill.kind === kind) &&
      (year === '' || skill.years.includes(Number(year))) &&
      isFound(`${skill.code} ${skill.topic ?? ''} ${skill.text ?? ''}`),
  );
}
