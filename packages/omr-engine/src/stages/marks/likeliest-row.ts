import type { OptionLetter } from '@caderneta/contract';
import { probabilityOf } from './mark-network.ts';

/** The likeliest answer of a row. */
export interface LikeliestRow {
  /** Which of its bubbles are marked. */
  readonly isMarked: readonly boolean[];
  /** Log odds that these are and the others are not. */
  readonly odds: number;
}

/** A row beyond this says no more than that it is as good as certain. */
const MOST_ODDS = 30;

/**
 * A row's likeliest answer. Each bubble is marked or not by itself, since what the others hold is among what is known of it.
 *
 * @param odds Log odds of a mark, by option.
 */
export function likeliest(odds: readonly number[]): LikeliestRow {
  const certain = odds.reduce((product, own) => product * probabilityOf(Math.abs(own)), 1);
  const ofRow = certain < 1 ? Math.log(certain / (1 - certain)) : MOST_ODDS;
  return { isMarked: odds.map((own) => own > 0), odds: Math.min(MOST_ODDS, ofRow) };
}

/** As in the contract; repeated here so that the worker's script does not carry the contract's schemas. */
const letters: readonly OptionLetter[] = ['A', 'B', 'C', 'D', 'E'];

/** Letter of an option counted from 0. */
export const optionLetter = (option: number): OptionLetter => letters[option]!;

/** The letters of marked bubbles. */
export const lettersOf = (isMarked: readonly boolean[]): string =>
  isMarked.map((is, option) => (is ? optionLetter(option) : '')).join('');
