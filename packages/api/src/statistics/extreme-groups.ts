import { sumOf } from './moments.ts';
import type { Share } from './reliability.ts';

/** The part of the sheets that each of the two groups has: Kelley's 27 %. */
const SHARE = 0.27;

/** Of each sheet how much of it counts in the group: 1, 0, or a part where more sheets are tied at the boundary than there is room for. */
export interface ExtremeGroups {
  readonly upper: readonly number[];
  readonly lower: readonly number[];
}

/** The sheets of one end: those beyond the score at its boundary, and those that have it. */
function endOf(scores: readonly number[], size: number, isUpper: boolean) {
  const sorted = scores.toSorted((a, b) => (isUpper ? b - a : a - b));
  const boundary = sorted[size - 1] as number;
  const beyond = scores.map((score) => (isUpper ? score > boundary : score < boundary));
  const tied = scores.map((score) => score === boundary);
  return { boundary, beyond, tied, within: beyond.filter(Boolean).length, ties: tied.filter(Boolean).length };
}

type End = ReturnType<typeof endOf>;

const weighed = ({ beyond, tied }: End, tie: number): number[] =>
  beyond.map((isBeyond, sheet) => (isBeyond ? 1 : tied[sheet] ? tie : 0));

/**
 * The sheets with the highest and the lowest 27 % of scores, round(0.27 n) each. Where sheets are tied at a boundary, all of them are taken
 * into both groups if these stay equally large and share nobody; else each counts for the part of it that there is room for. Null where
 * there is nobody in a group, or all have the same score.
 */
export function extremeGroups(scores: readonly number[]): ExtremeGroups | null {
  const size = Math.round(SHARE * scores.length);
  if (size === 0 || new Set(scores).size < 2) return null;
  const upper = endOf(scores, size, true);
  const lower = endOf(scores, size, false);
  const isSymmetrical = upper.within + upper.ties === lower.within + lower.ties && upper.boundary > lower.boundary;
  const tie = (end: End) => (isSymmetrical ? 1 : (size - end.within) / end.ties);
  return { upper: weighed(upper, tie(upper)), lower: weighed(lower, tie(lower)) };
}

/** The share of a group, 0 to 1, of which something holds; in part where it does. */
export const shareIn = (group: readonly number[], holds: readonly Share[]): number =>
  sumOf(group.map((weight, sheet) => weight * Number(holds[sheet] ?? 0))) / sumOf(group);

/** How well a question tells the upper group from the lower. */
export type SeparationBand = 'excellent' | 'good' | 'improve' | 'unacceptable';

/** The band of D = p upper − p lower: from .40 excellent, from .25 good, from 0 to improve, under 0 unacceptable. */
export function separationBand(difference: number): SeparationBand {
  if (difference >= 0.4) return 'excellent';
  if (difference >= 0.25) return 'good';
  return difference >= 0 ? 'improve' : 'unacceptable';
}
