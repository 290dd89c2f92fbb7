import type { ItemCurve } from '../irt/item-curve.ts';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A test whose curves are known, and how pupils of a normal population answered it. */
export interface SimulatedTest {
  readonly curves: readonly ItemCurve[];
  readonly thetas: readonly number[];
  readonly rows: readonly (readonly boolean[])[];
}

/** Draws one: slopes from 0.6 to 1.6, difficulties spread from −2 to 2. */
export function simulateTest(
  seed: number,
  { pupils, items, guess = 0 }: { pupils: number; items: number; guess?: number },
): SimulatedTest {
  const next = numbersFrom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const curves = Array.from({ length: items }, () => ({ a: 0.6 + next(), b: 4 * next() - 2, c: guess }));
  const thetas = Array.from({ length: pupils }, normal);
  const rows = thetas.map((theta) =>
    curves.map(({ a, b, c }) => next() < c + (1 - c) / (1 + Math.exp(-a * (theta - b)))),
  );
  return { curves, thetas, rows };
}
