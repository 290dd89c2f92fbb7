import {
  type AnnulledQuestion,
  type AnswerKey,
  answersIn,
  type GradedAnswer,
  gradeSheet,
  isAnnulled,
  type KeyVersion,
  keyLetter,
  markedLetter,
  type OptionLetter,
  optionLetters,
  type QuestionAnalysis,
  questionId,
  type SheetAnswers,
} from '@caderneta/contract';
import { extremeGroups } from '../../statistics/extreme-groups.ts';
import {
  kr20,
  kr20WithoutEach,
  lengthFactorFor,
  measurementError,
  pointBiserial,
} from '../../statistics/reliability.ts';
import { judgeOptions, judgeQuestion, separationOf } from './item-findings.ts';

/** What stands on one question of one sheet. */
type Mark = OptionLetter | 'blank' | 'double';

/** Questions of a key that stand beside their columns A to D; a fifth where the key or a sheet names it. */
const USUAL_OPTIONS = 4;

function markOf(answer: GradedAnswer | undefined): Mark {
  const letter = answer && markedLetter(answer);
  if (letter) return letter;
  return (answer?.letters.length ?? 0) > 1 ? 'double' : 'blank';
}

const rounded = (value: number, digits: number): number =>
  Number(`${Math.round(Number(`${value}e${digits}`))}e-${digits}`);
const percentOf = (count: number, of: number): number => (of === 0 ? 0 : rounded((count / of) * 100, 2));
const inFour = (value: number | null): number | null => (value === null ? null : Number(value.toFixed(4)));

interface Question {
  readonly group: number;
  readonly question: number;
  readonly correct: OptionLetter;
  readonly annulled: boolean;
}

const questionsOf = (key: AnswerKey, annulled: readonly AnnulledQuestion[]): Question[] =>
  key.flatMap((questions, group) =>
    Object.keys(questions).map((number) => {
      const question = Number(number);
      const correct = keyLetter(key, group, question) ?? 'A';
      return { group, question, correct, annulled: isAnnulled(annulled, group, question) };
    }),
  );

/** What item analysis says of a test: a line a question in the key's order, and the reliability of the whole. */
export interface ItemAnalysis {
  readonly questions: QuestionAnalysis[];
  readonly kr20: number | null;
  /** Standard error of measurement, in questions. */
  readonly measurement_error: number | null;
  readonly counted_questions: number;
  /** Questions that a good reliability would take; null where it is good, or no length would do. */
  readonly questions_for_good: number | null;
}

/** Of no sheet and no key. */
export const noItems: ItemAnalysis = {
  questions: [],
  kr20: null,
  measurement_error: null,
  counted_questions: 0,
  questions_for_good: null,
};

/** KR-20 of a good test. */
const GOOD = 0.8;

function questionsForGood(reliability: number | null, size: number): number | null {
  const factor = reliability === null || reliability >= GOOD ? null : lengthFactorFor(reliability, GOOD);
  return factor === null ? null : Math.ceil(factor * size);
}

/**
 * Classical item analysis over decided sheets. An annulled question belongs to no one's hits here: counted as right for all, it would
 * tell nothing and only lengthen the test.
 *
 * @param sheets The answers of each, every question once.
 */
export function analyseItems(
  sheets: readonly SheetAnswers[],
  key: AnswerKey,
  annulled: readonly AnnulledQuestion[],
  version: KeyVersion = 'A',
): ItemAnalysis {
  const questions = questionsOf(key, annulled);
  const answered = sheets.map((sheet) => {
    const graded = answersIn(gradeSheet(sheet, { key, annulled: [] }).answers);
    const answers = new Map(graded.map((answer) => [questionId(answer), answer]));
    return questions.map((asked) => answers.get(questionId(asked)));
  });
  const marks = answered.map((row) => row.map(markOf));
  const rights = answered.map((row) => row.map((answer) => answer?.isRight === true));
  const counted = questions.flatMap(({ annulled: isOut }, index) => (isOut ? [] : [index]));
  const hits = rights.map((row) => counted.filter((index) => row[index]).length);
  const usesFive = questions.some(({ correct }) => correct === 'E') || marks.some((row) => row.includes('E'));
  const letters = optionLetters.slice(0, usesFive ? USUAL_OPTIONS + 1 : USUAL_OPTIONS);

  const matrix = rights.map((row) => counted.map((index) => row[index] === true));
  const reliability = kr20(matrix);
  const withoutEach = new Map(kr20WithoutEach(matrix).map((value, at) => [counted[at], value]));
  const groups = extremeGroups(hits);

  const lines = questions.map(({ group, question, correct, annulled: isOut }, index): QuestionAnalysis => {
    const share = (wanted: Mark) => percentOf(marks.filter((row) => row[index] === wanted).length, sheets.length);
    const right = rights.map((row) => row[index] === true);
    const rest = hits.map((sum, sheet) => sum - Number(!isOut && right[sheet]));
    const item = {
      ...{ letters, correct, right, rest, groups, isAnnulled: isOut, restSize: counted.length - Number(!isOut) },
      marks: marks.map((row) => row[index] ?? 'blank'),
    };
    const figures = {
      hit_rate: isOut || sheets.length === 0 ? null : share(correct),
      discrimination: isOut ? null : inFour(pointBiserial(right, rest)),
      separation: separationOf(item),
      kr20_without: inFour(withoutEach.get(index) ?? null),
    };
    return {
      id: `${version === 'A' ? '' : `${version}/`}${questionId({ group, question })}`,
      key_version: version,
      group,
      question,
      correct,
      annulled: isOut,
      options: judgeOptions(item, share),
      blank: share('blank'),
      double: share('double'),
      ...figures,
      findings: judgeQuestion({ ...figures, kr20: reliability, sheets: sheets.length }),
    };
  });
  const error = measurementError(matrix);
  return {
    questions: lines,
    kr20: inFour(reliability),
    measurement_error: error === null ? null : rounded(error, 2),
    counted_questions: counted.length,
    questions_for_good: questionsForGood(reliability, counted.length),
  };
}
