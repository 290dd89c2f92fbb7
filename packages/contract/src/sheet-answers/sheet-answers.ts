import type { ReviewAnswer } from '../assessments/review.schema.ts';
import { numberOf } from '../omr/numeric-answer.ts';
import { questionId, ruleOf } from '../omr/omr.rules.ts';
import type { AnswerKey } from '../omr/omr.schema.ts';
import { type OptionLetter, optionLetters } from '../omr/option-letters.ts';
import type { QuestionRule } from '../omr/question-rule.schema.ts';
import { isNumeric, isTeachers, optionLabel, takesSeveral } from '../omr/question-rule.ts';
import type { QuestionState } from '../omr/sheet-words.ts';
import { assignGrids } from './assign-grids.ts';
import type { AnswerGroup, SheetAnswer, SheetAnswers } from './sheet-answer.ts';

export type { AnswerGroup, SheetAnswer, SheetAnswers } from './sheet-answer.ts';

/** Every answer with its group, in the order of the sheet. */
export const answersIn = <Answer extends SheetAnswer>(
  answers: readonly AnswerGroup<Answer>[],
): (Answer & { readonly group: number })[] =>
  answers.flatMap(({ group, questions }) => questions.map((answer) => ({ ...answer, group })));

/** The same sheet, each answer as `change` gives it. */
export const mapAnswers = <From extends SheetAnswer, To extends SheetAnswer>(
  answers: readonly AnswerGroup<From>[],
  change: (answer: From, group: number) => To,
): AnswerGroup<To>[] =>
  answers.map((own) => ({ ...own, questions: own.questions.map((answer) => change(answer, own.group)) }));

/** The one letter of an answer that counts: blank, double and uncertain ones have none until a person decides. */
export const markedLetter = ({ state, letters }: SheetAnswer): OptionLetter | null =>
  state === 'marked' ? (optionLetters.find((letter) => letter === letters) ?? null) : null;

/** The marks that count under a question's rule: '' while a person must say, and of several where it takes one. */
export function marksUnder(rule: QuestionRule | null, answer: SheetAnswer): string {
  if (!takesSeveral(rule) && !isNumeric(rule)) return markedLetter(answer) ?? '';
  return answer.state === 'marked' ? answer.letters : '';
}

/** Marks of a row are no number. */
function numberStateUnder(state: QuestionState, letters: string): QuestionState {
  if (state === 'multiple' || (state === 'blank' && letters === '')) return state;
  return state === 'marked' && numberOf(letters) !== null ? state : 'uncertain';
}

/**
 * Two marks and more, which are an answer where the rule takes several; where it takes one, they wait for a person or are confirmed as double.
 * A row that is the teacher's waits until one of its boxes is marked; a number, until it is one.
 */
const stateUnder = (rule: QuestionRule | null, { state, letters }: SheetAnswer): QuestionState => {
  if (isNumeric(rule)) return numberStateUnder(state, letters);
  // Of a question that was answered with a number, when it was read.
  if (/[^A-E]/.test(letters)) return 'uncertain';
  if (isTeachers(rule) && letters.length < 2) return optionLabel(rule, letters) === '' ? 'uncertain' : state;
  if (isTeachers(rule) && state === 'blank') return 'multiple';
  if (letters.length < 2 || state === 'uncertain') return state;
  if (takesSeveral(rule)) return 'marked';
  return state === 'blank' ? state : 'multiple';
};

/** The answers as a key takes them: it says whether several marks are an answer, or wait for a person, and what is answered in a grid. */
export const answersUnder = (answers: SheetAnswers, key: AnswerKey): AnswerGroup[] =>
  mapAnswers(assignGrids(answers, key), (answer, group) => ({
    ...answer,
    state: stateUnder(ruleOf(key, group, answer.question), answer),
  }));

/** Whether a person must say what stands there. */
export const isOpen = ({ state }: Pick<SheetAnswer, 'state'>): boolean => state === 'multiple' || state === 'uncertain';

/** The answers that are the pupil's to mark: all but the rows that are the teacher's. */
export const pupilsAnswers = (answers: SheetAnswers, key: AnswerKey): AnswerGroup[] =>
  assignGrids(answers, key).map((own) => ({
    ...own,
    questions: own.questions.filter(({ question }) => !isTeachers(ruleOf(key, own.group, question))),
  }));

/** Nothing was filled in: a double mark that a person confirmed has letters. */
export const isBlank = ({ state, letters }: Pick<SheetAnswer, 'state' | 'letters'>): boolean =>
  state === 'blank' && letters === '';

/** Share of the questions without an answer from which a sheet is looked at before it counts. */
const ALMOST_ALL = 0.9;

/** A sheet on which next to nothing was filled in: more often an unseen pen, or the wrong page, than a pupil who knew nothing. */
export function isAlmostBlank(answers: SheetAnswers): boolean {
  const all = answersIn(answers);
  return all.length > 0 && all.filter(isBlank).length >= all.length * ALMOST_ALL;
}

/** Nothing at all is marked, and nothing in doubt. */
export const isUnmarked = (answers: SheetAnswers): boolean => answersIn(answers).every(isBlank);

/** Whether ink was seen that is no clear mark: on such a sheet, what was read as blank may hold more of it. */
export const hasFaintMarks = (answers: SheetAnswers): boolean =>
  answersIn(answers).some(({ state, letters }) => state === 'uncertain' && letters === '');

/**
 * Whether two sets of answers are one sheet's: the same marks, or those of `before` once somebody decided what was
 * open in it.
 */
export function isSameSheet(before: SheetAnswers, after: SheetAnswers): boolean {
  const earlier = new Map(answersIn(before).map((answer) => [questionId(answer), answer]));
  const later = answersIn(after);
  return (
    later.length === earlier.size &&
    later.every((answer) => {
      const known = earlier.get(questionId(answer));
      return (
        known !== undefined && (isOpen(known) || (known.state === answer.state && known.letters === answer.letters))
      );
    })
  );
}

/**
 * An answer as a person decided it: letters, or none. A really double one where one letter is asked keeps those that were seen, and none of
 * them counts.
 */
export function decidedAnswer(answer: SheetAnswer, decision: ReviewAnswer): SheetAnswer {
  const { question } = answer;
  if (decision === 'DOUBLE') return { question, state: 'blank', letters: answer.letters, confidence: 1 };
  if (decision === 'BLANK') return { question, state: 'blank', letters: '', confidence: 1 };
  return { question, state: 'marked', letters: decision, confidence: 1 };
}
