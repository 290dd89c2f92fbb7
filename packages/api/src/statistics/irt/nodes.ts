/** Points of the scale over which ability is summed, and how many pupils of the population stand at each. */
export interface Nodes {
  readonly thetas: Float64Array;
  readonly weights: Float64Array;
}

const COUNT = 61;
const END = 6;

/** 61 points from −6 to 6 under the standard normal curve; the weights are 1 together. */
export function normalNodes(): Nodes {
  const thetas = Float64Array.from({ length: COUNT }, (_, node) => -END + (2 * END * node) / (COUNT - 1));
  const heights = thetas.map((theta) => Math.exp(-(theta * theta) / 2));
  const whole = heights.reduce((sum, height) => sum + height, 0);
  return { thetas, weights: heights.map((height) => height / whole) };
}
