import { type AnswerGroup, answersIn, positionInA, type QuestionOrder, type SheetAnswers } from '@caderneta/contract';

/** The answers of a sheet of version B where version A asks the same questions. What its order does not name falls away. */
export function inPositionsOfA(answers: SheetAnswers, order: QuestionOrder): AnswerGroup[] {
  const placed = answersIn(answers).flatMap((answer) => {
    const ref = positionInA(order, answer);
    return ref ? [{ ...answer, ...ref }] : [];
  });
  return order.map((_, group) => ({ group, questions: placed.filter((answer) => answer.group === group) }));
}
