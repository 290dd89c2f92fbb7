import { type Skill, skillCodeSchema, skillsOfClass } from '@caderneta/contract';
import { foldText, holdsWords } from '../../lib/fold-text.ts';

/** A skill that may be chosen. */
export interface SkillChoice {
  readonly code: string;
  readonly text: string | null;
}

/** What puts some skills before others. */
export interface SkillOrder {
  /** What the class is called: '9º Ano', 'Pré II'. */
  readonly grade: string;
  /** What is taught, by name: 'Matemática'. */
  readonly components: readonly string[];
  /** Codes chosen before, the newest first. */
  readonly recent: readonly string[];
  /** What the question has already. */
  readonly taken: readonly string[];
  /** Whether a code that is not among the skills is in no matrix. */
  readonly isKnown: boolean;
}

/** More than this nobody reads: another word finds it sooner. */
const MOST_CHOICES = 40;

/** A code typed as it might be printed: with a digit, and in no matrix. */
function typedCode(typed: string, known: ReadonlySet<string>): SkillChoice[] {
  const code = skillCodeSchema.safeParse(typed);
  return code.success && /\d/.test(code.data) && !known.has(code.data) ? [{ code: code.data, text: null }] : [];
}

/**
 * The skills that what was typed finds, accents and case aside, in code and text: those chosen before first, then those of the class's year, then the
 * rest; of each first those of a component that is taught or was chosen before. A code that no matrix has may be chosen as it was typed.
 */
export function skillChoices(
  skills: readonly Skill[],
  typed: string,
  { grade, components, recent, taken, isKnown }: SkillOrder,
): SkillChoice[] {
  const isFound = holdsWords(typed);
  const known = new Set(skills.map(({ code }) => code));
  const before = skills.filter(({ code }) => recent.includes(code)).map(({ component }) => component);
  const wanted = new Set([...components, ...before].map((name) => foldText(name ?? '')));
  const isOfClass = skillsOfClass(grade);
  const rankOf = (skill: Skill): number => {
    const position = recent.indexOf(skill.code);
    if (position >= 0) return position;
    const isTaught = wanted.has(foldText(skill.component ?? ''));
    return recent.length + (isOfClass(skill) ? 0 : 2) + (isTaught ? 0 : 1);
  };
  const matching = skills.filter(({ code, text }) => !taken.includes(code) && isFound(`${code} ${text ?? ''}`));
  const ranked = matching
    .map((skill) => ({ skill, rank: rankOf(skill) }))
    .sort((a, b) => a.rank - b.rank || a.skill.code.localeCompare(b.skill.code));
  const found = ranked.slice(0, MOST_CHOICES).map(({ skill: { code, text } }) => ({ code, text }));
  return isKnown ? [...found, ...typedCode(typed, new Set([...known, ...taken]))] : found;
}
