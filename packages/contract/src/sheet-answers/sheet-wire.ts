import { type OptionLetter, optionLetters } from '../omr/option-letters.ts';
import { mostColumns } from '../omr/sheet-limits.ts';
import type { WireAnswer, WireArea } from '../omr/sheet-wire.schema.ts';
import type { GradedAnswer } from './grade-sheet.ts';
import { type AnswerGroup, isOpen, markedLetter, type SheetAnswer } from './sheet-answers.ts';

/** Options of a question on the older service's sheets: stands for the count where nobody counted bubbles. */
const USUAL_OPTIONS = 4;

const inFour = (share: number): number => Math.round(share * 10_000) / 10_000;

const wireNumber = (letter: OptionLetter): number => optionLetters.indexOf(letter) + 1;

/** A mark as servers write it, from 1; null for anything else. */
const letterOf = (value: number | null): OptionLetter | null => optionLetters[(value ?? 0) - 1] ?? null;

function answerOf({ questao: question, alternativa_marcada, marked, confidence = 0, ...row }: WireAnswer): SheetAnswer {
  const mark = letterOf(alternativa_marcada);
  const state = row.state ?? (mark === null ? 'uncertain' : 'marked');
  const clear = state === 'marked' ? mark : null;
  return { question, state, letters: clear ?? marked?.toUpperCase() ?? '', confidence };
}

/**
 * Answers out of the older service's shape: areas of one number are one column. A service that gives no states says with a null that no
 * mark was clear, which a person must look at. What it says of right and wrong does not count: see `gradeSheet`.
 */
export function fromWire(areas: readonly WireArea[]): AnswerGroup[] {
  const byGroup = new Map<number, AnswerGroup>();
  for (const { area, respostas, bolhas_detectadas: seen, bolhas_esperadas: expected } of areas) {
    // An area further right is none of a sheet's.
    if (area > mostColumns) continue;
    const group = area - 1;
    const own = byGroup.get(group) ?? { group, questions: [], bubbles: { seen, expected } };
    byGroup.set(group, { ...own, questions: [...own.questions, ...respostas.map(answerOf)] });
  }
  return [...byGroup.values()];
}

function areaOf({ group, questions, bubbles }: AnswerGroup<GradedAnswer>): WireArea {
  const expected = bubbles?.expected ?? questions.length * USUAL_OPTIONS;
  const seen = bubbles?.seen ?? expected;
  return {
    area: group + 1,
    status: questions.length === 0 ? 'error' : questions.some(isOpen) ? 'incomplete' : 'complete',
    retangulo_detected: questions.length > 0,
    bolhas_detectadas: seen,
    bolhas_esperadas: expected,
    todas_bolhas_detectadas: seen === expected,
    respostas: questions.map((answer): WireAnswer => {
      const { question, state, letters, confidence, rule, share, isRight } = answer;
      const letter = markedLetter(answer);
      // That shape knows no question without a right letter.
      const right =
        rule === null ? 'A' : typeof rule === 'string' ? optionLetters.find((one) => one === rule.toUpperCase()) : null;
      return {
        questao: question,
        alternativa_marcada: letter && wireNumber(letter),
        alternativa_correta: right ? wireNumber(right) : null,
        correto: isRight,
        state,
        confidence,
        marked: letters || null,
        ...(right ? {} : { share: inFour(share) }),
      };
    }),
  };
}

/** A graded sheet's answers in the older service's shape, with our state, confidence and letters beside its fields. */
export const toWire = (answers: readonly AnswerGroup<GradedAnswer>[]): WireArea[] => answers.map(areaOf);

/** Whether areas say of every question what was seen there; the older service and its clients say a lone mark, or nothing. */
export const saysStates = (areas: readonly WireArea[]): boolean => {
  const rows = areas.flatMap(({ respostas }) => respostas);
  return rows.length > 0 && rows.every(({ state }) => state !== undefined);
};
