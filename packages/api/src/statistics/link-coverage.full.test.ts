import { expect, test } from 'vitest';
import { equate, linkErrorOf, linkTheta } from './equating.ts';
import { groupMean } from './group-mean.ts';
import { calibrate, estimatePupils } from './irt/calibrate.ts';
import { patternsOf } from './irt/patterns.ts';
import { deviationOf, meanOf } from './moments.ts';
import { simulateTest } from './testing/simulated-test.ts';

const [cycles, pupils, common] = [60, 300, 12] as const;

/** One exam of a population, calibrated on a scale of its own. */
function calibrated(rows: readonly (readonly boolean[])[]) {
  const patterns = patternsOf(rows);
  const outcome = calibrate(patterns, { model: '2PL' });
  if (!outcome.ok) throw new Error(outcome.code);
  const { curves } = outcome.calibration;
  const estimates = estimatePupils(patterns, curves);
  return { curves, group: groupMean([...patterns.rows].map((at) => estimates[at] ?? { theta: 0, error: 1 })) };
}

test('of two years drawn again and again the interval of their difference holds the truth about as often as it says', () => {
  const drawn = Array.from({ length: cycles }, (_, cycle) => {
    // The same questions, asked of two samples of one population: in truth nothing lies between them.
    const { rows } = simulateTest(1000 + cycle, { pupils: 2 * pupils, items: 20 });
    const [base, other] = [calibrated(rows.slice(0, pupils)), calibrated(rows.slice(pupils))];
    const anchors = base.curves
      .slice(0, common)
      .flatMap((curve, at) => (curve && other.curves[at] ? [{ base: curve, other: other.curves[at] }] : []));
    const link = equate(anchors)?.link;
    if (!link || !base.group || !other.group) throw new Error('no link');
    const difference = linkTheta(link, other.group.mean) - base.group.mean;
    const own = Math.hypot(base.group.error, link.slope * other.group.error);
    return { difference, own, error: Math.hypot(own, linkErrorOf(anchors)(other.group.mean)) };
  });
  const held = drawn.filter(({ difference, error }) => Math.abs(difference) < 1.96 * error).length / cycles;
  const scatter = deviationOf(drawn.map(({ difference }) => difference));
  const stated = Math.sqrt(meanOf(drawn.map(({ error }) => error ** 2)));
  process.stdout.write(`held ${held.toFixed(3)}, scatter ${scatter.toFixed(3)}, stated ${stated.toFixed(3)}\n`);
  expect(held).toBeGreaterThan(0.9);
  expect(stated / scatter).toBeGreaterThan(0.9);
  expect(stated / scatter).toBeLessThan(1.3);
  // Without the link's error it would be too narrow: that of the questions' own curves is in it.
  expect(Math.sqrt(meanOf(drawn.map(({ own }) => own ** 2)))).toBeLessThan(stated);
}, 300_000);
