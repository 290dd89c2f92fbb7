import type { GradingKey } from '../assessments/key-versions.rules.ts';
import { expectedQuestions, isAnnulled, questionId, ruleOf } from '../omr/omr.rules.ts';
import type { QuestionRule } from '../omr/question-rule.schema.ts';
import { shareOfMarks } from '../omr/question-rule.ts';
import {
  type AnswerGroup,
  answersUnder,
  mapAnswers,
  marksUnder,
  type SheetAnswer,
  type SheetAnswers,
} from './sheet-answers.ts';

/** Points over the questions of a key, of which each is worth one, two decimals; and the score from 0 to 100. */
export interface SheetGrade {
  readonly hits: number;
  readonly total: number;
  readonly score: number;
}

/** An answer beside what the key has there; `rule` null where it does not ask the question. */
export interface GradedAnswer extends SheetAnswer {
  readonly rule: QuestionRule | null;
  /** Of the question's point, 0 to 1. */
  readonly share: number;
  /** The whole of it. */
  readonly isRight: boolean;
}

/** A sheet beside its key: what its answers come to, and every one that was read. */
export interface GradedSheet {
  readonly grade: SheetGrade;
  readonly answers: readonly AnswerGroup<GradedAnswer>[];
}

const inTwo = (value: number): number => Math.round(value * 100 + 1e-9) / 100;

/** Score of an answer sheet: hits / total × 100 rounded half up to 2 decimals; 0 without questions. */
export const sheetScore = (hits: number, total: number): number => (total > 0 ? inTwo((hits / total) * 100) : 0);

/**
 * Grades a sheet by the key of its version (`keyOfVersion`). What each question's marks are worth, its rule says (`shareOfMarks`); a blank or
 * uncertain one makes nothing, nor two marks where the rule takes one. The key says how many questions there are: one without an answer
 * makes nothing, an answer to no question does not count, and of several answers to a question the first holds. What is annulled is
 * right, whatever was marked there and where nothing was.
 */
export function gradeSheet(answers: SheetAnswers, { key, annulled }: GradingKey): GradedSheet {
  const first = new Map<string, number>();
  const graded = mapAnswers(answersUnder(answers, key), (answer, group): GradedAnswer => {
    const { question } = answer;
    const rule = ruleOf(key, group, question);
    const earned = rule === null ? 0 : shareOfMarks(rule, marksUnder(rule, answer));
    const share = rule !== null && isAnnulled(annulled, group, question) ? 1 : earned;
    const id = questionId({ group, question });
    if (!first.has(id)) first.set(id, share);
    return { ...answer, rule, share, isRight: share === 1 };
  });
  const shareOf = (group: number, question: number) =>
    first.get(questionId({ group, question })) ?? Number(isAnnulled(annulled, group, question));
  const points = key.reduce(
    (sum, questions, group) =>
      Object.keys(questions).reduce((own, number) => own + shareOf(group, Number(number)), sum),
    0,
  );
  const total = expectedQuestions(key);
  return { grade: { hits: inTwo(points), total, score: sheetScore(points, total) }, answers: graded };
}
