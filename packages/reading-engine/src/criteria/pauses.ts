import type { CriterionEvaluation, ReadingPause } from '../core/evaluation.ts';
import type { Pause } from '../stages/find-pauses.ts';
import type { TextWord } from '../text/words.ts';
import { judged, ratingOf, unjudged } from './judged.ts';
import { feedback, unjudgedReasons } from './reading.copy.ts';

/** A comma without a pause is half as bad as a full stop without one. */
const WEIGHTS = { stop: 1, comma: 0.5 } as const;

/** When each word was read, s; null for a word that was not. */
export type WordTimes = readonly ({ readonly startS: number; readonly endS: number } | null)[];

/** The word read last before a moment; −1 before the first. */
function wordBefore(momentS: number, times: WordTimes): number {
  let found = -1;
  for (const [w, time] of times.entries()) if (time && time.startS < momentS) found = w;
  return found;
}

/** Whether the text asks for or allows a pause between a word and the next one that was read. */
function asksForPause(from: number, words: readonly TextWord[], times: WordTimes): boolean {
  for (let w = from; w < words.length; w++) {
    if (words[w]!.breakAfter !== 'none') return true;
    if (times[w + 1]) return false;
  }
  return true;
}

/** Places the pauses between the text's words. */
export function assignPauses(pauses: readonly Pause[], words: readonly TextWord[], times: WordTimes): ReadingPause[] {
  return pauses.map(({ startS, endS }) => {
    const before = wordBefore((startS + endS) / 2, times);
    return {
      start_s: startS,
      end_s: endS,
      after_word: before,
      at_punctuation: before < 0 || asksForPause(before, words, times),
    };
  });
}

/** Pauses that the text's sounds alone show. */
export const unplacedPauses = (pauses: readonly Pause[]): ReadingPause[] =>
  pauses.map(({ startS, endS }) => ({ start_s: startS, end_s: endS, after_word: null, at_punctuation: null }));

/** Judges pauses against the punctuation among the words that were read: both those kept, if only by a breath, and those out of place. */
export function judgePauses(
  pauses: readonly ReadingPause[],
  breaths: readonly ReadingPause[],
  words: readonly TextWord[],
  times: WordTimes,
): CriterionEvaluation {
  const lastRead = times.findLastIndex((time) => time !== null);
  const asked = words.flatMap(({ breakAfter }, w) =>
    w < lastRead && times[w] && (breakAfter === 'stop' || breakAfter === 'comma') ? [{ w, breakAfter }] : [],
  );
  if (asked.length === 0) return unjudged(unjudgedReasons.noPunctuation);
  const pausedAfter = new Set(breaths.map(({ after_word }) => after_word));
  const paused = asked.filter(({ w }) => pausedAfter.has(w));
  const weigh = (breaks: typeof asked) => breaks.reduce((total, { breakAfter }) => total + WEIGHTS[breakAfter], 0);
  const misplaced = pauses.filter(({ at_punctuation }) => at_punctuation === false).length;
  const recall = weigh(paused) / weigh(asked);
  const precision = paused.length === 0 ? 0 : paused.length / (paused.length + misplaced);
  const score = recall + precision === 0 ? 0 : (20 * recall * precision) / (recall + precision);
  return judged(score, feedback.pauses(ratingOf(score), { paused: paused.length, asked: asked.length, misplaced }));
}
