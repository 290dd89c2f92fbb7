import { type OptionLetter, optionLetters } from '../omr/option-letters.ts';
import type { QuestionAnalysis } from './analysis.schema.ts';

/** The options that any of the questions has, A first: an open question has fewer or more than the others, a numeric one none. */
export const lettersAnalysed = (rows: readonly Pick<QuestionAnalysis, 'options'>[]): OptionLetter[] =>
  optionLetters.filter((wanted) => rows.some(({ options }) => options.some(({ letter }) => letter === wanted)));

/** The share of an option in a question, percent; null without sheets, undefined where the question does not have it. */
export const shareOf =
  (wanted: OptionLetter) =>
  ({ options }: Pick<QuestionAnalysis, 'options'>): number | null | undefined =>
    options.find(({ letter }) => letter === wanted)?.share;
