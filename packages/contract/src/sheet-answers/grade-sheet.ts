import type { GradingKey } from '../assessments/key-versions.rules.ts';
import { expectedQuestions, isAnnulled, keyLetter } from '../omr/omr.rules.ts';
import type { OptionLetter } from '../omr/option-letters.ts';
import {
  type AnswerGroup,
  mapAnswers,
  markedLetter,
  questionId,
  type SheetAnswer,
  type SheetAnswers,
} from './sheet-answers.ts';

/** Hits over the questions of a key, and the score from 0 to 100. */
export interface SheetGrade {
  readonly hits: number;
  readonly total: number;
  readonly score: number;
}

/** An answer beside the key's letter; null where the key does not ask the question. */
export interface GradedAnswer extends SheetAnswer {
  readonly right: OptionLetter | null;
  readonly isRight: boolean;
}

/** A sheet beside its key: what its answers come to, and every one that was read. */
export interface GradedSheet {
  readonly grade: SheetGrade;
  readonly answers: readonly AnswerGroup<GradedAnswer>[];
}

/** Score of an answer sheet: hits / total × 100 rounded half up to 2 decimals; 0 without questions. */
export const sheetScore = (hits: number, total: number): number =>
  total > 0 ? Math.round((hits / total) * 10_000 + 1e-9) / 100 : 0;

/**
 * Grades a sheet by the key of its version (`keyOfVersion`). Only one clear mark can be right: a blank, double or uncertain question is
 * wrong. The key says how many questions there are: one without an answer is wrong, an answer to no question does not count, and of
 * several answers to a question the first holds. What is annulled is right, whatever was marked there and where nothing was.
 */
export function gradeSheet(answers: SheetAnswers, { key, annulled }: GradingKey): GradedSheet {
  const first = new Map<string, boolean>();
  const graded = mapAnswers(answers, (answer, group): GradedAnswer => {
    const { question } = answer;
    const right = keyLetter(key, group, question);
    const isRight = right !== null && (isAnnulled(annulled, group, question) || markedLetter(answer) === right);
    const id = questionId({ group, question });
    if (!first.has(id)) first.set(id, isRight);
    return { ...answer, right, isRight };
  });
  const isHit = (group: number, question: number) =>
    first.get(questionId({ group, question })) ?? isAnnulled(annulled, group, question);
  const hits = key.reduce(
    (sum, questions, group) => sum + Object.keys(questions).filter((number) => isHit(group, Number(number))).length,
    0,
  );
  const total = expectedQuestions(key);
  return { grade: { hits, total, score: sheetScore(hits, total) }, answers: graded };
}
