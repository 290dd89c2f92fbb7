import type { SheetAnswer } from '@caderneta/contract';

/** Answers whose confidence lies in one tenth of the way from 0 to 1. */
interface Bin {
  readonly answers: number;
  /** Mean of what they say of themselves, and the share of them that is right, both 0 to 1; 0 where there is no answer. */
  readonly confidence: number;
  readonly right: number;
}

/** How far confidence is the probability that the letters are right. */
export interface Calibration {
  /** Ten bins, least confidence first. */
  readonly curve: readonly Bin[];
  /** Mean distance of confidence from the share that is right, over all answers (expected calibration error, Naeini et al. 2015), 0 to 1. */
  readonly error: number;
}

/** An answer, flagged or not, and whether its letters are right. */
export interface JudgedAnswer {
  readonly confidence: SheetAnswer['confidence'];
  readonly isRight: boolean;
}

const BINS = 10;
const binOf = (confidence: number): number => Math.min(BINS - 1, Math.floor(confidence * BINS));
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

/** The calibration curve of answers, with its error. */
export function calibrationOf(answers: readonly JudgedAnswer[]): Calibration {
  const curve = Array.from({ length: BINS }, (_, bin): Bin => {
    const own = answers.filter(({ confidence }) => binOf(confidence) === bin);
    return {
      answers: own.length,
      confidence: mean(own.map(({ confidence }) => confidence)),
      right: mean(own.map(({ isRight }) => Number(isRight))),
    };
  });
  const distances = curve.map((bin) => bin.answers * Math.abs(bin.confidence - bin.right));
  return { curve, error: distances.reduce((sum, distance) => sum + distance, 0) / Math.max(1, answers.length) };
}

/** The curve as lines to read, of bins that have answers. */
export const calibrationLines = ({ curve, error }: Calibration): string[] => [
  ...curve.flatMap(({ answers, confidence, right }) =>
    answers === 0 ? [] : [`confidence ${confidence.toFixed(3)}  right ${right.toFixed(3)}  of ${answers}`],
  ),
  `expected calibration error ${error.toFixed(4)}`,
];
