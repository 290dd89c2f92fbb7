import type { ThetaEstimate } from './irt/calibrate.ts';
import { deviationOf, meanOf } from './moments.ts';

/** Pupils under which a mean would say where single ones stand. */
const fewestOfGroup = 10;

/**
 * Mean of a group on the scale of its own exam, and its standard error; null for fewer than ten. A pupil's estimate (EAP) is drawn towards the
 * mean of all by as much as the answers leave open, 1 − error² being its reliability (Bock & Mislevy, Applied Psychological Measurement 6, 1982).
 * A group is not: its mean is that of the estimates divided by their mean reliability, or groups would seem more alike than they are, and the
 * shorter the test the more so. The error tells both who was sampled and how short the test is.
 */
export function groupMean(estimates: readonly ThetaEstimate[]): { mean: number; error: number } | null {
  const reliability = meanOf(estimates.map(({ error }) => 1 - error ** 2));
  if (estimates.length < fewestOfGroup || !(reliability > 0)) return null;
  const thetas = estimates.map(({ theta }) => theta);
  return {
    mean: meanOf(thetas) / reliability,
    error: deviationOf(thetas) / reliability / Math.sqrt(estimates.length - 1),
  };
}
