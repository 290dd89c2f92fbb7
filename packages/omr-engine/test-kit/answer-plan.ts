import { gridDigits, mostColumnsOfPage } from '@caderneta/contract';
import { gridSymbols } from '../src/core/number-grid.ts';
import type { Random } from './random.ts';

/** How a circle is marked. The first six fill it; the others are what pupils do instead. */
export const markKinds = [
  'spiral',
  'zigzag',
  'hatching',
  'felt',
  'pencil',
  'spilled',
  'cross',
  'half',
  'tick',
  'dot',
  'ring',
  'erased',
  'crossed-out',
] as const;
export type MarkKind = (typeof markKinds)[number];

/** A mark on one option of a question. */
export interface PlannedMark {
  readonly option: number;
  readonly kind: MarkKind;
}

/**
 * What a pupil did with one question, and what a reader should say of it.
 * `letters`: the answer, '' for none, two letters for a double. `doubtful`: a reader may ask a person instead;
 * `alsoRight`: other answers that nobody would call wrong.
 */
export interface PlannedQuestion {
  readonly group: number;
  readonly question: number;
  readonly marks: readonly PlannedMark[];
  readonly letters: string;
  readonly doubtful: boolean;
  readonly alsoRight: readonly string[];
}

/** Shares of what is not a plainly filled circle. */
export interface MarkShares {
  readonly blank: number;
  readonly double: number;
  readonly cross: number;
  readonly half: number;
  /** Ticks, dots, rings, ghosts of an eraser, crossed-out marks. */
  readonly doubtful: number;
}

// As many as a digit has values: a number's column is a question with ten answers.
const letters = 'ABCDEFGHIJ';
const fills: readonly (readonly [MarkKind, number])[] = [
  ['spiral', 4],
  ['zigzag', 4],
  ['hatching', 2],
  ['felt', 2],
  ['pencil', 2],
  ['spilled', 1],
];

const plain = (letter: string, marks: PlannedMark[]) => ({ marks, letters: letter, doubtful: false, alsoRight: [] });

function planDoubtful(option: number, other: number, fill: MarkKind, random: Random) {
  const letter = letters[option] ?? '';
  const otherLetter = letters[other] ?? '';
  const both = [letter, otherLetter].sort().join('');
  const kind = random.draw<MarkKind>([
    ['tick', 3],
    ['dot', 3],
    ['ring', 2],
    ['erased', 4],
    ['crossed-out', 2],
  ]);
  if (kind === 'crossed-out')
    return {
      marks: [
        { option, kind },
        { option: other, kind: fill },
      ],
      letters: otherLetter,
      doubtful: true,
      alsoRight: [both],
    };
  if (kind === 'erased')
    return random.chance(0.7)
      ? {
          marks: [
            { option, kind },
            { option: other, kind: fill },
          ],
          letters: otherLetter,
          doubtful: true,
          alsoRight: [],
        }
      : { marks: [{ option, kind }], letters: '', doubtful: true, alsoRight: [] };
  return { marks: [{ option, kind }], letters: letter, doubtful: true, alsoRight: [] };
}

function planQuestion(options: number, fill: MarkKind, shares: MarkShares, random: Random) {
  const option = random.whole(0, options - 1);
  const other = (option + random.whole(1, options - 1)) % options;
  const letter = letters[option] ?? '';
  const what = random.next();
  let limit = shares.blank;
  if (what < limit) return plain('', []);
  limit += shares.double;
  if (what < limit)
    return plain([letter, letters[other] ?? ''].sort().join(''), [
      { option, kind: fill },
      { option: other, kind: fill },
    ]);
  limit += shares.cross;
  if (what < limit) return plain(letter, [{ option, kind: 'cross' }]);
  limit += shares.half;
  if (what < limit) return plain(letter, [{ option, kind: 'half' }]);
  limit += shares.doubtful;
  if (what < limit) return planDoubtful(option, other, fill, random);
  return plain(letter, [{ option, kind: fill }]);
}

/** Plans a pupil's answers. A pupil keeps one way of filling for most of the sheet. */
export function planAnswers(
  groups: readonly number[],
  options: number,
  shares: MarkShares,
  random: Random,
): PlannedQuestion[] {
  const habit = random.draw(fills);
  return groups.flatMap((questions, group) =>
    Array.from({ length: questions }, (_, row): PlannedQuestion => {
      const fill = random.chance(0.8) || habit === 'pencil' ? habit : random.draw(fills);
      return { group, question: row + 1, ...planQuestion(options, fill, shares, random) };
    }),
  );
}

/**
 * Numbers in the grids of a sheet, '-12,5', each filled in from the second column on where it leaves one, in one way. `letters` are the
 * number.
 */
export const planNumbers = (numbers: readonly string[], kind: MarkKind = 'zigzag'): PlannedQuestion[] =>
  numbers.map((number, grid) => {
    const digits = number.replace(/\D/g, '').length;
    let column = digits < gridDigits ? 0 : -1;
    const options = [...number].map((sign) => {
      if (sign === '-') return 0;
      if (sign === ',') return (column + 1) * gridSymbols;
      column++;
      return column * gridSymbols + 1 + Number(sign);
    });
    const marks = options.map((option) => ({ option, kind }));
    return { group: mostColumnsOfPage, question: grid + 1, marks, letters: number, doubtful: false, alsoRight: [] };
  });

/** Answers given by a test: letters a question ('' blank, 'BC' both), each filled in one way. */
export const planGiven = (answers: readonly (readonly string[])[], kind: MarkKind = 'zigzag'): PlannedQuestion[] =>
  answers.flatMap((questions, group) =>
    questions.map((answer, row) => ({
      group,
      question: row + 1,
      marks: [...answer].map((letter) => ({ option: letters.indexOf(letter), kind })),
      letters: answer,
      doubtful: false,
      alsoRight: [],
    })),
  );
