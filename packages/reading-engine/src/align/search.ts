import { openBoundaries } from './boundaries.ts';
import { distance } from './features.ts';
import type { Observation } from './observe.ts';
import { LEAP_COST, STAY_COST } from './step-costs.ts';

/** Paths this much dearer than the best are given up: about 0.8 s on the wrong words, or 30 words left out. */
const BEAM = 14;

/** How a reference frame was reached. */
export const FROM = { same: 0, before: 1, leap: 2, boundary: 3, boundaryLeapt: 4 } as const;

/** All that is needed to trace the best path back. */
export interface Lattice {
  /** For each pupil frame the arrivals of the reference frames from `lows` on. */
  readonly arrivals: readonly Uint8Array[];
  readonly lows: Int32Array;
  /** For each pupil frame how each boundary between words was reached. */
  readonly boundaries: readonly Uint8Array[];
  /** Boundary at which the text was left, and the total cost. */
  readonly leftAt: number;
  readonly cost: number;
}

/**
 * Finds the cheapest way to read the recording as the text (Viterbi): through the reference's frames in order, at half to any
 * multiple of its rate, with words skipped, silences and other speech between words, and an early end.
 *
 * @param matched What a frame of matched speech costs.
 */
export function search(observation: Observation, matched: number): Lattice {
  const { pupil, reference, width, firsts, unit, isSpeech, filler } = observation;
  const frames = isSpeech.length;
  const states = firsts.at(-1)!;
  /** Word that begins at a reference frame, or −1. */
  const begins = new Int32Array(states + 1).fill(-1);
  for (const [w, first] of firsts.entries()) begins[first] = w;
  let before = new Float32Array(states).fill(Infinity);
  let now = new Float32Array(states).fill(Infinity);
  const boundary = openBoundaries(firsts, matched);
  const { entry } = boundary;
  const perUnit = 1 / unit;
  const arrivals: Uint8Array[] = [];
  const boundaries: Uint8Array[] = [];
  const lows = new Int32Array(frames);
  let [low, high, best] = [0, 0, 0];

  for (let t = 0; t < frames; t++) {
    const limit = best + BEAM;
    for (let w = 0; w + 1 < firsts.length; w++) {
      if (entry[w]! >= limit) continue;
      low = high === low ? firsts[w]! : Math.min(low, firsts[w]!);
      high = Math.max(high, firsts[w]! + 1);
    }
    high = Math.min(states, high + 2);
    const arrived = new Uint8Array(high - low);
    best = Infinity;
    for (let j = low; j < high; j++) {
      let cost = before[j]! + STAY_COST;
      let from: number = FROM.same;
      const word = begins[j]!;
      if (word >= 0) {
        const entered = entry[word]!;
        if (entered < cost) {
          cost = entered;
          from = FROM.boundary;
        }
      } else {
        const stepped = before[j - 1]!;
        if (stepped < cost) {
          cost = stepped;
          from = FROM.before;
        }
        const behind = begins[j - 1]!;
        const leapt = LEAP_COST + (behind >= 0 ? entry[behind]! : before[j - 2]!);
        if (leapt < cost) {
          cost = leapt;
          from = behind >= 0 ? FROM.boundaryLeapt : FROM.leap;
        }
      }
      if (cost >= limit) {
        now[j] = Infinity;
        continue;
      }
      cost += distance(pupil, t, reference, j, width) * perUnit;
      now[j] = cost;
      arrived[j - low] = from;
      if (cost < best) best = cost;
    }
    arrivals.push(arrived);
    lows[t] = low;
    const step = boundary.step(now, filler[t]!, isSpeech[t] === 1);
    boundaries.push(step.arrived);
    best = Math.min(best, step.best);
    [before, now] = [now, before];
    now.fill(Infinity, low, high);
    while (low < high && before[low]! > best + BEAM) before[low++] = Infinity;
    while (high > low && before[high - 1]! > best + BEAM) before[--high] = Infinity;
  }
  return { arrivals, lows, boundaries, ...boundary.leave() };
}
