import type { QuestionRef } from '../omr/omr.schema.ts';
import { optionLetters } from '../omr/option-letters.ts';
import type { QuestionRule } from '../omr/question-rule.schema.ts';
import { isNumeric, rightLetters } from '../omr/question-rule.ts';

/** How hard its author thinks a question is; what pupils made of it, its uses say. */
export const itemLevels = ['EASY', 'MEDIUM', 'HARD'] as const;
export type ItemLevel = (typeof itemLevels)[number];
export const itemLevelLabels: Readonly<Record<ItemLevel, string>> = { EASY: 'Fácil', MEDIUM: 'Médio', HARD: 'Difícil' };
/** The level of that name; '' for none. */
export const itemLevelOf = (name: string): ItemLevel | '' => itemLevels.find((level) => level === name) ?? '';

/** Questions that one assessment can be put together from: four columns of a sheet, as long as the usual ones. */
export const mostItemsOfAssessment = 52;

/** Questions in a column of a sheet at most: as many as the key editor offers. */
const COLUMN = 13;

/** Questions in each column of a sheet that asks so many, left to right, the first ones longest: [10, 10] of 20. */
export function columnsOfItems(count: number): number[] {
  const columns = Math.max(1, Math.ceil(count / COLUMN));
  return Array.from({ length: columns }, (_, at) => Math.floor(count / columns) + (at < count % columns ? 1 : 0));
}

/** Where each of so many questions stands in version A, in order. */
export const refsOfItems = (count: number): QuestionRef[] =>
  columnsOfItems(count).flatMap((size, group) =>
    Array.from({ length: size }, (_, at) => ({ group, question: at + 1 })),
  );

/** Whether every right letter stands beside an option; a number stands beside none. */
export const isRuleOfOptions = (rule: QuestionRule, options: readonly string[]): boolean =>
  !isNumeric(rule) && rightLetters(rule).every((letter) => optionLetters.indexOf(letter) < options.length);
