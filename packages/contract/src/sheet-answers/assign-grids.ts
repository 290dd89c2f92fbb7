import { gridGroup } from '../omr/numeric-answer.ts';
import { numericQuestions } from '../omr/omr.rules.ts';
import type { AnswerKey, QuestionRef } from '../omr/omr.schema.ts';
import type { AnswerGroup, SheetAnswers } from './sheet-answer.ts';

const isSame = (one: QuestionRef, other: QuestionRef): boolean =>
  one.group === other.group && one.question === other.question;

/** The grid in which a question is answered, as a reading names it; null of one that is marked in its row. */
export function gridOf(key: AnswerKey, ref: QuestionRef): QuestionRef | null {
  const at = numericQuestions(key).findIndex((one) => isSame(one, ref));
  return at < 0 ? null : { group: gridGroup, question: at + 1 };
}

/** The answers with what stands in the sheet's grids in the places of the questions that a key asks there: which ones, only the sheet's version says. */
export function assignGrids(answers: SheetAnswers, key: AnswerKey): SheetAnswers {
  const grids = answers.find(({ group }) => group === gridGroup)?.questions;
  if (!grids) return answers;
  return answers
    .filter(({ group }) => group !== gridGroup)
    .map(
      (own): AnswerGroup => ({
        ...own,
        questions: own.questions.map((answer) => {
          const { question } = answer;
          const grid = gridOf(key, { group: own.group, question });
          const read = grid && grids.find((one) => one.question === grid.question);
          return read ? { ...read, question } : answer;
        }),
      }),
    );
}
