import type { QuestionState } from '../omr/sheet-words.ts';

/** What was read of one question. */
export interface SheetAnswer {
  /** From 1, within its group. */
  readonly question: number;
  readonly state: QuestionState;
  /**
   * The marks seen, in upper case: '' for none, 'B', 'BC'. Of an uncertain question a suggestion; of a blank one, the marks of which a
   * person said that there are really several. A number as it was filled in, '-12,5', with '?' for a digit that is not clear.
   */
  readonly letters: string;
  /** 0 to 1; 0 where the reader does not say. */
  readonly confidence: number;
}

/** One column of a sheet. */
export interface AnswerGroup<Answer extends SheetAnswer = SheetAnswer> {
  /** From 0, left to right. */
  readonly group: number;
  /** In the order of the sheet. */
  readonly questions: readonly Answer[];
  /** Bubbles that were looked for, and how many of them were seen; absent where nobody counted. */
  readonly bubbles?: { readonly seen: number; readonly expected: number };
}

/** The answers read from one sheet, column by column. */
export type SheetAnswers = readonly AnswerGroup[];
