import type { SheetLayout } from '../src/index.ts';
import type { PlannedQuestion } from './answer-plan.ts';
import { type Covering, chooseFinger, chooseHand, hiddenShare } from './covering.ts';
import type { Level } from './levels.ts';
import type { Random } from './random.ts';

/** From this share of a bubble hidden on, its question may be left to a person. */
const hiddenEnough = 0.1;
/** Shares of all bubbles that a hand over the answers hides. */
const handHides = { least: 0.02, most: 0.2 } as const;

const hiddenBubbles = (layout: SheetLayout, coverings: readonly Covering[]) =>
  layout.bubbles.filter(({ xMm, yMm, rMm }) =>
    coverings.some((covering) => hiddenShare(covering, xMm, yMm, rMm) > hiddenEnough),
  );

/** Draws what lies on the sheet: a finger, a hand. */
export function chooseCoverings(layout: SheetLayout, level: Level, random: Random): Covering[] {
  const coverings: Covering[] = [];
  if (random.chance(level.chances.finger)) coverings.push(chooseFinger(layout, random));
  if (!random.chance(level.chances.hand)) return coverings;
  for (;;) {
    const hand = chooseHand(layout, random);
    const share = hiddenBubbles(layout, [hand]).length / layout.bubbles.length;
    if (share >= handHides.least && share <= handHides.most) return [...coverings, hand];
  }
}

/** A question with a hidden bubble may be left to a person. */
export function withHidden(truth: readonly PlannedQuestion[], layout: SheetLayout, coverings: readonly Covering[]) {
  if (coverings.length === 0) return truth;
  const hidden = new Set(hiddenBubbles(layout, coverings).map(({ group, question }) => `${group} ${question}`));
  return truth.map((one) => (hidden.has(`${one.group} ${one.question}`) ? { ...one, doubtful: true } : one));
}
