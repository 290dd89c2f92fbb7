import { mean } from '../core/statistics.ts';
import { adapt } from './adapt.ts';
import { align, matchCost } from './match-cost.ts';
import type { Observation } from './observe.ts';
import { shuffleWords } from './shuffle-words.ts';

/** Seeds of the orders of the words that stand for other texts. */
const OTHER_ORDERS: readonly number[] = [1, 2];

/**
 * How much better the text fits than its own words in other orders, through each of several vocal tracts. The other orders may be
 * adapted to the voice as the text is, on the path that fits before: only the order tells.
 *
 * @param seen One voice's reading of the text through each vocal tract, the likeliest first: the path is sought through that one.
 * @returns About 0 for another text, 1 at most; in the order given.
 */
export function marginsOf(seen: readonly [Observation, ...Observation[]]): number[] {
  const costsIn = (ordered: (one: Observation) => Observation): number[] => {
    const path = align(ordered(seen[0]));
    return seen.map((one) => matchCost(adapt(ordered(one), path)));
  };
  const own = costsIn((one) => one);
  const others = OTHER_ORDERS.map((seed) => costsIn((one) => shuffleWords(one, seed)));
  return own.map((cost, i) => {
    const chance = mean(others.map((costs) => costs[i]!));
    return (chance - cost) / chance;
  });
}
