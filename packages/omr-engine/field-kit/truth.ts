/** What a person who reads the paper says of one question. */
export type Answer = 'marked' | 'blank' | 'double' | 'doubtful';

/** What a bubble carries: the pupil's answer, or what is left of one that the pupil took back. */
export type Role = 'answer' | 'erased' | 'covered' | 'struck';

export interface BubbleTruth {
  readonly option: number;
  readonly role: Role;
  /** How it was marked: 'filled', 'circle', 'tick' and so on. */
  readonly shape: string;
  readonly pen: string;
}

export interface QuestionTruth {
  readonly group: number;
  /** Number in its column, from 1. */
  readonly question: number;
  readonly answer: Answer;
  /** The letters that are right, one of them each time; '' is blank. One alone but for a doubtful question. */
  readonly right: readonly string[];
  readonly bubbles: readonly BubbleTruth[];
}

/** Which of our sheets it is: questions in each column, options in each question. */
export interface SheetKind {
  readonly groups: readonly number[];
  readonly options: number;
}

export interface FieldTruth {
  readonly set: string;
  readonly seed: number;
  readonly sheet: SheetKind;
  readonly questions: readonly QuestionTruth[];
}

/** A photo as a camera hands it over, and what is on the paper. */
export interface FieldPhoto {
  readonly image: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  /** The file that the camera wrote; `image` is what it decodes to. */
  readonly jpeg: Uint8Array;
  readonly truth: FieldTruth;
}

export const letterOf = (option: number): string => String.fromCharCode(65 + option);
