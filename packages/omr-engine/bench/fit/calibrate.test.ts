import { describe, expect, it } from 'vitest';
import { probabilityOf } from '../../src/stages/marks/mark-network.ts';
import { seededRandom } from '../../test-kit/index.ts';
import { calibrationError, reliabilityCurve } from '../reliability.ts';
import { type Calibration, calibrate, claimsUnder, type JudgedRow } from './calibrate.ts';

/** Rows whose odds say too much: they are right as often as half of them would have it. */
function boasting(count: number): JudgedRow[] {
  const random = seededRandom(5);
  return Array.from({ length: count }, () => {
    const odds = random.between(0, 8);
    return { odds, isRight: random.chance(probabilityOf(odds / 2)), isDoubtful: false };
  });
}

describe('the calibration', () => {
  it('brings odds that say too much to how often they are right', () => {
    const rows = boasting(4000);
    const asSaid = { offset: 0, slope: 1 };
    const fitted = calibrate(rows);
    expect(fitted.slope).toBeCloseTo(0.5, 1);
    expect(fitted.offset).toBeCloseTo(0, 0);
    const errorUnder = (calibration: Calibration) => calibrationError(reliabilityCurve(claimsUnder(rows, calibration)));
    expect(errorUnder(asSaid)).toBeGreaterThan(0.05);
    expect(errorUnder(fitted)).toBeLessThan(0.02);
  });

  it('stays finite where every row is right', () => {
    const { offset, slope } = calibrate([2, 4, 6].map((odds) => ({ odds, isRight: true, isDoubtful: false })));
    expect(Number.isFinite(offset) && Number.isFinite(slope) && slope > 0).toBe(true);
  });
});
