/** `annulled` counts as right whatever was marked; `partial` makes a part of the point. */
export type AnswerStatus = 'correct' | 'partial' | 'wrong' | 'review' | 'blank' | 'annulled';

export interface AnswerRow {
  question: number;
  /** 'A' to 'D', 'AC' where several may be; '' when nothing was marked. */
  marked: string;
  /** What the answer key has: 'B', 'A + C'; '' when it is not known. */
  correct: string;
  status: AnswerStatus;
}

export interface AnswerGroup {
  /** 'Coluna 1', as printed on the sheet; null for the only one. */
  title: string | null;
  rows: readonly AnswerRow[];
}
