import type { AnnulledQuestion, AnswerKey, LegacyArea, OptionLetter } from './omr.schema.ts';
import { optionLetters } from './omr.schema.ts';

/** Questions in each group of a key, left to right. */
export const keyShape = (key: AnswerKey): number[] => key.map((group) => Object.keys(group).length);

/** Number of questions that a complete reading must hold. */
export const expectedQuestions = (key: AnswerKey): number => keyShape(key).reduce((sum, size) => sum + size, 0);

/** True when every group is numbered 1..n without gaps: the only shape a sheet can have. */
export const isContiguousKey = (key: AnswerKey): boolean =>
  key.every(
    (group) =>
      Object.keys(group).length > 0 && Object.keys(group).every((_, index) => group[String(index + 1)] !== undefined),
  );

/** The right letter of a question, upper case; null when the key does not hold it. Group from 0, question from 1. */
export function keyLetter(key: AnswerKey, group: number, question: number): OptionLetter | null {
  const letter = key[group]?.[String(question)];
  return letter ? (letter.toUpperCase() as OptionLetter) : null;
}

/** Wire number (1 to 5) to letter, or null. Letters pass through in upper case. */
export function normaliseAlternative(value: number | string | null | undefined): OptionLetter | null {
  if (value === null || value === undefined || value === '') return null;
  const letter =
    typeof value === 'number' || /^[1-5]$/.test(value) ? optionLetters[Number(value) - 1] : value.toUpperCase();
  return optionLetters.find((known) => known === letter) ?? null;
}

/** Score of an answer sheet: correct / total × 100 rounded half up to 2 decimals; 0 without questions. */
export const sheetScore = (correct: number, total: number): number =>
  total > 0 ? Math.round((correct / total) * 10_000 + 1e-9) / 100 : 0;

/** Whether a question was annulled. Group from 0, question from 1. */
export const isAnnulled = (annulled: readonly AnnulledQuestion[], group: number, question: number): boolean =>
  annulled.some((one) => one.group === group && one.question === question);

/** Hits over the questions of a key, and the score from 0 to 100. */
export interface SheetGrade {
  readonly hits: number;
  readonly total: number;
  readonly score: number;
}

/**
 * Grades answers whose `correto` is known. The key says how many questions there are: one without an answer is wrong, an answer to no
 * question does not count, and what is annulled counts as right, whatever was marked there and where nothing was.
 */
export function sheetGrade(
  areas: readonly LegacyArea[],
  key: AnswerKey,
  annulled: readonly AnnulledQuestion[] = [],
): SheetGrade {
  const isRight = (group: number, question: number) =>
    areas.some(
      ({ area, respostas }) =>
        area === group + 1 && respostas.some(({ questao, correto }) => questao === question && correto),
    );
  const hits = key.reduce(
    (sum, questions, group) =>
      sum +
      Object.keys(questions)
        .map(Number)
        .filter((question) => isAnnulled(annulled, group, question) || isRight(group, question)).length,
    0,
  );
  const total = expectedQuestions(key);
  return { hits, total, score: sheetScore(hits, total) };
}
