import {
  type AnswerKey,
  answersIn,
  gradeSheet,
  keyShape,
  type OmrDetails,
  type OptionLetter,
  rightLetters,
  ruleOf,
  type SheetAnswer,
  type SheetGrade,
  toWire,
} from '@caderneta/contract';
import type { Draw } from './draw.ts';

const LETTERS = ['A', 'B', 'C', 'D'] as const satisfies readonly OptionLetter[];

interface FilledSheet extends SheetGrade {
  readonly details: OmrDetails;
  /** Questions that a person must decide. */
  readonly review: readonly {
    readonly group: number;
    readonly question: number;
    readonly marked: string | null;
    readonly state: 'multiple' | 'uncertain';
  }[];
}

/** A key of two columns with letters drawn evenly. */
export const drawKey = (draw: Draw, shape: readonly number[]): AnswerKey =>
  shape.map((size) =>
    Object.fromEntries(
      Array.from({ length: size }, (_, index) => [String(index + 1), draw.pick(['a', 'b', 'c', 'd'] as const)]),
    ),
  );

/** A sheet as a pupil of an ability from 0 to 10 fills it, read; with doubt, one or two questions wait for a person. */
export function fillSheet(draw: Draw, key: AnswerKey, ability: number, isDoubtful: boolean): FilledSheet {
  const shape = keyShape(key);
  const total = shape.reduce((sum, size) => sum + size, 0);
  const doubtful = new Set(
    isDoubtful ? Array.from({ length: draw.integer(1, 2) }, () => draw.integer(0, total - 1)) : [],
  );
  let position = 0;
  const answers = shape.map((size, group) => ({
    group,
    questions: Array.from({ length: size }, (_, index) => {
      const [right = 'A'] = rightLetters(ruleOf(key, group, index + 1) ?? 'a');
      return drawMark(draw, index + 1, right, ability, doubtful.has(position++));
    }),
  }));
  const { grade, answers: graded } = gradeSheet(answers, { key, annulled: [] });
  const review = answersIn(answers).flatMap(({ group, question, letters, state }) =>
    state === 'multiple' || state === 'uncertain' ? [{ group, question, marked: letters || null, state }] : [],
  );
  return { ...grade, details: { omr: toWire(graded), total, acertos: grade.hits }, review };
}

function drawMark(draw: Draw, question: number, right: OptionLetter, ability: number, doubtful: boolean): SheetAnswer {
  const sure = draw.integer(93, 99) / 100;
  const wrong = draw.pick(LETTERS.filter((letter) => letter !== right));
  if (doubtful) {
    const both = [right, wrong].sort().join('');
    return draw.chance(0.6)
      ? { question, state: 'multiple', letters: both, confidence: 0.9 }
      : { question, state: 'uncertain', letters: '', confidence: 0.48 };
  }
  if (draw.chance(0.03)) return { question, state: 'blank', letters: '', confidence: sure };
  const known = draw.chance(Math.min(0.32 + ability * 0.065, 0.97));
  return { question, state: 'marked', letters: known ? right : wrong, confidence: sure };
}
