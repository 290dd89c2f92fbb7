import { type Cutoffs, onScale } from '../core/cutoffs.ts';
import type { CriterionEvaluation } from '../core/evaluation.ts';
import { deviation, mean } from '../core/statistics.ts';
import type { Run } from '../stages/find-runs.ts';
import { judged, ratingOf, unjudged } from './judged.ts';
import { feedback, unjudgedReasons } from './reading.copy.ts';

/** Fewer syllables have no rhythm. */
const LEAST_SYLLABLES = 8;
/** How much of the score the runs make; the rest is evenness. */
const RUNS_SHARE = 0.8;

/** How the syllables follow each other. */
export interface Rhythm {
  /** Syllables of a run, each syllable counted in its own: long runs count by their length. */
  readonly syllablesPerRun: number;
  /** Deviation over mean of the syllables' lengths within runs. */
  readonly variation: number;
}

/** Measures run structure and evenness; null where there are too few syllables. */
export function measureRhythm(runs: readonly Run[]): Rhythm | null {
  const counts = runs.map(({ nuclei }) => nuclei.length).filter((length) => length > 0);
  if (counts.reduce((total, length) => total + length, 0) < LEAST_SYLLABLES) return null;
  const steps = runs.flatMap(({ nuclei }) => nuclei.slice(1).map((t, i) => t - nuclei[i]!));
  return {
    syllablesPerRun: mean(counts),
    variation: steps.length > 1 ? deviation(steps) / mean(steps) : 0,
  };
}

/** Judges the run structure and the evenness of the syllables; reading word by word has runs of a word. */
export function judgeRhythm(rhythm: Rhythm | null, cutoffs: Cutoffs): CriterionEvaluation {
  if (!rhythm) return unjudged(unjudgedReasons.fewSyllables);
  const runs = onScale(rhythm.syllablesPerRun, cutoffs.syllablesPerRun);
  const evenness = onScale(rhythm.variation, cutoffs.syllableVariation);
  // Words said one by one are even within themselves: evenness cannot make up for short runs.
  const score = RUNS_SHARE * runs + (1 - RUNS_SHARE) * Math.min(evenness, runs + 2);
  return judged(score, feedback.rhythm(ratingOf(score), { perRun: rhythm.syllablesPerRun }));
}
