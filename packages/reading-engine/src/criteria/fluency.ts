import { type Cutoffs, onScale } from '../core/cutoffs.ts';
import type { CriterionEvaluation } from '../core/evaluation.ts';
import { judged, ratingOf, unjudged } from './judged.ts';
import { feedback, unjudgedReasons } from './reading.copy.ts';
import type { Rhythm } from './rhythm.ts';

/** How much of the score the rate makes; the rest is the length of the runs. */
const RATE_SHARE = 0.75;

/** Judges words correct a minute and syllables a run; without a text, syllables a minute. */
export function judgeFluency(
  rate: { readonly wordsPerMinute: number } | { readonly syllablesPerMinute: number },
  rhythm: Rhythm | null,
  cutoffs: Cutoffs,
): CriterionEvaluation {
  if (!rhythm) return unjudged(unjudgedReasons.fewSyllables);
  const perRun = rhythm.syllablesPerRun;
  const runs = onScale(perRun, cutoffs.syllablesPerRun);
  const scored = (value: number) => RATE_SHARE * value + (1 - RATE_SHARE) * runs;
  if ('wordsPerMinute' in rate) {
    const score = scored(onScale(rate.wordsPerMinute, cutoffs.wordsCorrectPerMinute));
    return judged(score, feedback.fluency(ratingOf(score), { ...rate, perRun }));
  }
  const score = scored(onScale(rate.syllablesPerMinute, cutoffs.syllablesPerMinute));
  return judged(score, feedback.fluencyWithoutText(ratingOf(score), { ...rate, perRun }));
}
