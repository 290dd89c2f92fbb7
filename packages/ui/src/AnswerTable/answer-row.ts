/** `annulled` counts as right whatever was marked. */
export type AnswerStatus = 'correct' | 'wrong' | 'review' | 'blank' | 'annulled';

export interface AnswerRow {
  question: number;
  /** 'A' to 'D'; '' when nothing was marked. */
  marked: string;
  /** The answer key's letter; '' when it is not known. */
  correct: string;
  status: AnswerStatus;
}

export interface AnswerGroup {
  /** 'Coluna 1', as printed on the sheet; null for the only one. */
  title: string | null;
  rows: readonly AnswerRow[];
}
