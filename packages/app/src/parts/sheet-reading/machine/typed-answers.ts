import {
  type AnswerKey,
  isNumeric,
  keyShape,
  kindOfRule,
  lettersOfKeys,
  numberOf,
  type OpenScale,
  type OptionLetter,
  openBoxes,
  optionLetters,
  ruleOf,
  type SheetAnswer,
  statementLabels,
  takesSeveral,
} from '@caderneta/contract';
import type { SheetDraft } from './sheet-draft.ts';

/** What was typed of a question: its letter, or letters in the order of the sheet where several may be; a number as far as it was typed; nothing marked, or more than one marked. */
export type TypedAnswer = string;

export type TypedKind = 'one' | 'several' | 'statement' | 'number' | OpenScale;

/** What stands on a teacher's boxes; null of a question that the pupil marks. */
export const boxesOf = (kind: TypedKind | undefined): readonly string[] | null =>
  kind !== undefined && kind in openBoxes ? openBoxes[kind as OpenScale] : null;

/** A sheet that is typed from the paper, and the question that is typed next. */
export interface TypedSheet {
  /** Questions a column. */
  readonly shape: readonly number[];
  readonly letters: readonly OptionLetter[];
  /** Of each question, whether several letters are typed together, whether V and F are in the places of A and B, whether it is a number, or which boxes a teacher has. */
  readonly kinds: readonly TypedKind[];
  /** In the order of the sheet; null for what was not typed. */
  readonly answers: readonly (TypedAnswer | null)[];
  readonly at: number;
}

const startTyping = (key: AnswerKey): TypedSheet => {
  const shape = keyShape(key);
  const kindOf = (group: number, question: number): TypedKind => {
    const rule = ruleOf(key, group, question);
    if (rule !== null && typeof rule !== 'string' && rule.kind === 'open') return rule.scale;
    if (isNumeric(rule)) return 'number';
    return takesSeveral(rule) ? 'several' : rule && kindOfRule(rule) === 'true-false' ? 'statement' : 'one';
  };
  return {
    shape,
    letters: lettersOfKeys(key),
    kinds: shape.flatMap((count, group) => Array.from({ length: count }, (_, at) => kindOf(group, at + 1))),
    answers: shape.flatMap((count) => Array.from({ length: count }, () => null)),
    at: 0,
  };
};

/** The sheet that was being typed; a new one where the key has other columns or letters by now. */
export function goOnTyping(key: AnswerKey, typed: TypedSheet | null): TypedSheet {
  const fresh = startTyping(key);
  const isSame =
    typed !== null && (['shape', 'letters', 'kinds'] as const).every((part) => `${typed[part]}` === `${fresh[part]}`);
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

const isLetters = (typed: TypedAnswer | null | undefined): typed is string => /^[A-E]+$/.test(typed ?? '');

/** A letter more or less of several; with the last one gone nothing is typed. */
function toggled(sheet: TypedSheet, letter: OptionLetter): TypedAnswer | null {
  const typed = sheet.answers[sheet.at];
  const now = new Set(isLetters(typed) ? typed : '');
  if (!now.delete(letter)) now.add(letter);
  return sheet.letters.filter((each) => now.has(each)).join('') || null;
}

/** The letter of a key; V and F are those of a statement. */
function letterOf({ kinds, letters, at }: TypedSheet, key: string): OptionLetter | undefined {
  const typed = key.toUpperCase();
  return letters.find((each) => (kinds[at] === 'statement' ? statementLabels[each] : each) === typed);
}

/** A teacher's box by its digit, the first by 0; '-' for none yet. */
function typeBox(sheet: TypedSheet, boxes: readonly string[], key: string): TypedSheet | null {
  if (key === '-') return withAnswer(sheet, 'BLANK', 1);
  const box = /^\d$/.test(key) && Number(key) < boxes.length ? optionLetters[Number(key)] : undefined;
  return box === undefined ? null : withAnswer(sheet, box, 1);
}

/** What a number may begin with. */
const numberBegun = /^-?(?:\d(?:,?\d){0,4},?)?$/;

/** A digit, sign or comma more of a number, or one less; a B for nothing filled in. */
function typeNumber(sheet: TypedSheet, key: string): TypedSheet | null {
  if (/^b$/i.test(key)) return withAnswer(sheet, 'BLANK', 1);
  const typed = sheet.answers[sheet.at];
  const now = typed === 'BLANK' ? '' : (typed ?? '');
  if (key === 'Backspace') return withAnswer(sheet, now.slice(0, -1) || null, 0);
  const next = now + key.replace('.', ',');
  return numberBegun.test(next) ? withAnswer(sheet, next, 0) : null;
}

/**
 * The sheet after a key: a letter (of several each adds or takes away one, and Enter goes on; so it does of a number), 0 for a blank, 2 for a double mark, of a
 * teacher's row the digit of a box, arrows, Backspace. Null for any other key.
 */
export function typeKey(sheet: TypedSheet, key: string): TypedSheet | null {
  const boxes = boxesOf(sheet.kinds[sheet.at]);
  if (boxes !== null && /^[\w-]$/.test(key)) return typeBox(sheet, boxes, key);
  const isNumber = sheet.kinds[sheet.at] === 'number';
  const isErased = key === 'Backspace' && sheet.answers[sheet.at] !== null;
  if (isNumber && (key.length === 1 || isErased)) return typeNumber(sheet, key);
  const letter = letterOf(sheet, key);
  const isSeveral = sheet.kinds[sheet.at] === 'several';
  if (letter !== undefined)
    return isSeveral ? withAnswer(sheet, toggled(sheet, letter), 0) : withAnswer(sheet, letter, 1);
  if (key === '2' && isSeveral) return null;
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
    case 'Enter':
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

/** Whether a number was typed to its end. */
const isNumberTyped = (typed: TypedAnswer): boolean => typed === 'BLANK' || numberOf(typed) !== null;

/** How many questions were not typed yet: none is taken for blank unless somebody says so. */
export const leftToType = ({ answers, kinds }: TypedSheet): number =>
  answers.filter((answer, at) => answer === null || (kinds[at] === 'number' && !isNumberTyped(answer))).length;

function answerOf(question: number, typed: TypedAnswer | null | undefined, letters: readonly string[]): SheetAnswer {
  if (typed === 'DOUBLE') {
    // Which ones were marked is not asked: it says of all that they are none that counts.
    return { question, state: 'blank', letters: letters.join(''), confidence: 1 };
  }
  const marked = typed && (isLetters(typed) || numberOf(typed) !== null) ? typed : '';
  return { question, state: marked ? 'marked' : 'blank', letters: marked, confidence: 1 };
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
