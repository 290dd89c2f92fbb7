import { gridGroup } from '../omr/numeric-answer.ts';
import { numericQuestions, questionId } from '../omr/omr.rules.ts';
import type { AnswerKey, QuestionRef } from '../omr/omr.schema.ts';
import type { AnswerGroup, SheetAnswers } from './sheet-answer.ts';

/** The questions that are answered in the grids of the page that was read, in the order of these. */
export function questionsInGrids(answers: SheetAnswers, key: AnswerKey): QuestionRef[] {
  const columns = new Set(answers.map(({ group }) => group));
  return numericQuestions(key).filter(({ group }) => columns.has(group));
}

/** The grid in which a question is answered, as a reading names it; null of one that is marked in its row. */
export function gridOf(inGrids: readonly QuestionRef[], ref: QuestionRef): QuestionRef | null {
  const at = inGrids.findIndex((one) => questionId(one) === questionId(ref));
  return at < 0 ? null : { group: gridGroup, question: at + 1 };
}

/** The answers with what stands in the page's grids in the places of the questions that a key asks there: which ones, only the sheet's version says. */
export function assignGrids(answers: SheetAnswers, key: AnswerKey): SheetAnswers {
  const grids = answers.find(({ group }) => group === gridGroup)?.questions;
  if (!grids) return answers;
  const read = new Map(
    questionsInGrids(answers, key).map((ref, at) => [
      questionId(ref),
      grids.find(({ question }) => question === at + 1),
    ]),
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
