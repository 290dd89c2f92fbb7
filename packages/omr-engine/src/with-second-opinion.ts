import type { SheetAnswer } from '@caderneta/contract';
import { optionLetter } from './core/option-letter.ts';
import type { Photo, ReadOutcome } from './core/reading.ts';
import type { SheetSpec } from './core/sheet-layout.ts';
import { refuse } from './failures.ts';
import type { BubbleOpinion, SecondAttempt } from './second-attempt.ts';

/** Most that the confidence of a question can be on which two methods differ. */
const DIFFERING_CONFIDENCE = 0.5;

/** Rows that go on beyond the key make it another sheet from this share on: framed lines hid a column from the first method. */
const MAX_LONGER_ROWS = 0.5;

/** Where it sees fewer of the marks than this share, the sheet's pen is one that the second method cannot see: a pale marker, or circles. */
const LEAST_SEEN_MARKS = 1 / 3;

/** A question's answer with the second method's opinion on each of its bubbles. */
interface Compared {
  readonly answer: SheetAnswer;
  readonly opinions: readonly BubbleOpinion[];
}

const isMarked = ({ letters }: SheetAnswer, option: number): boolean => letters.includes(optionLetter(option));

/** Whether the second method sees the pen with which the sheet was answered, so that 'empty' says something. */
function seesPen(compared: readonly Compared[]): boolean {
  const marks = compared.flatMap(({ answer, opinions }) => opinions.filter((_, option) => isMarked(answer, option)));
  return marks.filter((opinion) => opinion === 'mark').length >= LEAST_SEEN_MARKS * marks.length;
}

/** True where a row's opinion clearly contradicts its answer: a mark that the answer lacks, or no ink where it says marked. */
const contradicts = ({ answer, opinions }: Compared, isPenSeen: boolean): boolean =>
  answer.state !== 'uncertain' &&
  opinions.some((opinion, option) =>
    isMarked(answer, option) ? isPenSeen && opinion === 'empty' : opinion === 'mark',
  );

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
  const rows = outcome.answers.flatMap(({ questions }) => questions);
  const compared = rows.map(
    (answer, row): Compared => ({
      answer,
      opinions: opinions.slice(row * options, (row + 1) * options),
    }),
  );
  const isPenSeen = seesPen(compared);
  let row = 0;
  let differing = 0;
  const answers = outcome.answers.map((group) => ({
    ...group,
    questions: group.questions.map((answer): SheetAnswer => {
      if (!contradicts(compared[row++]!, isPenSeen)) return answer;
      differing += 1;
      return { ...answer, state: 'uncertain', confidence: Math.min(answer.confidence, DIFFERING_CONFIDENCE) };
    }),
  }));
  if (differing === 0) return { ...outcome, secondOpinion: 'agreed' };
  const { isUnmarked: _, ...reading } = outcome;
  return { ...reading, answers, secondOpinion: 'differed' };
}
