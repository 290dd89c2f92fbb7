import { logOdds, type MarkNetwork, probabilityOf } from '../../src/stages/marks/mark-network.ts';
import { seededRandom } from '../../test-kit/index.ts';

/** What a bubble shows, and the share of the right answers in which it is marked. */
export interface Sample {
  readonly features: Float64Array;
  readonly target: number;
}

export interface Training {
  readonly units: number;
  readonly epochs: number;
  readonly batch: number;
  readonly rate: number;
  /** Pull of all weights towards 0, so that none is greater than the samples ask for. */
  readonly decay: number;
  readonly seed: number;
}

/** Adam's own constants, as its authors give them. */
const ADAM = { first: 0.9, second: 0.999, least: 1e-8 } as const;

function standardOf(samples: readonly Sample[]): Pick<MarkNetwork, 'mean' | 'deviation'> {
  const inputs = samples[0]!.features.length;
  const mean = Array.from(
    { length: inputs },
    (_, at) => samples.reduce((sum, { features }) => sum + features[at]!, 0) / samples.length,
  );
  const deviation = mean.map((own, at) =>
    Math.max(
      1e-3,
      Math.sqrt(samples.reduce((sum, { features }) => sum + (features[at]! - own) ** 2, 0) / samples.length),
    ),
  );
  return { mean, deviation };
}

/** Fits a network to samples by Adam, in shuffled batches, with a rate that falls to nothing. */
export function trainNetwork(
  samples: readonly Sample[],
  { units, epochs, batch, rate, decay, seed }: Training,
): MarkNetwork {
  const random = seededRandom(seed);
  const { mean, deviation } = standardOf(samples);
  const inputs = mean.length;
  const stride = inputs + 1;
  const size = units * stride + units + 1;
  const out = units * stride;
  const weights = Float64Array.from({ length: size }, (_, at) =>
    at < out && at % stride !== 0
      ? (random.next() - 0.5) * 2 * Math.sqrt(3 / inputs)
      : at > out
        ? random.next() - 0.5
        : 0,
  );
  const standard = samples.map(({ features }) =>
    Float64Array.from(features, (value, at) => (value - mean[at]!) / deviation[at]!),
  );
  const order = Uint32Array.from(samples.keys());
  const [gradient, first, second, active] = [
    new Float64Array(size),
    new Float64Array(size),
    new Float64Array(size),
    new Float64Array(units),
  ];
  const steps = epochs * Math.ceil(samples.length / batch);
  let step = 0;
  const learn = (at: number): void => {
    const own = standard[at]!;
    const { target } = samples[at]!;
    let odds = weights[out]!;
    for (let unit = 0; unit < units; unit++) {
      const from = unit * stride;
      let input = weights[from]!;
      for (let i = 0; i < inputs; i++) input += weights[from + 1 + i]! * own[i]!;
      active[unit] = Math.tanh(input);
      odds += weights[out + 1 + unit]! * active[unit]!;
    }
    const error = probabilityOf(odds) - target;
    gradient[out]! += error;
    for (let unit = 0; unit < units; unit++) {
      gradient[out + 1 + unit]! += error * active[unit]!;
      const back = error * weights[out + 1 + unit]! * (1 - active[unit]! ** 2);
      const from = unit * stride;
      gradient[from]! += back;
      for (let i = 0; i < inputs; i++) gradient[from + 1 + i]! += back * own[i]!;
    }
  };
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random.next() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (let from = 0; from < order.length; from += batch) {
      gradient.fill(0);
      const to = Math.min(order.length, from + batch);
      for (let at = from; at < to; at++) learn(order[at]!);
      step++;
      const now = rate * (1 - step / (steps + 1));
      const [fade, fadeSquare] = [1 - ADAM.first ** step, 1 - ADAM.second ** step];
      for (let at = 0; at < size; at++) {
        const slope = gradient[at]! / (to - from) + decay * weights[at]!;
        first[at] = ADAM.first * first[at]! + (1 - ADAM.first) * slope;
        second[at] = ADAM.second * second[at]! + (1 - ADAM.second) * slope * slope;
        weights[at]! -= (now * (first[at]! / fade)) / (Math.sqrt(second[at]! / fadeSquare) + ADAM.least);
      }
    }
  }
  return {
    mean,
    deviation,
    hidden: Array.from({ length: units }, (_, unit) => [...weights.subarray(unit * stride, (unit + 1) * stride)]),
    output: [...weights.subarray(out)],
  };
}

/** Mean loss of a network on samples: how surprised it is by what is right, natural logarithm. */
export function lossOf(network: MarkNetwork, samples: readonly Sample[]): number {
  const sum = samples.reduce((loss, { features, target }) => {
    const marked = Math.min(1 - 1e-12, Math.max(1e-12, probabilityOf(logOdds(network, features))));
    return loss - target * Math.log(marked) - (1 - target) * Math.log(1 - marked);
  }, 0);
  return sum / samples.length;
}
