import type { ExportColumn, ItemResult, QuestionAnalysis } from '@caderneta/contract';
import { assessmentResultsCopy } from './assessment-results.copy.ts';
import { keyOf, questionNameOf } from './result-columns.ts';

const { answers: texts, scores } = assessmentResultsCopy;

/** A line of the file: a pupil, or null for the key, which stands first. */
export type AnswerLine = ItemResult | null;

/** Pupils by questions: a column a question, of which each line has the letter that was marked; one that the sheet does not ask is empty. */
export function answerColumns(questions: readonly QuestionAnalysis[]): ExportColumn<AnswerLine>[] {
  const hasOwnB = questions.some(({ key_version }) => key_version === 'B');
  const markOf = ({ key_version, group, question }: QuestionAnalysis, { marks, key_version: own }: ItemResult) => {
    // Version B in another order is told by version A's questions.
    if (hasOwnB && own !== key_version) return null;
    const found = marks.find((mark) => mark.group === group && mark.question === question);
    if (found === undefined || found.mark === 'blank') return null;
    return found.mark === 'double' ? texts.double : found.mark;
  };
  return [
    { header: scores.columns.student, value: (line) => (line === null ? texts.key : line.student.name) },
    { header: scores.columns.matricula, value: (line) => line?.student.matricula ?? null },
    ...questions.map((row) => ({
      header: questionNameOf(row, questions),
      value: (line: AnswerLine) => (line === null ? keyOf(row) : markOf(row, line)),
    })),
    { header: scores.columns.hits, value: (line) => line?.hits ?? null },
    { header: scores.columns.percent, value: (line) => line?.score ?? null },
  ];
}
