import type { ScaleRunResult } from '@caderneta/contract';

/** Standard errors to each side of an interval that holds 95 of a hundred. */
const SPAN = 1.96;

/** A mean with the interval in which it may lie; null of a group too small to have one. */
export const intervalOf = ({ mean, error }: { readonly mean: number | null; readonly error: number | null }) =>
  mean === null || error === null ? null : { value: mean, from: mean - SPAN * error, to: mean + SPAN * error };

type Year = ScaleRunResult['years'][number];

/** What lies between two years. */
export interface YearStep {
  readonly from: Year;
  readonly to: Year;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** Whether chance alone may have made it: the interval holds zero. */
  readonly mayBeChance: boolean;
}

/** From each year to the next. */
export const yearSteps = (years: readonly Year[]): YearStep[] =>
  years.slice(1).flatMap((to, at) => {
    const from = years[at];
    if (!from || from.mean === null || from.error === null || to.mean === null || to.error === null) return [];
    const difference = to.mean - from.mean;
    const span = SPAN * Math.hypot(from.error, to.error);
    const [low, high] = [difference - span, difference + span];
    return [{ from, to, difference, low, high, mayBeChance: low <= 0 && high >= 0 }];
  });
