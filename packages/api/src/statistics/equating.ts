import { chanceAt, D, type ItemCurve } from './irt/item-curve.ts';
import { normalNodes } from './irt/nodes.ts';
import { deviationOf, meanOf } from './moments.ts';

/** From the scale of one test to that of another: θ* = slope θ + shift. */
export interface Link {
  readonly slope: number;
  readonly shift: number;
}

/** A question that both tests asked, with its curve on the scale of each. */
export interface Anchor {
  readonly base: ItemCurve;
  readonly other: ItemCurve;
}

/** A link, and how far each anchor is from where it should be on the base's scale: b* − b. */
export interface Equating {
  readonly link: Link;
  readonly drifts: readonly { readonly difference: number; readonly hasDrifted: boolean }[];
}

const MOST_DRIFT = 0.5;

/** A pupil of the other test on the base's scale. */
export const linkTheta = ({ slope, shift }: Link, theta: number): number => slope * theta + shift;

/** A question of the other test on the base's scale. */
export const linkCurve = ({ slope, shift }: Link, { a, b, c }: ItemCurve): ItemCurve => ({
  a: a / slope,
  b: slope * b + shift,
  c,
});

function meanSigma(anchors: readonly Anchor[]): Link {
  const [base, other] = [anchors.map(({ base: { b } }) => b), anchors.map(({ other: { b } }) => b)];
  const slope = deviationOf(base) / deviationOf(other);
  return { slope, shift: meanOf(base) - slope * meanOf(other) };
}

/** How far the two test curves are apart over the pupils, and the step by which they come together (Gauss–Newton). */
function gapUnder(anchors: readonly Anchor[], link: Link) {
  const { thetas, weights } = normalNodes();
  let [gap, bySlope, byShift, ss, st, tt] = [0, 0, 0, 0, 0, 0];
  thetas.forEach((theta, node) => {
    const weight = weights[node] as number;
    let [difference, slopeward, shiftward] = [0, 0, 0];
    for (const { base, other } of anchors) {
      const linked = linkCurve(link, other);
      const chance = chanceAt(linked, theta);
      const known = (chance - other.c) / (1 - other.c);
      const rise = (1 - other.c) * known * (1 - known) * D;
      difference += chanceAt(base, theta) - chance;
      slopeward -= (rise * other.a * (theta - link.shift)) / link.slope ** 2;
      shiftward -= (rise * other.a) / link.slope;
    }
    gap += weight * difference ** 2;
    bySlope += weight * difference * slopeward;
    byShift += weight * difference * shiftward;
    ss += weight * slopeward ** 2;
    st += weight * slopeward * shiftward;
    tt += weight * shiftward ** 2;
  });
  const whole = ss * tt - st * st;
  const step =
    whole > 0 ? { slope: (bySlope * tt - byShift * st) / whole, shift: (ss * byShift - st * bySlope) / whole } : null;
  return { gap, step };
}

const MOST_STEPS = 50;
const SMALLEST_STEP = 1e-11;

/** Stocking–Lord: the link under which the anchors' test curves differ least, from a first one. */
function refine(anchors: readonly Anchor[], start: Link): Link {
  let [link, current] = [start, gapUnder(anchors, start)];
  for (let taken = 0; taken < MOST_STEPS && current.step; taken++) {
    const { slope, shift } = current.step;
    if (Math.abs(slope) + Math.abs(shift) < SMALLEST_STEP) break;
    let part = 1;
    let next = { slope: link.slope + slope, shift: link.shift + shift };
    while (part > 1e-6 && !(next.slope > 0 && gapUnder(anchors, next).gap <= current.gap)) {
      part /= 2;
      next = { slope: link.slope + part * slope, shift: link.shift + part * shift };
    }
    if (part <= 1e-6) break;
    [link, current] = [next, gapUnder(anchors, next)];
  }
  return link;
}

/**
 * Brings a test to the scale of another by the questions that both asked: mean–sigma, then Stocking–Lord. An anchor that is over half a
 * deviation from its place is named as drifted; whoever equates decides whether to leave it out and do so anew. Null where the anchors tell
 * nothing of a scale: under two, or all equally hard. Whether they are enough is the contract's rule.
 */
export function equate(anchors: readonly Anchor[]): Equating | null {
  const spread = (part: keyof Anchor) => deviationOf(anchors.map((anchor) => anchor[part].b));
  if (anchors.length < 2 || spread('base') === 0 || spread('other') === 0) return null;
  const link = refine(anchors, meanSigma(anchors));
  const drifts = anchors.map(({ base, other }) => {
    const difference = linkCurve(link, other).b - base.b;
    return { difference, hasDrifted: Math.abs(difference) > MOST_DRIFT };
  });
  return { link, drifts };
}

/**
 * Standard error of a link at points of the other test's scale, in deviations of the base; nothing without anchors. A jackknife over them, for
 * another choice of common questions would have put the point elsewhere (Monseur & Berezner, Journal of Applied Measurement 8, 2007).
 */
export function linkErrorOf(anchors: readonly Anchor[]): (theta: number) => number {
  const whole = equate(anchors)?.link;
  if (!whole) return () => 0;
  const links = anchors.map((_, out) =>
    refine(
      anchors.filter((_anchor, at) => at !== out),
      whole,
    ),
  );
  return (theta) => Math.sqrt(links.length - 1) * deviationOf(links.map((link) => linkTheta(link, theta)));
}
