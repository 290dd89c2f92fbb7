import { type OptionLetter, optionLetters } from '../omr/option-letters.ts';
import type { QuestionAnalysis } from './analysis.schema.ts';

/** The options that any of the questions has, A first: an open question has fewer or more than the others, a numeric one none. */
export const lettersAnalysed = (rows: readonly Pick<QuestionAnalysis, 'options'>[]): OptionLetter[] =>
  optionLetters.filter((wanted) => rows.some(({ options }) => options.some(({ letter }) => letter === wanted)));

/** A figure of an option in a question, percent; undefined where the question does not have it. */
const ofOption =
  (figure: 'share' | 'mean_rest') =>
  (wanted: OptionLetter) =>
  ({ options }: Pick<QuestionAnalysis, 'options'>): number | null | undefined =>
    options.find(({ letter }) => letter === wanted)?.[figure];

/** The share of an option; null without sheets. */
export const shareOf = ofOption('share');
/** The mean in the rest of the test of those who chose an option; null where nobody did. */
export const meanRestOf = ofOption('mean_rest');
