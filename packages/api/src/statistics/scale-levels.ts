import { D, type ItemCurve } from './irt/item-curve.ts';

/** Of the pupils at a question's point so many know it: two of three, as level descriptions commonly have it. */
const KNOWING = 2 / 3;
/** Points from one level to the next: half a deviation of the base year. */
const LEVEL_WIDTH = 25;

/** So many deviations from the mean stand next to no pupils: a point beyond is a guess of a curve that hardly rises. */
const FARTHEST = 4;

/** Where on the base's scale two of three pupils know a question, guessing apart; null where the best know it least, or no pupil stands. */
export function describingTheta({ a, b }: ItemCurve): number | null {
  const theta = b + Math.log(KNOWING / (1 - KNOWING)) / (D * a);
  return a > 0 && Math.abs(theta) <= FARTHEST ? theta : null;
}

/** The levels that questions describe, the lowest first, each with the questions whose points lie in it. A question without a point describes none. */
export function levelsOf<Item>(items: readonly { readonly item: Item; readonly point: number | null }[]) {
  const levels = new Map<number, Item[]>();
  for (const { item, point } of items.toSorted((left, right) => (left.point ?? 0) - (right.point ?? 0))) {
    if (point === null) continue;
    const from = Math.floor(point / LEVEL_WIDTH) * LEVEL_WIDTH;
    levels.set(from, [...(levels.get(from) ?? []), item]);
  }
  return [...levels].map(([from, described]) => ({ from, items: described }));
}
