import { describe, expect, it } from 'vitest';
import { isRefused, strainOf } from './pose-score.ts';

const none = { missing: 0, disagreement: 0, strain: 0, contradicted: 0 };
const ring = (radius: number) => ({ x: 0, y: 0, radiusX: 10, radiusY: radius });

describe('where a key lies on a photo', () => {
  it('is believed of waves, a hand over some rows and print out of focus', () => {
    expect(isRefused({ ...none, disagreement: 0.07, strain: 0.16, missing: 0.05 })).toBe(false);
  });

  it('is not where a line of the sheet contradicts it, however well the rest lies', () => {
    expect(isRefused({ ...none, contradicted: 1 })).toBe(true);
  });

  it('is not where a little of everything speaks against it: rows pulled together, some of them between the sheet’s', () => {
    expect(isRefused({ ...none, missing: 0.2, disagreement: 0.1 })).toBe(false);
    expect(isRefused({ missing: 0.2, disagreement: 0.1, strain: 0.4, contradicted: 0 })).toBe(true);
  });

  it('strains no paper that is larger or smaller all over, and bent paper by what its bubbles differ', () => {
    const flat = [10, 10, 10].map(ring);
    expect(strainOf([8, 8, 8].map(ring), flat)).toBeCloseTo(0);
    expect(strainOf([8, 10, 16].map(ring), flat)).toBeCloseTo(Math.log(2));
  });
});
