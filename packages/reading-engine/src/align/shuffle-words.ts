import { WIDTH } from './features.ts';
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

/** Orders drawn to find one that keeps few neighbours together: a short text's first draw may be the text itself. */
const DRAWS = 8;

function drawOrder(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, w) => w);
  for (let i = count - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [order[i], order[other]] = [order[other]!, order[i]!];
  }
  return order;
}

const keptNeighbours = (order: readonly number[]): number =>
  order.filter((w, i) => w === (order[i - 1] ?? -1) + 1).length;

function shuffledOrder(count: number, seed: number): number[] {
  const random = seeded(seed);
  const drawn = Array.from({ length: DRAWS }, () => drawOrder(count, random));
  return drawn.reduce((best, order) => (keptNeighbours(order) < keptNeighbours(best) ? order : best));
}

/** The same words in an order that chance gives: to a recording, a text that was not read. */
export function shuffleWords(observation: Observation, seed: number): Observation {
  const { firsts, reference: rows } = observation;
  const reference = new Float32Array(rows.length);
  const places = new Int32Array(firsts.length);
  for (const [place, w] of shuffledOrder(firsts.length - 1, seed).entries()) {
    reference.set(rows.subarray(firsts[w]! * WIDTH, firsts[w + 1]! * WIDTH), places[place]! * WIDTH);
    places[place + 1] = places[place]! + firsts[w + 1]! - firsts[w]!;
  }
  return { ...observation, reference, firsts: places };
}
