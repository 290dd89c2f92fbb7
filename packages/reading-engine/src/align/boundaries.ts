import { LEAP_COST } from './step-costs.ts';

/** A frame of silence between words costs next to nothing; speech taken for silence costs more than a chance match. */
const SILENCE_COST = { silent: 0.03, speech: 1.25 };
/** Beginning to say something that is not in the text. */
const FILLER_OPENING = 2.5;
/**
 * Leaving words out: once for the gap, then for each word, short ones nearly as much as long ones. In frames of matched speech: where
 * voice and reference are alike, less is wrong with a word that was not read.
 */
const SKIP = { opening: 1.36, word: 0.82, frame: 0.011 };
/** Leaving the text before its end: no dearer than a few words, whatever is left. */
const TAIL = { opening: 2.5, word: 0.01 };

/** How a boundary between two words was reached; a byte a boundary and frame. */
export const ARRIVED = {
  source: 3,
  sources: { wordEnd: 0, wordEndLeapt: 1, silence: 2, filler: 3 },
  skipGoesOn: 4,
  bySkip: 8,
  silenceBegan: 16,
  fillerBegan: 32,
} as const;

/** Costs at the boundaries: boundary w stands before word w, the last after the last word. */
export interface Boundaries {
  /** Cheapest way to stand at each boundary after the last frame. */
  readonly entry: Float32Array;
  /** Goes one frame on; gives how each boundary was reached and the cheapest of all. */
  step(words: Float32Array, fillerCost: number, isSpeech: boolean): { arrived: Uint8Array; best: number };
  /** The boundary at which it is cheapest to stop, and what all costs then. */
  leave(): { leftAt: number; cost: number };
}

/**
 * Boundaries before the first frame.
 *
 * @param matched What a frame of matched speech costs.
 */
export function openBoundaries(firsts: Int32Array, matched: number): Boundaries {
  const count = firsts.length;
  const [ended, skipped, silence, filler, entry] = Array.from({ length: 5 }, () =>
    new Float32Array(count).fill(Infinity),
  ) as [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];
  const skipCosts = Float32Array.from(
    { length: count - 1 },
    (_, w) => matched * (SKIP.word + SKIP.frame * (firsts[w + 1]! - firsts[w]!)),
  );

  /** Skips words from each boundary on, and notes where that is cheapest. */
  function skipOn(arrived: Uint8Array): number {
    let best = Infinity;
    for (let w = 0; w < count; w++) {
      const opened = w > 0 ? ended[w - 1]! + matched * SKIP.opening : Infinity;
      const goesOn = w > 0 && skipped[w - 1]! < opened;
      skipped[w] = w > 0 ? (goesOn ? skipped[w - 1]! : opened) + skipCosts[w - 1]! : Infinity;
      if (goesOn) arrived[w]! |= ARRIVED.skipGoesOn;
      if (skipped[w]! < ended[w]!) arrived[w]! |= ARRIVED.bySkip;
      entry[w] = Math.min(ended[w]!, skipped[w]!);
      if (entry[w]! < best) best = entry[w]!;
    }
    return best;
  }

  ended[0] = 0;
  const opening = new Uint8Array(count);
  skipOn(opening);
  return {
    entry,
    step(words, fillerCost, isSpeech) {
      const arrived = new Uint8Array(count);
      const silenceCost = isSpeech ? SILENCE_COST.speech : SILENCE_COST.silent;
      for (let w = 0; w < count; w++) {
        const entered = entry[w]!;
        let byte = 0;
        if (entered < silence[w]!) byte |= ARRIVED.silenceBegan;
        silence[w] = Math.min(silence[w]!, entered) + silenceCost;
        if (entered + FILLER_OPENING < filler[w]!) byte |= ARRIVED.fillerBegan;
        filler[w] = Math.min(filler[w]!, entered + FILLER_OPENING) + fillerCost;
        const last = firsts[w]! - 1;
        let cheapest = w > 0 ? words[last]! : Infinity;
        let source: number = ARRIVED.sources.wordEnd;
        if (w > 0 && words[last - 1]! + LEAP_COST < cheapest) {
          cheapest = words[last - 1]! + LEAP_COST;
          source = ARRIVED.sources.wordEndLeapt;
        }
        if (silence[w]! < cheapest) {
          cheapest = silence[w]!;
          source = ARRIVED.sources.silence;
        }
        if (filler[w]! < cheapest) {
          cheapest = filler[w]!;
          source = ARRIVED.sources.filler;
        }
        ended[w] = cheapest;
        arrived[w] = byte | source;
      }
      return { arrived, best: skipOn(arrived) };
    },
    leave() {
      let leftAt = count - 1;
      let cost = entry[leftAt]!;
      for (let w = 0; w < count - 1; w++) {
        const left = entry[w]! + TAIL.opening + TAIL.word * (count - 1 - w);
        if (left < cost) [leftAt, cost] = [w, left];
      }
      return { leftAt, cost };
    },
  };
}
