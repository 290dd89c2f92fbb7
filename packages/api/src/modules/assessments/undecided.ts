import {
  type AnnulledQuestion,
  type AnswerGroup,
  type AnswerKey,
  answersIn,
  answersUnder,
  isAnnulled,
  isOpen,
  isTeachers,
  mapAnswers,
  type QuestionRef,
  type QuestionRule,
  questionId,
  type ReviewItem,
  ruleOf,
  type SheetAnswer,
  type SheetAnswers,
  takesSeveral,
} from '@caderneta/contract';
import { storedAnswers } from './stored-answers.ts';

/** Two marks are nothing to decide where the key takes several. */
const isAnswered = (rule: QuestionRule, { state }: ReviewItem): boolean => state === 'multiple' && takesSeveral(rule);

/** The questions that wait for a decision: each once (the last of its place holds), and only those that the key asks and leaves in doubt. */
export function openQuestions(review: readonly ReviewItem[], key: AnswerKey): ReviewItem[] {
  const byQuestion = new Map<string, ReviewItem>();
  for (const item of review) {
    const rule = ruleOf(key, item.group, item.question);
    if (rule && !isAnswered(rule, item)) byQuestion.set(questionId(item), item);
  }
  return [...byQuestion.values()];
}

const stateOf = ({ state }: SheetAnswer): ReviewItem['state'] => (state === 'multiple' ? state : 'uncertain');

const asWaiting = (
  { group, question, letters }: QuestionRef & Pick<SheetAnswer, 'letters'>,
  state: ReviewItem['state'],
): ReviewItem => ({ group, question, marked: letters || null, state, crop: null });

/** Questions that wait by the key's rules alone: several marks where it takes one, and a teacher's row until it is marked. */
export function waitingByRule(answers: SheetAnswers, key: AnswerKey): ReviewItem[] {
  const asRead = new Map(answersIn(answers).map((answer) => [questionId(answer), answer]));
  return answersIn(answersUnder(answers, key)).flatMap((answer): ReviewItem[] => {
    const before = asRead.get(questionId(answer));
    const isByRule = isTeachers(ruleOf(key, answer.group, answer.question)) || (before && !isOpen(before));
    return isByRule && isOpen(answer) ? [asWaiting(answer, stateOf(answer))] : [];
  });
}

/** What of a stored sheet waits for a person; the pictures of its rows went when another took its place. */
export const waitingIn = (details: unknown): ReviewItem[] =>
  answersIn(storedAnswers(details))
    .filter(isOpen)
    .map((answer) => asWaiting(answer, stateOf(answer)));

/** Of the questions that wait, those that still decide something: an annulled one counts as right whatever was marked. */
export const undecidedOf = (open: readonly ReviewItem[], annulled: readonly AnnulledQuestion[]): ReviewItem[] =>
  open.filter(({ group, question }) => !isAnnulled(annulled, group, question));

/** Answers in which the questions that wait for a decision carry the doubt, whatever else their sender said of them. */
export function withUndecided(answers: SheetAnswers, review: readonly ReviewItem[]): AnswerGroup[] {
  const waiting = new Map(review.map((item) => [questionId(item), item]));
  return mapAnswers(answers, (answer, group) => {
    const item = waiting.get(questionId({ group, question: answer.question }));
    return item ? { ...answer, state: item.state, letters: item.marked?.toUpperCase() ?? answer.letters } : answer;
  });
}
