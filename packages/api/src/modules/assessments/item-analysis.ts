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
import { kr20, pointBiserial } from '../../statistics/reliability.ts';

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

  const lines = questions.map(({ group, question, correct, annulled: isOut }, index): QuestionAnalysis => {
    const share = (wanted: Mark) => percentOf(marks.filter((row) => row[index] === wanted).length, sheets.length);
    const item = rights.map((row) => row[index] === true);
    const rest = hits.map((sum, sheet) => sum - Number(item[sheet]));
    return {
      id: `${version === 'A' ? '' : `${version}/`}${questionId({ group, question })}`,
      key_version: version,
      group,
      question,
      correct,
      annulled: isOut,
      options: letters.map((letter) => ({ letter, share: share(letter) })),
      blank: share('blank'),
      double: share('double'),
      hit_rate: isOut || sheets.length === 0 ? null : share(correct),
      discrimination: isOut ? null : inFour(pointBiserial(item, rest)),
    };
  });
  const matrix = rights.map((row) => counted.map((index) => row[index] === true));
  return { questions: lines, kr20: inFour(kr20(matrix)) };
}
