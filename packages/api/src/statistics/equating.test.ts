import { describe, expect, test } from 'vitest';
import { equate, type Link, linkCurve, linkErrorOf, linkTheta } from './equating.ts';
import { calibrate } from './irt/calibrate.ts';
import { chanceAt, type ItemCurve } from './irt/item-curve.ts';
import { patternsOf } from './irt/patterns.ts';
import { sumOf } from './moments.ts';
import { networkError, networkScore, networkTheta } from './network-scale.ts';
import { lsat6 } from './testing/lsat6.ts';
import { simulateTest } from './testing/simulated-test.ts';

/** The questions as a population sees them whose θ is (θ* − 0.3) / 1.2. */
const asOther = (base: readonly ItemCurve[]) => base.map(({ a, b, c }) => ({ a: a * 1.2, b: (b - 0.3) / 1.2, c }));

function anchorsOf(base: readonly ItemCurve[], other = asOther(base)) {
  return base.map((curve, at) => ({ base: curve, other: other[at] as ItemCurve }));
}

const curvesOfLsat = (model: '2PL' | '3PL'): ItemCurve[] => {
  const outcome = calibrate(patternsOf(lsat6.rows, lsat6.counts), { model });
  return outcome.ok ? outcome.calibration.curves.flatMap((curve) => curve ?? []) : [];
};

describe('equate', () => {
  test.each(['2PL', '3PL'] as const)('finds the way back from a changed scale to 1e-9 (%s)', (model) => {
    const base = curvesOfLsat(model);
    const found = equate(anchorsOf(base));
    expect(Math.abs((found?.link.slope ?? 0) - 1.2)).toBeLessThan(1e-9);
    expect(Math.abs((found?.link.shift ?? 0) - 0.3)).toBeLessThan(1e-9);
    expect(found?.drifts.every(({ hasDrifted }) => !hasDrifted)).toBe(true);
  });

  test('the test curves of anchors that moved each its own way lie as near as a link can bring them (Stocking–Lord)', () => {
    const base = Array.from({ length: 10 }, (_, at) => ({ a: 0.8 + 0.1 * (at % 4), b: -2 + at * 0.4, c: 0 }));
    const anchors = anchorsOf(
      base,
      asOther(base).map((curve, at) => ({
        ...curve,
        b: curve.b + ([0.3, -0.1, -0.2][at % 3] ?? 0),
        a: curve.a * (1 + (at % 2) / 5),
      })),
    );
    const gapUnder = (link: Link): number => {
      const thetas = Array.from({ length: 121 }, (_, at) => (at - 60) / 10);
      const apart = (theta: number) =>
        sumOf(anchors.map(({ base: own, other }) => chanceAt(own, theta) - chanceAt(linkCurve(link, other), theta)));
      return sumOf(thetas.map((theta) => Math.exp(-(theta ** 2) / 2) * apart(theta) ** 2));
    };
    const { slope, shift } = equate(anchors)?.link ?? { slope: 1, shift: 0 };
    const least = gapUnder({ slope, shift });
    for (const by of [-0.01, 0.01]) {
      expect(gapUnder({ slope: slope + by, shift })).toBeGreaterThan(least);
      expect(gapUnder({ slope, shift: shift + by })).toBeGreaterThan(least);
    }
  });

  test('two calibrations of one test by two populations come to one scale', () => {
    const { curves, rows } = simulateTest(51, { pupils: 2000, items: 20 });
    const outcome = calibrate(patternsOf(rows), { model: '2PL' });
    const own = outcome.ok ? outcome.calibration.curves.flatMap((curve) => curve ?? []) : [];
    const found = equate(curves.map((base, at) => ({ base, other: own[at] as ItemCurve })));
    expect(Math.abs((found?.link.slope ?? 0) - 1)).toBeLessThan(0.08);
    expect(Math.abs(found?.link.shift ?? 1)).toBeLessThan(0.08);
  });

  test('names the anchor that became easier, and only that one', () => {
    const base = Array.from({ length: 10 }, (_, at) => ({ a: 1, b: -2 + at * 0.4, c: 0 }));
    const other = asOther(base).map((curve, at) => (at === 4 ? { ...curve, b: curve.b - 1 } : curve));
    const found = equate(anchorsOf(base, other));
    expect(found?.drifts.map(({ hasDrifted }) => hasDrifted)).toEqual(base.map((_, at) => at === 4));
    expect(found?.drifts[4]?.difference).toBeLessThan(-0.5);
  });

  test('anchors that say nothing of a scale give none', () => {
    const same = { a: 1, b: 0.5, c: 0 };
    expect(equate([{ base: same, other: same }])).toBeNull();
    expect(equate([same, same, same].map((curve) => ({ base: curve, other: curve })))).toBeNull();
  });

  test('the link is as sure as its anchors agree: surely where all do, less the more each says something else', () => {
    const base = Array.from({ length: 10 }, (_, at) => ({ a: 1, b: -2 + at * 0.4, c: 0 }));
    const off = (by: number) => asOther(base).map((curve, at) => ({ ...curve, b: curve.b + (at % 2 ? by : -by) }));
    expect(linkErrorOf(anchorsOf(base))(0)).toBeLessThan(1e-9);
    const [slight, large] = [0.1, 0.3].map((by) => linkErrorOf(anchorsOf(base, off(by)))(0));
    // Ten anchors that each lie 1.2 × 0.1 off their place: as a mean of ten, some 0.04.
    expect(slight).toBeGreaterThan(0.02);
    expect(slight).toBeLessThan(0.08);
    expect((large ?? 0) / (slight ?? 1)).toBeCloseTo(3, 0);
  });

  test('the error of a link is the same from curves that it has been applied to', () => {
    const base = Array.from({ length: 10 }, (_, at) => ({ a: 0.8 + 0.05 * at, b: -2 + at * 0.4, c: 0 }));
    const anchors = anchorsOf(
      base,
      asOther(base).map((curve, at) => ({ ...curve, b: curve.b + ([0.2, -0.3, 0.1][at % 3] ?? 0) })),
    );
    const { link } = equate(anchors) as { link: Link };
    const linked = anchors.map((anchor) => ({ base: anchor.base, other: linkCurve(link, anchor.other) }));
    const [before, after] = [anchors, linked].map(linkErrorOf);
    for (const theta of [-2, 0, 1.5]) {
      expect(after?.(linkTheta(link, theta))).toBeCloseTo(before?.(theta) ?? Number.NaN, 8);
    }
    // Far from the anchors their scatter turns the link as well as it shifts it.
    expect(before?.(4)).toBeGreaterThan(before?.(0) ?? Number.NaN);
    expect(linkErrorOf([])(0)).toBe(0);
  });
});

describe('the scale of the network', () => {
  test('pupil and question go to the base scale by the same link', () => {
    const link = { slope: 1.2, shift: 0.3 };
    expect(linkTheta(link, 0.5)).toBeCloseTo(0.9, 12);
    expect(linkCurve(link, { a: 1.2, b: 0.5, c: 0.2 })).toEqual({ a: 1, b: 0.8999999999999999, c: 0.2 });
  });

  test('has 250 where the base year stood, and 50 a deviation', () => {
    expect([networkScore(0), networkScore(1), networkScore(-1.5), networkError(0.4)]).toEqual([250, 300, 175, 20]);
    expect(networkTheta(networkScore(0.75))).toBe(0.75);
  });
});
