import { describe, expect, it } from 'vitest';
import { logOdds, probabilityOf } from '../../src/stages/marks/mark-network.ts';
import { seededRandom } from '../../test-kit/index.ts';
import { lossOf, type Sample, trainNetwork } from './train-network.ts';

const training = { units: 6, epochs: 60, batch: 16, rate: 0.02, decay: 1e-5, seed: 1 };

/** Points of which those are marked that have exactly one coordinate beyond 0: no line parts them. */
function crossed(count: number, seed: number): Sample[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [random.between(-1, 1), random.between(-1, 1)];
    return { features: Float64Array.from([x, 100 + 10 * y]), target: x > 0 !== y > 0 ? 1 : 0 };
  });
}

describe('a network', () => {
  it('learns what no line parts, and the same from the same samples', () => {
    const network = trainNetwork(crossed(800, 1), training);
    const others = crossed(400, 2);
    const right = others.filter(({ features, target }) => logOdds(network, features) > 0 === (target === 1));
    expect(right.length).toBeGreaterThan(380);
    expect(lossOf(network, others)).toBeLessThan(0.2);
    expect(trainNetwork(crossed(800, 1), training)).toEqual(network);
  });

  it('says how often what looks alike is marked', () => {
    const random = seededRandom(3);
    const alike = Array.from({ length: 600 }, (): Sample => {
      const x = random.chance(0.5) ? 1 : 0;
      return { features: Float64Array.from([x]), target: random.chance(x === 1 ? 0.8 : 0.1) ? 1 : 0 };
    });
    const network = trainNetwork(alike, training);
    expect(probabilityOf(logOdds(network, Float64Array.from([1])))).toBeCloseTo(0.8, 1);
    expect(probabilityOf(logOdds(network, Float64Array.from([0])))).toBeCloseTo(0.1, 1);
  });
});
