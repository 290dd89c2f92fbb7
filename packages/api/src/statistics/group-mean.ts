import type { ThetaEstimate } from './irt/calibrate.ts';
import { deviationOf, meanOf } from './moments.ts';

/** Pupils under which a mean would say where single ones stand. */
const fewestOfGroup = 10;

/**
 * Mean of pupils' estimates and its standard error; null for fewer than ten. The variance of where pupils stand is that of their estimates
 * and, on average, that of each posterior (law of total variance), so that the error tells both who was sampled and how short the test is.
 */
export function groupMean(estimates: readonly ThetaEstimate[]): { mean: number; error: number } | null {
  if (estimates.length < fewestOfGroup) return null;
  const spread = deviationOf(estimates.map(({ theta }) => theta)) ** 2;
  const uncertainty = meanOf(estimates.map(({ error }) => error ** 2));
  return {
    mean: meanOf(estimates.map(({ theta }) => theta)),
    error: Math.sqrt((spread + uncertainty) / estimates.length),
  };
}
