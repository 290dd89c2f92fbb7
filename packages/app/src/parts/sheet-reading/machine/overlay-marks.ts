import {
  type AnswerKey,
  answersIn,
  answersUnder,
  type GradedAnswer,
  gradeSheet,
  isOpen,
  isTeachers,
  type OptionLetter,
  optionLetters,
  questionId,
  rightLetters,
} from '@caderneta/contract';
import type { PlacedBubble, SheetReading } from '@caderneta/omr-engine';
import type { OverlayMark } from './live-view.ts';

type Kind = OverlayMark['kind'];

/** What is drawn over a question's bubbles: the mark right or wrong, the expected letter beside a wrong one, doubts to review. A teacher's row has nothing to expect. */
function kindOf(letter: OptionLetter, { state, letters, rule }: GradedAnswer): Kind | null {
  if (isTeachers(rule) && (state === 'marked' || letters === '')) return letters.includes(letter) ? 'correct' : null;
  if (isOpen({ state })) return letters.includes(letter) || letters === '' ? 'review' : null;
  const makesPoints = rule !== null && rightLetters(rule).includes(letter);
  if (letters.includes(letter)) return makesPoints ? 'correct' : 'wrong';
  return makesPoints ? 'expected' : null;
}

/** Past a row's last bubble, as far as seven tenths of the way to where a next one would be. */
function rowEnd(row: readonly PlacedBubble[]): { x: number; y: number } | undefined {
  const [last, before] = [...row].sort((a, b) => b.option - a.option);
  if (last === undefined || before === undefined) return undefined;
  return { x: last.x + (last.x - before.x) * 0.7, y: last.y + (last.y - before.y) * 0.7 };
}

/** The overlay of one live reading, in photo pixels. */
export function overlayMarks(
  { answers, bubbles }: Pick<SheetReading, 'answers' | 'bubbles'>,
  key: AnswerKey,
): OverlayMark[] {
  const graded = answersIn(gradeSheet(answers, { key, annulled: [] }).answers);
  const read = new Map(graded.map((answer) => [questionId(answer), answer]));
  return bubbles.flatMap((bubble: PlacedBubble): OverlayMark[] => {
    const reading = read.get(questionId(bubble));
    const letter = optionLetters[bubble.option];
    if (reading === undefined || letter === undefined) return [];
    const kind = kindOf(letter, reading);
    if (kind === null) return [];
    const { x, y, r, group, question } = bubble;
    if (kind === 'correct' || kind === 'expected') return [{ x, y, r, kind }];
    const row = bubbles.filter((each) => each.group === group && each.question === question);
    return [{ x, y, r, kind, tagAt: rowEnd(row) }];
  });
}

/** Questions whose answer is settled under a key, a blank one included. */
export const settledCount = ({ answers }: Pick<SheetReading, 'answers'>, key: AnswerKey): number =>
  answersIn(answersUnder(answers, key)).filter((answer) => !isOpen(answer)).length;
