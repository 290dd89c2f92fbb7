import { D, type ItemCurve } from './item-curve.ts';

/**
 * The questions as the estimation holds them, an element a question: log-odds d + a θ of knowing, and the share c of guessing. The three
 * are parts of `all`, so that a cycle is one step of one vector.
 */
export interface Parameters {
  readonly all: Float64Array;
  readonly intercepts: Float64Array;
  readonly slopes: Float64Array;
  readonly guesses: Float64Array;
}

function divided(all: Float64Array): Parameters {
  const items = all.length / 3;
  const [intercepts, slopes, guesses] = [0, 1, 2].map((part) => all.subarray(part * items, (part + 1) * items));
  return { all, intercepts, slopes, guesses } as Parameters;
}

/** The parameters of some curves. */
export const parametersOf = (curves: readonly ItemCurve[]): Parameters =>
  divided(
    Float64Array.from([
      ...curves.map(({ a, b }) => -D * a * b),
      ...curves.map(({ a }) => D * a),
      ...curves.map(({ c }) => c),
    ]),
  );

/** The curve of one question. */
export function curveAt({ intercepts, slopes, guesses }: Parameters, at: number): ItemCurve {
  const a = (slopes[at] as number) / D;
  return { a, b: -(intercepts[at] as number) / (D * a), c: guesses[at] as number };
}

const lengthOf = (vector: Float64Array): number => Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));

/** Guessing stays a chance, however far a step goes. */
const LEAST_GUESS = 1e-4;
const MOST_GUESS = 0.9;

/**
 * SQUAREM (Varadhan & Roland, Scandinavian Journal of Statistics 35, 2008): from three vectors that followed each other, one further along
 * the same way. Spares EM two cycles of three; whoever uses it looks whether the likelihood rose.
 */
export function further([first, second, third]: readonly [Float64Array, Float64Array, Float64Array]): Float64Array {
  const step = second.map((value, at) => value - (first[at] as number));
  const bend = third.map((value, at) => value - (second[at] as number) - (step[at] as number));
  const reach = lengthOf(bend);
  const pace = reach === 0 ? 1 : Math.max(1, lengthOf(step) / reach);
  const guesses = (first.length / 3) * 2;
  return first.map((value, at) => {
    const next = value + 2 * pace * (step[at] as number) + pace * pace * (bend[at] as number);
    return at < guesses || third[at] === 0 ? next : Math.max(LEAST_GUESS, Math.min(MOST_GUESS, next));
  });
}
