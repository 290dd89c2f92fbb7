import type { RingCandidate } from './ring-candidates.ts';

/** A window holds candidates from its size up to this many times it: perspective makes the near ones larger. */
const WINDOW_RATIO = 1.42;
/** Sizes taken with a window, as multiples of its smallest. */
const LEAST_OF_WINDOW = 0.9;
const MOST_OF_WINDOW = 1.5;
/** Two windows differ at least by this in the logarithm of their size. */
const MIN_LOG_DISTANCE = 0.25;
const MIN_MEMBERS = 8;
const MAX_WINDOWS = 4;

export interface SizeWindow {
  /** Smallest size in the window, px. */
  readonly from: number;
  readonly members: number;
}

/** The candidates of about a window's sizes. */
export const ofAboutSize = (candidates: readonly RingCandidate[], { from }: SizeWindow): RingCandidate[] =>
  candidates.filter(({ size }) => size >= from * LEAST_OF_WINDOW && size <= from * MOST_OF_WINDOW);

/** Sizes that many candidates share, most members first: the bubbles' size is one of them. */
export function sizeWindows(candidates: readonly RingCandidate[]): SizeWindow[] {
  const sizes = candidates.map((c) => c.size).sort((a, b) => a - b);
  const all: SizeWindow[] = [];
  let end = 0;
  for (let i = 0; i < sizes.length; i++) {
    const from = sizes[i]!;
    while (end < sizes.length && sizes[end]! <= from * WINDOW_RATIO) end++;
    all.push({ from, members: end - i });
  }
  all.sort((a, b) => b.members - a.members);
  const windows: SizeWindow[] = [];
  for (const window of all) {
    if (window.members < MIN_MEMBERS || windows.length >= MAX_WINDOWS) break;
    if (windows.every((w) => Math.abs(Math.log(w.from / window.from)) > MIN_LOG_DISTANCE)) windows.push(window);
  }
  return windows;
}
