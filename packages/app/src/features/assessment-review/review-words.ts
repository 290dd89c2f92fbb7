import {
  type AnswerKey,
  isNumeric,
  isTeachers,
  lettersOfKeys,
  lettersOfQuestion,
  marksLabel,
  numberOf,
  type OptionLetter,
  optionLabel,
  optionLetters,
  type QuestionRule,
  type ReviewAnswer,
  type ReviewQueueItem,
  ruleOf,
} from '@caderneta/contract';
import { reviewCopy as texts } from './review.copy.ts';

/** The letters of a question: those of the key, and what was read there. */
export const lettersFor = (key: AnswerKey, { group, question, marked }: ReviewQueueItem): readonly OptionLetter[] =>
  lettersOfQuestion(ruleOf(key, group, question), marked?.includes('E') ? optionLetters : lettersOfKeys(key));

/** '7', or '7 da coluna 2' where the sheet has more than one. */
export const questionName = (
  key: AnswerKey,
  { group, question }: Pick<ReviewQueueItem, 'group' | 'question'>,
): string => (key.length > 1 ? texts.inColumn(group + 1, question) : String(question));

/** What a question waits for, as its card is titled. */
export const titleOf = ({ state, marked }: ReviewQueueItem, rule: QuestionRule | null, name: string): string =>
  texts.titles[isTeachers(rule) && marked === null ? 'ungraded' : state](name);

function sawOf({ marked, state }: ReviewQueueItem, rule: QuestionRule | null): string {
  const letters = isNumeric(rule)
    ? [marked ?? ''].filter((number) => numberOf(number) !== null)
    : [...(marked ?? '')].map((letter) => optionLabel(rule, letter) || letter);
  if (isNumeric(rule) && state === 'blank') return texts.sawBlankGrid;
  if (isNumeric(rule) && letters.length === 0) return texts.sawNoNumber;
  if (state === 'blank') return texts.sawBlank;
  if (letters.length === 0) return texts.sawNone;
  if (letters.length === 1) return texts.sawOne(letters[0] ?? '');
  return texts.sawSeveral(`${letters.slice(0, -1).join(', ')}${texts.and}${letters.at(-1)}`);
}

/** What the reading saw, and what to do; without its picture, where to look. */
export const messageOf = (item: ReviewQueueItem, rule: QuestionRule | null): string =>
  isTeachers(rule) && item.marked === null
    ? texts.ungraded
    : `${sawOf(item, rule)} ${item.crop === null ? texts.noCrop : texts.look}`;

/** How a decision is called: '½' where the box of an open question is B, 'V' where A stands for true. */
export const answerName = (rule: QuestionRule | null, answer: ReviewAnswer): string =>
  texts.answerNames[answer] ?? marksLabel(rule, answer);

const types = { iVBOR: 'png', UklGR: 'webp' } as const;

/** A crop's bytes as a picture's address. */
export const cropUrl = (crop: string): string =>
  `data:image/${types[crop.slice(0, 5) as keyof typeof types] ?? 'jpeg'};base64,${crop}`;
