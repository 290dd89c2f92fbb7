/** Seeded random numbers: the same seed gives the same photo on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [low, high). */
  between(low: number, high: number): number;
  /** Whole number, low to high, both included. */
  whole(low: number, high: number): number;
  normal(): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Item drawn by weight. */
  draw<Item>(weighted: readonly (readonly [Item, number])[]): Item;
}

/** Mulberry32: 32 bits of state, good enough to vary photos. @source Tommy Ettinger, public domain. */
export function seededRandom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new RangeError('pick from an empty list');
    return item;
  };
  return {
    next,
    between,
    pick,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    chance: (probability) => next() < probability,
    draw: (weighted) => {
      let left = next() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of weighted) {
        left -= weight;
        if (left <= 0) return item;
      }
      return pick(weighted)[0];
    },
  };
}
