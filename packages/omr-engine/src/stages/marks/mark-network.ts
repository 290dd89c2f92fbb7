/** One hidden layer of tanh units over inputs brought to mean 0 and deviation 1; its output is the log odds of a mark. */
export interface MarkNetwork {
  readonly mean: readonly number[];
  readonly deviation: readonly number[];
  /** A row a hidden unit: its bias, then a weight for each input. */
  readonly hidden: readonly (readonly number[])[];
  /** The output's bias, then a weight for each hidden unit. */
  readonly output: readonly number[];
}

/** Log odds that a bubble with such features holds the pupil's mark. */
export function logOdds({ mean, deviation, hidden, output }: MarkNetwork, features: Float64Array): number {
  let sum = output[0]!;
  for (let unit = 0; unit < hidden.length; unit++) {
    const weights = hidden[unit]!;
    let input = weights[0]!;
    for (let at = 0; at < features.length; at++)
      input += (weights[at + 1]! * (features[at]! - mean[at]!)) / deviation[at]!;
    sum += output[unit + 1]! * Math.tanh(input);
  }
  return sum;
}

/** Probability of log odds. */
export const probabilityOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** A fitted model: two numbers decide. A bubble more probably marked than not is among the letters; a row less probable than `sure` is left open. */
export interface MarkModel {
  readonly network: MarkNetwork;
  /** Brings a row's log odds to those that hold. */
  readonly calibration: { readonly offset: number; readonly slope: number };
  readonly sure: number;
}
