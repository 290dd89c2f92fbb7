import type { Observation } from './observe.ts';

/** A generator of numbers from 0 to 1 that gives the same each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same words in an order that chance gives: to a recording, a text that was not read. */
export function shuffleWords(observation: Observation, seed: number): Observation {
  const { firsts, reference: rows, width } = observation;
  const random = seeded(seed);
  const order = Array.from({ length: firsts.length - 1 }, (_, w) => w);
  for (let i = order.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [order[i], order[other]] = [order[other]!, order[i]!];
  }
  const reference = new Float64Array(rows.length);
  const positions = new Int32Array(firsts.length);
  for (const [position, w] of order.entries()) {
    reference.set(rows.subarray(firsts[w]! * width, firsts[w + 1]! * width), positions[position]! * width);
    positions[position + 1] = positions[position]! + firsts[w + 1]! - firsts[w]!;
  }
  return { ...observation, reference, firsts: positions };
}
