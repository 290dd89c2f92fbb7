import { describe, expect, test } from 'vitest';
import { expectedOf, lsat6 } from '../testing/lsat6.ts';
import { simulateTest } from '../testing/simulated-test.ts';
import { type Calibration, type CalibrationOptions, calibrate, estimatePupils } from './calibrate.ts';
import type { ItemCurve } from './item-curve.ts';
import { modelsFor } from './models.ts';
import { type Patterns, patternsOf } from './patterns.ts';

function calibrated(patterns: Patterns, options: CalibrationOptions): Calibration {
  const outcome = calibrate(patterns, options);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.calibration;
}

const rootMeanSquare = (found: Calibration['curves'], truth: readonly ItemCurve[], part: keyof ItemCurve): number =>
  Math.sqrt(
    truth.reduce((sum, curve, item) => sum + ((found[item]?.[part] ?? 0) - curve[part]) ** 2, 0) / truth.length,
  );

function expectNear(found: readonly number[], quantity: string) {
  const wanted = expectedOf(quantity);
  expect(wanted.length).toBe(found.length);
  wanted.forEach(({ value, tolerance }, at) => {
    expect(Math.abs((found[at] as number) - value), `${quantity} ${at + 1}: ${found[at]}`).toBeLessThanOrEqual(
      tolerance,
    );
  });
}

describe('the LSAT, section 6', () => {
  const patterns = patternsOf(lsat6.rows, lsat6.counts);
  const twoParameters = calibrated(patterns, { model: '2PL' });

  test('likelihood, slopes and difficulties are those of the R package ltm', () => {
    expectNear([twoParameters.logLikelihood], 'logLik_2PL');
    expectNear(
      twoParameters.curves.map((curve) => curve?.a ?? 0),
      'a',
    );
    expectNear(
      twoParameters.curves.map((curve) => curve?.b ?? 0),
      'b',
    );
  });

  test('places who had nothing right and who had all', () => {
    const estimates = estimatePupils(patternsOf([Array(5).fill(false), Array(5).fill(true)]), twoParameters.curves);
    expectNear([estimates[0]?.theta ?? 0], 'EAP 00000');
    expectNear([estimates[1]?.theta ?? 0], 'EAP 11111');
    // As ltm has it for all right: the spread of what is left open.
    expect(estimates[1]?.error).toBeCloseTo(0.859, 2);
  });

  test('Rasch has one slope, and the likelihood that ltm prints for it', () => {
    const { curves, logLikelihood } = calibrated(patterns, { model: 'RASCH' });
    expect(new Set(curves.map((curve) => curve?.a)).size).toBe(1);
    expect(curves[0]?.a).toBeCloseTo(0.755, 2);
    expect(logLikelihood).toBeCloseTo(-2466.938, 2);
  });

  test('what no pupil answered differently says nothing, and moves no other question', () => {
    const longer = patternsOf(
      lsat6.rows.map((row) => [true, ...row]),
      lsat6.counts,
    );
    const { curves } = calibrated(longer, { model: '2PL' });
    expect(curves[0]).toBeNull();
    expect(curves.slice(1)).toEqual(twoParameters.curves);
    const [estimated] = estimatePupils(patternsOf([[false, ...Array(5).fill(true)]]), curves);
    expect(estimated?.theta).toBeCloseTo(0.646, 2);
  });
});

describe('tests whose curves are known', () => {
  test.each([11, 12, 13])('two parameters come back from 1,000 pupils and 30 questions (seed %i)', (seed) => {
    const { rows, curves } = simulateTest(seed, { pupils: 1000, items: 30 });
    const found = calibrated(patternsOf(rows), { model: '2PL' });
    expect(rootMeanSquare(found.curves, curves, 'b')).toBeLessThanOrEqual(0.2);
    expect(rootMeanSquare(found.curves, curves, 'a')).toBeLessThanOrEqual(0.15);
  });

  test('guessing is found near what it is, and difficulty beside it', () => {
    const { rows, curves } = simulateTest(21, { pupils: 3000, items: 20, guess: 0.2 });
    const found = calibrated(patternsOf(rows), { model: '3PL', options: 5 });
    expect(rootMeanSquare(found.curves, curves, 'c')).toBeLessThanOrEqual(0.08);
    expect(rootMeanSquare(found.curves, curves, 'b')).toBeLessThanOrEqual(0.35);
  });

  test('pupils are estimated as near as their error says', () => {
    const { rows, thetas, curves } = simulateTest(31, { pupils: 1000, items: 30 });
    const patterns = patternsOf(rows);
    const ofPattern = estimatePupils(patterns, curves);
    const estimated = [...patterns.rows].map((pattern) => ofPattern[pattern] ?? { theta: 0, error: 0 });
    const within = estimated.filter(
      ({ theta, error }, pupil) => Math.abs(theta - (thetas[pupil] as number)) < 1.96 * error,
    );
    expect(within.length / estimated.length).toBeGreaterThan(0.92);
  });

  test('a key that repels the best keeps its negative slope', () => {
    const { rows } = simulateTest(41, { pupils: 1000, items: 10 });
    const { curves } = calibrated(patternsOf(rows.map(([first, ...others]) => [!first, ...others])), { model: '2PL' });
    expect(curves[0]?.a).toBeLessThan(0);
    expect(curves[1]?.a).toBeGreaterThan(0);
  });
});

describe('what is refused', () => {
  test('too few pupils for the model', () => {
    expect([199, 200, 499, 500].map(modelsFor)).toEqual([
      [],
      ['RASCH', '2PL'],
      ['RASCH', '2PL'],
      ['RASCH', '2PL', '3PL'],
    ]);
    const { rows } = simulateTest(1, { pupils: 499, items: 10 });
    expect(calibrate(patternsOf(rows), { model: '3PL' })).toEqual({ ok: false, code: 'too-few-pupils' });
    expect(calibrate(patternsOf(rows.slice(0, 199)), { model: 'RASCH' })).toEqual({
      ok: false,
      code: 'too-few-pupils',
    });
  });

  test('a calibration that was called off ends within a cycle', () => {
    const { rows } = simulateTest(1, { pupils: 500, items: 10 });
    let cycles = 0;
    const isCancelled = () => ++cycles > 3;
    expect(calibrate(patternsOf(rows), { model: '2PL', isCancelled })).toEqual({ ok: false, code: 'cancelled' });
    expect(cycles).toBe(4);
  });
});
