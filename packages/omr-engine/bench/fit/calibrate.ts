import { lettersOf, likeliest } from '../../src/stages/marks/likeliest-row.ts';
import { logOdds, type MarkNetwork, probabilityOf } from '../../src/stages/marks/mark-network.ts';
import type { Claim } from '../reliability.ts';
import type { RowSamples } from './to-samples.ts';

/** What a network says of a row, and whether that is right. */
export interface JudgedRow {
  /** Log odds that the likeliest letters are the row's. */
  readonly odds: number;
  readonly isRight: boolean;
  readonly isDoubtful: boolean;
}

/** What a network says of rows. */
export const judgeRows = (network: MarkNetwork, rows: readonly RowSamples[]): JudgedRow[] =>
  rows.map(({ samples, label: { right, isDoubtful } }) => {
    const { odds, isMarked } = likeliest(samples.map(({ features }) => logOdds(network, features)));
    return { odds, isRight: right.includes(lettersOf(isMarked)), isDoubtful };
  });

/** How log odds of a network become a probability that holds. */
export interface Calibration {
  readonly offset: number;
  readonly slope: number;
}

/** Steps towards the curve, and how often one that overshoots is halved: it has two numbers, and few are needed. */
const STEPS = 30;
const HALVINGS = 20;

const lossUnder = (rows: readonly Pick<JudgedRow, 'odds' | 'isRight'>[], { offset, slope }: Calibration): number =>
  rows.reduce((sum, { odds, isRight }) => {
    const said = offset + slope * odds;
    return sum + Math.max(0, isRight ? -said : said) + Math.log1p(Math.exp(-Math.abs(said)));
  }, 0);

/** Newton's step from a curve towards the likeliest one. */
function stepFrom(rows: readonly Pick<JudgedRow, 'odds' | 'isRight'>[], { offset, slope }: Calibration): Calibration {
  let [byOffset, bySlope, offsetTwice, both, slopeTwice] = [0, 0, 1e-6, 0, 1e-6];
  for (const { odds, isRight } of rows) {
    const probability = probabilityOf(offset + slope * odds);
    const error = (isRight ? 1 : 0) - probability;
    const spread = probability * (1 - probability);
    byOffset += error;
    bySlope += error * odds;
    offsetTwice += spread;
    both += spread * odds;
    slopeTwice += spread * odds * odds;
  }
  const determinant = offsetTwice * slopeTwice - both * both;
  return {
    offset: (slopeTwice * byOffset - both * bySlope) / determinant,
    slope: (offsetTwice * bySlope - both * byOffset) / determinant,
  };
}

/** Fits a logistic curve to rows by their likelihood. One row right and one wrong by chance keep it finite where none is wrong. */
export function calibrate(rows: readonly JudgedRow[]): Calibration {
  const known = [...rows, { odds: 0, isRight: true }, { odds: 0, isRight: false }];
  let curve: Calibration = { offset: 0, slope: 1 };
  for (let step = 0; step < STEPS; step++) {
    const towards = stepFrom(known, curve);
    const before = lossUnder(known, curve);
    let share = 1;
    const moved = () => ({ offset: curve.offset + share * towards.offset, slope: curve.slope + share * towards.slope });
    for (let halving = 0; halving < HALVINGS && !(lossUnder(known, moved()) <= before); halving++) share /= 2;
    if (lossUnder(known, moved()) <= before) curve = moved();
  }
  return curve;
}

/** Rows' odds as the probabilities that a calibration makes of them. */
export const claimsUnder = (rows: readonly JudgedRow[], { offset, slope }: Calibration): Claim[] =>
  rows.map(({ odds, isRight }) => ({ probability: probabilityOf(offset + slope * odds), isRight }));
