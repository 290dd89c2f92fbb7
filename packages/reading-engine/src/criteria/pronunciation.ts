import { type Cutoffs, onScale } from '../core/cutoffs.ts';
import type { CriterionEvaluation } from '../core/evaluation.ts';
import { judged, ratingOf } from './judged.ts';
import { feedback } from './reading.copy.ts';

/** Judges how much of the text, as far as it was read, the sound matches: an estimate of pronunciation, not a judgement of accents. */
export function judgePronunciation(accuracy: number, missing: number, cutoffs: Cutoffs): CriterionEvaluation {
  const score = onScale(accuracy, cutoffs.accuracyPercent);
  return judged(score, feedback.pronunciation(ratingOf(score), { accuracy, missing }));
}
