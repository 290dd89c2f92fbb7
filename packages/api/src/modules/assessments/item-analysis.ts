import {
  type AnnulledQuestion,
  type AnswerKey,
  answersIn,
  gradeSheet,
  isAnnulled,
  type KeyVersion,
  kindOfRule,
  lettersOfKeys,
  optionLetters,
  type QuestionAnalysis,
  type QuestionRule,
  questionId,
  ruleOf,
  ruleText,
  type SheetAnswers,
} from '@caderneta/contract';
import { extremeGroups } from '../../statistics/extreme-groups.ts';
import { rounded, sumOf } from '../../statistics/moments.ts';
import {
  itemCorrelation,
  kr20,
  kr20WithoutEach,
  lengthFactorFor,
  measurementError,
} from '../../statistics/reliability.ts';
import { judgeOptions, judgeQuestion, separationOf } from './item-findings.ts';
import { markOf } from './item-mark.ts';

const percentOf = (count: number, of: number): number | null => (of === 0 ? null : rounded((count / of) * 100, 2));
const inFour = (value: number): number => rounded(value, 4);
const orNull = (value: number | null): number | null => (value === null ? null : inFour(value));

interface Question {
  readonly group: number;
  readonly question: number;
  readonly rule: QuestionRule;
  readonly annulled: boolean;
}

const questionsOf = (key: AnswerKey, annulled: readonly AnnulledQuestion[]): Question[] =>
  key.flatMap((questions, group) =>
    Object.keys(questions).map((number) => {
      const question = Number(number);
      const rule = ruleOf(key, group, question) ?? 'a';
      return { group, question, rule, annulled: isAnnulled(annulled, group, question) };
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
  // Rounded first: noise beyond a whole number asks for no question more.
  return factor === null ? null : Math.ceil(rounded(factor * size, 6));
}

/**
 * Classical item analysis over decided sheets; of part of a point each figure takes the part. An annulled question belongs to no one's hits here: counted as right for all, it would
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
  // Whole: thirds cut to four decimals would tell sheets with as many points apart.
  const shares = answered.map((row) => row.map((answer) => answer?.share ?? 0));
  const counted = questions.flatMap(({ annulled: isOut }, index) => (isOut ? [] : [index]));
  const matrix = shares.map((row) => counted.map((index) => row[index] ?? 0));
  const sums = matrix.map(sumOf);
  const points = sums.map(inFour);
  const letters = marks.some((row) => row.some((mark) => mark.includes('E'))) ? optionLetters : lettersOfKeys(key);

  const reliability = kr20(matrix);
  const withoutEach = new Map(kr20WithoutEach(matrix).map((value, at) => [counted[at], value]));
  const groups = extremeGroups(points);

  const lines = questions.map(({ group, question, rule, annulled: isOut }, index): QuestionAnalysis => {
    const ofAll = (isMeant: (mark: string) => boolean) =>
      percentOf(marks.filter((row) => isMeant(row[index] ?? 'blank')).length, sheets.length);
    const own = shares.map((row) => row[index] ?? 0);
    const rest = isOut ? points : sums.map((sum, sheet) => inFour(sum - (own[sheet] ?? 0)));
    const item = {
      ...{ letters, rule, shares: own, rest, groups, isAnnulled: isOut, restSize: counted.length - Number(!isOut) },
      marks: marks.map((row) => row[index] ?? 'blank'),
    };
    const figures = {
      hit_rate: isOut ? null : percentOf(sumOf(own), sheets.length),
      discrimination: isOut ? null : orNull(itemCorrelation(own, rest)),
      separation: separationOf(item),
      kr20_without: orNull(withoutEach.get(index) ?? null),
    };
    return {
      id: `${version === 'A' ? '' : `${version}/`}${questionId({ group, question })}`,
      key_version: version,
      group,
      question,
      kind: kindOfRule(rule),
      correct: ruleText(rule),
      annulled: isOut,
      options: judgeOptions(item, (letter) => ofAll((mark) => mark.includes(letter))),
      blank: ofAll((mark) => mark === 'blank'),
      double: ofAll((mark) => mark === 'double'),
      ...figures,
      findings: judgeQuestion({ ...figures, kr20: reliability, sheets: sheets.length }),
    };
  });
  const error = measurementError(matrix);
  return {
    questions: lines,
    kr20: orNull(reliability),
    measurement_error: error === null ? null : rounded(error, 2),
    counted_questions: counted.length,
    questions_for_good: questionsForGood(reliability, counted.length),
  };
}
