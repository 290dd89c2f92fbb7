/** Right of answered questions. */
export interface Tally {
  readonly right: number;
  readonly answered: number;
}

/** Under so many questions nothing is concluded of a skill; under the first number of a pupil not even the share is shown. */
const FEWEST_SHOWN = 2;
const FEWEST_CONCLUDED = 3;
/** A skill is known from this share on. */
const KNOWN = 0.7;

/** What is said of a skill: known, to be taken up again, or that there are too few questions to say. */
export type SkillVerdict = 'known' | 'again' | 'few';

/** What a tally lets one say. */
export function skillVerdict({ right, answered }: Tally): SkillVerdict {
  if (answered < FEWEST_CONCLUDED) return 'few';
  return right >= KNOWN * answered ? 'known' : 'again';
}

/** Percent of right, two decimals; null where a pupil answered too little for a share to be shown. */
export const skillShare = ({ right, answered }: Tally): number | null =>
  answered < FEWEST_SHOWN ? null : Math.round((right / answered) * 10_000) / 100;
