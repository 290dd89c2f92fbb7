import type { SheetAnswer } from '@caderneta/contract';
import { optionLetter } from './core/option-letter.ts';
import type { Photo, ReadOutcome } from './core/reading.ts';
import type { SheetSpec } from './core/sheet-layout.ts';
import { refuse } from './failures.ts';
import type { BubbleOpinion, SecondAttempt } from './stages/second-attempt.ts';

/** Most that the confidence of a question can be on which two methods differ. */
const DIFFERING_CONFIDENCE = 0.5;

/** Rows that go on beyond the key make it another sheet from this share on: framed lines hid a column from the first method. */
const MAX_LONGER_ROWS = 0.5;

/** True where a row's opinion clearly contradicts its answer: a mark that the answer lacks, or no ink where it says marked. */
function contradicts({ state, letters }: SheetAnswer, opinions: readonly BubbleOpinion[]): boolean {
  if (state === 'uncertain') return false;
  return opinions.some((opinion, option) => opinion === (letters.includes(optionLetter(option)) ? 'empty' : 'mark'));
}

/**
 * Has another method look at a reading before it is saved. A question on which it clearly differs becomes 'uncertain'; its letters
 * stay as a suggestion. A sheet found by its rings alone is refused when more of them stand beside the key's, or another whole sheet.
 *
 * @returns The outcome, its `secondOpinion` 'agreed' or 'differed'; as it was where there is nobody to ask.
 */
export function withSecondOpinion(
  outcome: ReadOutcome,
  photo: Photo,
  spec: SheetSpec,
  secondAttempt: SecondAttempt | null,
): ReadOutcome {
  if (!outcome.ok) return outcome;
  const { outline, markersFound, elapsedMs } = outcome;
  const beside = markersFound > 0 ? null : (secondAttempt?.lookBeside(photo, outcome.bubbles, spec) ?? null);
  const context = { outline, markersFound, elapsedMs };
  if (beside && beside.longerRows > MAX_LONGER_ROWS) return refuse('layout-mismatch', context);
  if (beside?.isOtherSheet) return refuse('two-sheets', context);
  const { options } = spec;
  const opinions = secondAttempt?.giveOpinion(photo, outcome.bubbles, options);
  if (!opinions) return outcome;
  let row = 0;
  let differing = 0;
  const answers = outcome.answers.map((group) => ({
    ...group,
    questions: group.questions.map((answer): SheetAnswer => {
      const own = opinions.slice(row * options, (row + 1) * options);
      row += 1;
      if (!contradicts(answer, own)) return answer;
      differing += 1;
      return { ...answer, state: 'uncertain', confidence: Math.min(answer.confidence, DIFFERING_CONFIDENCE) };
    }),
  }));
  return { ...outcome, answers, secondOpinion: differing > 0 ? 'differed' : 'agreed' };
}
