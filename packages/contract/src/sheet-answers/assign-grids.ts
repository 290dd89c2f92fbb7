import { gridGroup } from '../omr/numeric-answer.ts';
import { numericQuestions, questionId } from '../omr/omr.rules.ts';
import type { AnswerKey, QuestionRef } from '../omr/omr.schema.ts';
import type { AnswerGroup, SheetAnswers } from './sheet-answer.ts';

/** The grid in which a question is answered, as a reading names it; null of one that is marked in its row. */
export function gridOf(key: AnswerKey, ref: QuestionRef): QuestionRef | null {
  const at = numericQuestions(key).findIndex((one) => questionId(one) === questionId(ref));
  return at < 0 ? null : { group: gridGroup, question: at + 1 };
}

/** The answers with what stands in the sheet's grids in the places of the questions that a key asks there: which ones, only the sheet's version says. */
export function assignGrids(answers: SheetAnswers, key: AnswerKey): SheetAnswers {
  const grids = answers.find(({ group }) => group === gridGroup)?.questions;
  if (!grids) return answers;
  const read = new Map(
    numericQuestions(key).map((ref, at) => [questionId(ref), grids.find(({ question }) => question === at + 1)]),
  );
  return answers
    .filter(({ group }) => group !== gridGroup)
    .map(
      (own): AnswerGroup => ({
        ...own,
        questions: own.questions.map((answer) => {
          const { question } = answer;
          const number = read.get(questionId({ group: own.group, question }));
          return number ? { ...number, question } : answer;
        }),
      }),
    );
}
