import { type AnswerKey, keyLetter, optionLetters } from '@caderneta/contract';
import type { PlacedBubble, SheetReading } from '@caderneta/omr-engine';
import type { OverlayMark } from './correction.state.ts';

type Kind = OverlayMark['kind'];

/** What is drawn over a question's bubbles: the mark right or wrong, the expected letter beside a wrong one, doubts to review. */
function kindOf(letter: string, marked: string, state: string, right: string | null): Kind | null {
  if (state === 'multiple' || state === 'uncertain') return marked.includes(letter) || marked === '' ? 'review' : null;
  if (letter === marked) return letter === right ? 'correct' : 'wrong';
  return letter === right ? 'expected' : null;
}

/** The overlay of one live reading, in photo pixels. */
export function overlayMarks(
  { answers, bubbles }: Pick<SheetReading, 'answers' | 'bubbles'>,
  key: AnswerKey,
): OverlayMark[] {
  return bubbles.flatMap((bubble: PlacedBubble) => {
    const reading = answers[bubble.group]?.find(({ question }) => question === bubble.question);
    const letter = optionLetters[bubble.option];
    if (reading === undefined || letter === undefined) return [];
    const right = keyLetter(key, bubble.group, bubble.question);
    const kind = kindOf(letter, reading.marked ?? '', reading.state, right);
    return kind === null ? [] : [{ x: bubble.x, y: bubble.y, r: bubble.r, kind }];
  });
}

/** Questions whose answer is settled, a blank one included. */
export const settledCount = ({ answers }: Pick<SheetReading, 'answers'>): number =>
  answers.flat().filter(({ state }) => state === 'marked' || state === 'blank').length;
