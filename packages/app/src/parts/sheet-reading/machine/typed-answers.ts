import { type AnswerKey, keyShape, type OptionLetter, optionLetters, type SheetAnswer } from '@caderneta/contract';
import type { SheetDraft } from './sheet-draft.ts';

/** What was typed of a question: its letter, nothing marked, or more than one marked. */
export type TypedAnswer = OptionLetter | 'BLANK' | 'DOUBLE';

/** A sheet that is typed from the paper, and the question that is typed next. */
export interface TypedSheet {
  /** Questions a column. */
  readonly shape: readonly number[];
  readonly letters: readonly OptionLetter[];
  /** In the order of the sheet; null for what was not typed. */
  readonly answers: readonly (TypedAnswer | null)[];
  readonly at: number;
}

const USUAL_OPTIONS = 4;

const startTyping = (key: AnswerKey): TypedSheet => {
  const shape = keyShape(key);
  const usesFive = key.some((group) => Object.values(group).includes('e'));
  return {
    shape,
    letters: optionLetters.slice(0, usesFive ? USUAL_OPTIONS + 1 : USUAL_OPTIONS),
    answers: shape.flatMap((count) => Array.from({ length: count }, () => null)),
    at: 0,
  };
};

/** The sheet that was being typed; a new one where the key has other columns or letters by now. */
export function goOnTyping(key: AnswerKey, typed: TypedSheet | null): TypedSheet {
  const fresh = startTyping(key);
  const isSame = typed !== null && `${typed.shape}` === `${fresh.shape}` && `${typed.letters}` === `${fresh.letters}`;
  return isSame ? typed : fresh;
}

/** Column from 0 and question from 1 of a place in the order of the sheet. */
export function spotAt({ shape }: Pick<TypedSheet, 'shape'>, at: number): { group: number; question: number } {
  let left = at;
  for (const [group, count] of shape.entries()) {
    if (left < count) return { group, question: left + 1 };
    left -= count;
  }
  return { group: shape.length - 1, question: shape.at(-1) ?? 1 };
}

/** The same row one column further, where there is one. */
function beside(sheet: TypedSheet, by: 1 | -1): number {
  const { group, question } = spotAt(sheet, sheet.at);
  const there = sheet.shape[group + by];
  if (there === undefined) return sheet.at;
  const before = sheet.shape.slice(0, group + by).reduce((sum, count) => sum + count, 0);
  return before + Math.min(question, there) - 1;
}

const within = ({ answers }: TypedSheet, at: number): number => Math.max(0, Math.min(answers.length - 1, at));

const withAnswer = (sheet: TypedSheet, answer: TypedAnswer | null, by: number): TypedSheet => ({
  ...sheet,
  answers: sheet.answers.map((each, at) => (at === sheet.at ? answer : each)),
  at: within(sheet, sheet.at + by),
});

/** The sheet after a key: a letter, 0 for a blank, 2 for a double mark, arrows, Backspace. Null for any other key. */
export function typeKey(sheet: TypedSheet, key: string): TypedSheet | null {
  const letter = sheet.letters.find((each) => each === key.toUpperCase());
  if (letter !== undefined) return withAnswer(sheet, letter, 1);
  switch (key) {
    case '0':
      return withAnswer(sheet, 'BLANK', 1);
    case '2':
      return withAnswer(sheet, 'DOUBLE', 1);
    case 'Backspace':
      // What stands here goes; where nothing does, what was typed before it.
      return sheet.answers[sheet.at] === null
        ? withAnswer({ ...sheet, at: within(sheet, sheet.at - 1) }, null, 0)
        : withAnswer(sheet, null, 0);
    case 'ArrowDown':
      return { ...sheet, at: within(sheet, sheet.at + 1) };
    case 'ArrowUp':
      return { ...sheet, at: within(sheet, sheet.at - 1) };
    case 'ArrowRight':
      return { ...sheet, at: beside(sheet, 1) };
    case 'ArrowLeft':
      return { ...sheet, at: beside(sheet, -1) };
    default:
      return null;
  }
}

/** How many questions were not typed yet: none is taken for blank unless somebody says so. */
export const leftToType = ({ answers }: TypedSheet): number => answers.filter((answer) => answer === null).length;

function answerOf(question: number, typed: TypedAnswer | null | undefined, letters: readonly string[]): SheetAnswer {
  if (typed === 'DOUBLE') {
    // Which ones were marked is not asked: it says of all that they are none that counts.
    return { question, state: 'blank', letters: letters.join(''), confidence: 1 };
  }
  const isLetter = typed !== 'BLANK' && typed !== null && typed !== undefined;
  return { question, state: isLetter ? 'marked' : 'blank', letters: isLetter ? typed : '', confidence: 1 };
}

/** The typed sheet as any other is saved. */
export function draftOfTyped({ shape, answers, letters }: TypedSheet): SheetDraft {
  let at = 0;
  const groups = shape.map((count, group) => ({
    group,
    questions: Array.from({ length: count }, (_, index) => answerOf(index + 1, answers[at++], letters)),
  }));
  return { answers: groups, crops: {}, identity: null, strip: null, isTyped: true };
}
