import { ARRIVED } from './boundaries.ts';
import { FROM, type Lattice } from './search.ts';

/** The best path: what each pupil frame was read as. */
export interface Path {
  /** Reference frame of each pupil frame; −1 silence between words, −2 speech that is not in the text. */
  readonly frames: Int32Array;
  /** First pupil frame of each word; −1 for a word left out. */
  readonly starts: Int32Array;
  /** One past the last pupil frame of each word; −1 for a word left out. */
  readonly ends: Int32Array;
  /** Words before this one were reached; those from it on were not. */
  readonly leftAt: number;
}

export const SILENCE = -1;
export const OTHER_SPEECH = -2;

/** Follows the lattice back from where the text was left. */
export function trace(lattice: Lattice, firsts: Int32Array): Path {
  const { arrivals, lows, boundaries, leftAt } = lattice;
  const words = firsts.length - 1;
  const frames = new Int32Array(arrivals.length).fill(SILENCE);
  const starts = new Int32Array(words).fill(-1);
  const ends = new Int32Array(words).fill(-1);
  let t = arrivals.length - 1;
  let w = leftAt;

  /** Walks back over skipped words; true where a boundary was reached by what was heard at frame t. */
  function passSkips(): void {
    if (!(boundaries[t]![w]! & ARRIVED.bySkip)) return;
    for (;;) {
      const goesOn = boundaries[t]![w]! & ARRIVED.skipGoesOn;
      w--;
      if (!goesOn) return;
    }
  }

  /** Walks back through a gap until it began. */
  function passGap(began: number, label: number): void {
    for (;;) {
      frames[t] = label;
      const isFirst = boundaries[t]![w]! & began;
      t--;
      if (isFirst || t < 0) return;
    }
  }

  function passWord(leapt: boolean): void {
    let j = firsts[w]! - (leapt ? 2 : 1);
    w--;
    ends[w] = t + 1;
    for (;;) {
      frames[t] = j;
      const how = arrivals[t]![j - lows[t]!]!;
      if (how === FROM.boundary || how === FROM.boundaryLeapt) break;
      j -= how === FROM.leap ? 2 : how === FROM.before ? 1 : 0;
      t--;
    }
    starts[w] = t;
    t--;
  }

  while (t >= 0) {
    passSkips();
    const source = boundaries[t]![w]! & ARRIVED.source;
    if (source === ARRIVED.sources.silence) passGap(ARRIVED.silenceBegan, SILENCE);
    else if (source === ARRIVED.sources.filler) passGap(ARRIVED.fillerBegan, OTHER_SPEECH);
    else passWord(source === ARRIVED.sources.wordEndLeapt);
  }
  return { frames, starts, ends, leftAt };
}
