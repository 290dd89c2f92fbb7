import {
  type AnswerKey,
  keyLetter,
  keyShape,
  type OmrDetails,
  type OptionLetter,
  type QuestionState,
  sheetScore,
} from '@caderneta/contract';
import type { Draw } from './draw.ts';

const LETTERS = ['A', 'B', 'C', 'D'] as const satisfies readonly OptionLetter[];

interface Mark {
  readonly question: number;
  readonly state: QuestionState;
  readonly marked: string | null;
  readonly confidence: number;
}

interface FilledSheet {
  readonly details: OmrDetails;
  readonly score: number;
  readonly hits: number;
  readonly total: number;
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
export function fillSheet(draw: Draw, key: AnswerKey, ability: number, doubt: boolean): FilledSheet {
  const shape = keyShape(key);
  const total = shape.reduce((sum, size) => sum + size, 0);
  const doubtful = new Set(doubt ? Array.from({ length: draw.integer(1, 2) }, () => draw.integer(0, total - 1)) : []);
  let position = 0;
  const groups = shape.map((size, group) =>
    Array.from({ length: size }, (_, index): Mark => {
      const right = keyLetter(key, group, index + 1) as OptionLetter;
      return drawMark(draw, index + 1, right, ability, doubtful.has(position++));
    }),
  );
  const isRight = (group: number, mark: Mark) =>
    mark.state === 'marked' && mark.marked === keyLetter(key, group, mark.question);
  const hits = groups.reduce((sum, marks, group) => sum + marks.filter((mark) => isRight(group, mark)).length, 0);
  const omr = groups.map((marks, group): OmrDetails['omr'][number] => ({
    area: group + 1,
    status: marks.some(({ state }) => state === 'multiple' || state === 'uncertain') ? 'incomplete' : 'complete',
    retangulo_detected: true,
    bolhas_detectadas: marks.length * LETTERS.length,
    bolhas_esperadas: marks.length * LETTERS.length,
    todas_bolhas_detectadas: true,
    respostas: marks.map((mark) => ({
      questao: mark.question,
      alternativa_marcada: mark.state === 'marked' ? numberOf(mark.marked) : null,
      alternativa_correta: numberOf(keyLetter(key, group, mark.question)),
      correto: isRight(group, mark),
      state: mark.state,
      confidence: mark.confidence,
      marked: mark.marked,
    })),
  }));
  const review = groups.flatMap((marks, group) =>
    marks.flatMap(({ question, marked, state }) =>
      state === 'multiple' || state === 'uncertain' ? [{ group, question, marked, state }] : [],
    ),
  );
  return { details: { omr, total, acertos: hits }, score: sheetScore(hits, total), hits, total, review };
}

const numberOf = (letter: string | null): number => 'ABCD'.indexOf(letter ?? '-') + 1;

function drawMark(draw: Draw, question: number, right: OptionLetter, ability: number, doubtful: boolean): Mark {
  const sure = draw.integer(93, 99) / 100;
  const wrong = draw.pick(LETTERS.filter((letter) => letter !== right));
  if (doubtful) {
    const both = [right, wrong].sort().join('');
    return draw.chance(0.6)
      ? { question, state: 'multiple', marked: both, confidence: 0.9 }
      : { question, state: 'uncertain', marked: null, confidence: 0.48 };
  }
  if (draw.chance(0.03)) return { question, state: 'blank', marked: null, confidence: sure };
  const known = draw.chance(Math.min(0.32 + ability * 0.065, 0.97));
  return { question, state: 'marked', marked: known ? right : wrong, confidence: sure };
}
