import type { AnnulledQuestion, AnswerKey, QuestionRef } from './omr.schema.ts';
import { type OptionLetter, optionLetters } from './option-letters.ts';
import type { QuestionRule } from './question-rule.schema.ts';
import { isNumeric, isTeachers, lettersOfQuestion, rightLetters } from './question-rule.ts';

/** Questions in each group of a key, left to right. */
export const keyShape = (key: AnswerKey): number[] => key.map((group) => Object.keys(group).length);

/** Number of questions that a complete reading must hold. */
export const expectedQuestions = (key: AnswerKey): number => keyShape(key).reduce((sum, size) => sum + size, 0);

/** True when every group is numbered 1..n without gaps: the only shape a sheet can have. */
export const isContiguousKey = (key: AnswerKey): boolean =>
  key.every(
    (group) =>
      Object.keys(group).length > 0 && Object.keys(group).every((_, index) => group[String(index + 1)] !== undefined),
  );

/** What is right in a question; null when the key does not ask it. Group from 0, question from 1. */
export const ruleOf = (key: AnswerKey, group: number, question: number): QuestionRule | null =>
  key[group]?.[String(question)] ?? null;

/** Whether a key is one of lone letters, which every service reads. */
export const isPlainKey = (key: AnswerKey): boolean =>
  key.every((group) => Object.values(group).every((rule) => typeof rule === 'string'));

const usualLetters = optionLetters.slice(0, 4);

const rulesOf = (keys: readonly AnswerKey[]): QuestionRule[] => keys.flat().flatMap((group) => Object.values(group));

/** The letters of an assessment's questions: A to D; E too where one of its keys names it. */
export const lettersOfKeys = (...keys: readonly AnswerKey[]): readonly OptionLetter[] =>
  rulesOf(keys).some((rule) => !isTeachers(rule) && rightLetters(rule).includes('E')) ? optionLetters : usualLetters;

/** Bubbles of each row of a sheet: one a letter, and as many as an open question has boxes. */
export const bubblesOfRow = (...keys: readonly AnswerKey[]): number =>
  Math.max(
    lettersOfKeys(...keys).length,
    ...rulesOf(keys).map((rule) => (isTeachers(rule) ? lettersOfQuestion(rule, optionLetters).length : 0)),
  );

/** Names a question within a sheet: '0/13'. */
export const questionId = ({ group, question }: QuestionRef): string => `${group}/${question}`;

/** The questions that are answered with a number, in the order of the sheet: the first one in its first grid, and so on. */
export const numericQuestions = (key: AnswerKey): QuestionRef[] =>
  key.flatMap((questions, group) =>
    Object.entries(questions).flatMap(([number, rule]) =>
      isNumeric(rule) ? [{ group, question: Number(number) }] : [],
    ),
  );

/** Whether a sheet printed for one key has a number's grid where another key asks for another question. */
export function movesGrids(printed: AnswerKey, asked: AnswerKey): boolean {
  const [before, after] = [printed, asked].map((key) => numericQuestions(key).map(questionId)) as [string[], string[]];
  return before.length > 0 && before.join() !== after.join();
}

/** Grids of a sheet: as many as the version of most numbers has. */
export const gridsOfKeys = (...keys: readonly AnswerKey[]): number =>
  Math.max(0, ...keys.map((key) => numericQuestions(key).length));

/** Whether a question was annulled. Group from 0, question from 1. */
export const isAnnulled = (annulled: readonly AnnulledQuestion[], group: number, question: number): boolean =>
  annulled.some((one) => one.group === group && one.question === question);
