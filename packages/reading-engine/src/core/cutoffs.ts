import { readingRateOf, type SchoolGrade } from '@caderneta/contract/reading';

/** A scale's ends: the score is 0 at `zero` and 10 at `ten`, in a straight line between them. */
export interface Scale {
  readonly zero: number;
  readonly ten: number;
}

/** What the scores are measured by. Every one may be replaced. */
export interface Cutoffs {
  readonly wordsCorrectPerMinute: Scale;
  /** Without a text: syllables heard a minute of speech and pauses. */
  readonly syllablesPerMinute: Scale;
  readonly syllablesPerRun: Scale;
  readonly pitchSpreadSemitones: Scale;
  /** Share of the sentence ends at which the voice falls or rises. */
  readonly finalMovementShare: Scale;
  /** Variation of the syllables' lengths within a run: deviation over mean. */
  readonly syllableVariation: Scale;
  readonly accuracyPercent: Scale;
  readonly snrDb: Scale;
  readonly clippedPercent: Scale;
}

export type Grade = SchoolGrade;

/** Reading this share of a fluent reader's words scores 0. */
const ZERO_SHARE = 0.15;
/** Syllables a word in children's texts. */
const SYLLABLES_A_WORD = 2.1;

/**
 * The cut-offs of a grade; without one, those of no particular grade.
 *
 * @param words Words correct a minute that earn 10 in fluency.
 */
export function cutoffsFor(grade: Grade | null, words: number = readingRateOf(grade).full): Cutoffs {
  const scaled = (ten: number): Scale => ({ zero: ten * ZERO_SHARE, ten });
  return {
    wordsCorrectPerMinute: scaled(words),
    syllablesPerMinute: scaled(words * SYLLABLES_A_WORD),
    syllablesPerRun: { zero: 2.5, ten: 8 },
    pitchSpreadSemitones: { zero: 1.2, ten: 5 },
    finalMovementShare: { zero: 0, ten: 0.7 },
    syllableVariation: { zero: 1.2, ten: 0.55 },
    accuracyPercent: { zero: 60, ten: 98 },
    snrDb: { zero: 3, ten: 25 },
    clippedPercent: { zero: 2, ten: 0.05 },
  };
}

/** Where a value stands on a scale, 0 to 10. */
export function onScale(value: number, { zero, ten }: Scale): number {
  const share = (value - zero) / (ten - zero);
  return 10 * Math.min(1, Math.max(0, share));
}
