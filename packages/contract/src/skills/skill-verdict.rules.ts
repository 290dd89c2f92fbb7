/** Right of answered questions. */
export interface Tally {
  readonly right: number;
  readonly answered: number;
}

/** Under so many questions nothing is concluded of a skill; under the first number not even the share is shown. */
const FEWEST_SHOWN = 2;
const FEWEST_CONCLUDED = 3;
/** A skill is known from this share on: of three questions two. */
const KNOWN = 0.6;

/** What is said of a skill: known, to be taken up again, or that there are too few questions to say. */
export type SkillVerdict = 'known' | 'again' | 'few';

/**
 * What a tally lets one say.
 *
 * @param questions That have the skill, where the tally is of several pupils: many who answered two questions are two questions still.
 */
export function skillVerdict({ right, answered }: Tally, questions: number = answered): SkillVerdict {
  if (Math.min(questions, answered) < FEWEST_CONCLUDED) return 'few';
  return right >= KNOWN * answered ? 'known' : 'again';
}

/** Percent of right, two decimals; null where a pupil answered too little for a share to be shown. */
export const skillShare = ({ right, answered }: Tally): number | null =>
  answered < FEWEST_SHOWN ? null : Math.round((right / answered) * 10_000) / 100;
