import type { AnnulledQuestion, AnswerKey } from './omr.schema.ts';
import type { OptionLetter } from './option-letters.ts';

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

/** The right letter of a question, upper case; null when the key does not hold it. Group from 0, question from 1. */
export function keyLetter(key: AnswerKey, group: number, question: number): OptionLetter | null {
  const letter = key[group]?.[String(question)];
  return letter ? (letter.toUpperCase() as OptionLetter) : null;
}

/** Whether a question was annulled. Group from 0, question from 1. */
export const isAnnulled = (annulled: readonly AnnulledQuestion[], group: number, question: number): boolean =>
  annulled.some((one) => one.group === group && one.question === question);
