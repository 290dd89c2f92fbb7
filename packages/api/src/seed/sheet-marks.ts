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

interface Filling {
  /** Of the pupil, 0 to 10. */
  readonly ability: number;
  /** One or two questions wait for a person. */
  readonly isDoubtful: boolean;
  /** Where later questions are harder: draws that say which ones the pupil has right, not how many. */
  readonly order: Draw | null;
}

/** A sheet as a pupil fills it, read. */
export function fillSheet(draw: Draw, key: AnswerKey, { ability, isDoubtful, order }: Filling): FilledSheet {
  const shape = keyShape(key);
  const total = shape.reduce((sum, size) => sum + size, 0);
  const doubtful = new Set(
    isDoubtful ? Array.from({ length: draw.integer(1, 2) }, () => draw.integer(0, total - 1)) : [],
  );
  let position = 0;
  const rightOf = (group: number, question: number) => rightLetters(ruleOf(key, group, question) ?? 'a')[0] ?? 'A';
  const drawn = shape.map((size, group) => ({
    group,
    questions: Array.from({ length: size }, (_, index) =>
      drawMark(draw, index + 1, rightOf(group, index + 1), ability, doubtful.has(position++)),
    ),
  }));
  const answers = order
    ? drawn.map(({ group, questions }) => ({
        group,
        questions: easiestFirst(order, questions, (question) => rightOf(group, question)),
      }))
    : drawn;
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

/** How much harder a column's last question is than its first, in deviations of what makes a pupil miss one question and know the next. */
const STEEPNESS = 3;

/** The marks of a column with as many right as before, of its first questions rather than of its last. */
function easiestFirst(
  draw: Draw,
  marks: readonly SheetAnswer[],
  rightOf: (question: number) => OptionLetter,
): SheetAnswer[] {
  const isRight = ({ question, letters }: SheetAnswer) => letters === rightOf(question);
  const byEase = marks
    .map(({ question }) => ({ question, hardness: draw.normal((STEEPNESS * question) / marks.length, 1) }))
    .sort((one, other) => one.hardness - other.hardness);
  const missed = marks.filter((mark) => !isRight(mark));
  const hits = marks.filter(isRight);
  return byEase
    .map(({ question }, at): SheetAnswer => {
      const mark = hits[at] ?? (missed[at - hits.length] as SheetAnswer);
      if (mark.state === 'blank') return { ...mark, question };
      const wrong = draw.pick(LETTERS.filter((letter) => letter !== rightOf(question)));
      return { ...mark, question, letters: at < hits.length ? rightOf(question) : wrong };
    })
    .sort((one, other) => one.question - other.question);
}
