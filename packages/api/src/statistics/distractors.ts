import { meanOf } from './moments.ts';
import { itemCorrelation } from './reliability.ts';

/** An option that fewer choose than this does no work. */
export const RARE = 0.05;

/** What is wrong with an option: hardly anybody takes it, the best take it, or it is the key and the best do not. */
export type OptionFlag = 'rare' | 'attracts-best' | 'key-repels';

/** One option of a question over some sheets. */
export interface OptionFigures {
  /** Of all sheets, 0 to 1. */
  readonly share: number;
  /** Mean of the criterion over those who chose it; null where nobody did. */
  readonly mean: number | null;
  /** Correlation of choosing it with the criterion; null where there is nothing to compare. */
  readonly correlation: number | null;
  readonly flag: OptionFlag | null;
}

function flagOf(isKey: boolean, share: number, correlation: number | null): OptionFlag | null {
  if (isKey && correlation !== null && correlation < 0) return 'key-repels';
  if (share < RARE) return 'rare';
  return !isKey && correlation !== null && correlation > 0 ? 'attracts-best' : null;
}

/**
 * What one option of a question does.
 *
 * @param chosen Of each sheet, whether it has this option.
 * @param criterion Of each sheet the hits in the rest of the test: an option's own point would speak for the key and against the others.
 */
export function optionFigures(chosen: readonly boolean[], criterion: readonly number[], isKey: boolean): OptionFigures {
  const takers = criterion.filter((_, sheet) => chosen[sheet]);
  const share = chosen.length === 0 ? 0 : takers.length / chosen.length;
  const correlation = itemCorrelation(chosen, criterion);
  const mean = takers.length === 0 ? null : meanOf(takers);
  return { share, mean, correlation, flag: chosen.length === 0 ? null : flagOf(isKey, share, correlation) };
}
