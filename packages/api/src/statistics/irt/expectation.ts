import { logistic } from './item-curve.ts';
import type { Nodes } from './nodes.ts';
import type { Parameters } from './parameters.ts';
import type { Patterns } from './patterns.ts';

/** How many pupils are expected at each node, and how many of them right in each question (row after row, a row a question). */
export interface Expected {
  readonly pupils: Float64Array;
  readonly right: Float64Array;
  /** Of the answers, under the parameters that were given. */
  readonly logLikelihood: number;
}

/** For each node the log of its weight and of all questions wrong; for each question and node the log-odds of right. */
function tablesOf({ intercepts, slopes, guesses }: Parameters, { thetas, weights }: Nodes) {
  const size = thetas.length;
  const allWrong = weights.map(Math.log);
  const odds = new Float64Array(intercepts.length * size);
  intercepts.forEach((intercept, item) => {
    const guess = guesses[item] as number;
    thetas.forEach((theta, node) => {
      const known = logistic(intercept + (slopes[item] as number) * theta);
      const wrong = (1 - guess) * (1 - known);
      allWrong[node] = (allWrong[node] as number) + Math.log(wrong);
      odds[item * size + node] = Math.log((1 - wrong) / wrong);
    });
  });
  return { allWrong, odds };
}

/**
 * Where a pupil with one pattern of answers may stand: fills `posterior`, 1 together, and gives the log-likelihood of the pattern.
 * The innermost loops of the calibration: plain indices over typed arrays.
 */
function fillPosterior(
  posterior: Float64Array,
  { allWrong, odds }: ReturnType<typeof tablesOf>,
  { items, answers }: Patterns,
  pattern: number,
): number {
  const size = posterior.length;
  posterior.set(allWrong);
  for (let item = 0; item < items; item++) {
    if (answers[pattern * items + item] === 0) continue;
    const row = item * size;
    for (let node = 0; node < size; node++) (posterior[node] as number) += odds[row + node] as number;
  }
  let highest = Number.NEGATIVE_INFINITY;
  for (let node = 0; node < size; node++) highest = Math.max(highest, posterior[node] as number);
  let whole = 0;
  for (let node = 0; node < size; node++) whole += posterior[node] = Math.exp((posterior[node] as number) - highest);
  for (let node = 0; node < size; node++) (posterior[node] as number) /= whole;
  return highest + Math.log(whole);
}

/** The E step: spreads the pupils over the nodes, each pattern of answers once for all who share it. */
export function expect(patterns: Patterns, parameters: Parameters, nodes: Nodes): Expected {
  const { items, answers, counts } = patterns;
  const size = nodes.thetas.length;
  const tables = tablesOf(parameters, nodes);
  const posterior = new Float64Array(size);
  const pupils = new Float64Array(size);
  const right = new Float64Array(items * size);
  let logLikelihood = 0;
  for (let pattern = 0; pattern < counts.length; pattern++) {
    const count = counts[pattern] as number;
    logLikelihood += count * fillPosterior(posterior, tables, patterns, pattern);
    for (let node = 0; node < size; node++)
      (pupils[node] as number) += posterior[node] = (posterior[node] as number) * count;
    for (let item = 0; item < items; item++) {
      if (answers[pattern * items + item] === 0) continue;
      const row = item * size;
      for (let node = 0; node < size; node++) (right[row + node] as number) += posterior[node] as number;
    }
  }
  return { pupils, right, logLikelihood };
}

/** Mean and standard deviation of where a pupil with each pattern may stand: the estimate, EAP, and its error. */
export function estimatePatterns(
  patterns: Patterns,
  parameters: Parameters,
  nodes: Nodes,
): { theta: number; error: number }[] {
  const tables = tablesOf(parameters, nodes);
  const posterior = new Float64Array(nodes.thetas.length);
  return Array.from(patterns.counts, (_, pattern) => {
    fillPosterior(posterior, tables, patterns, pattern);
    const theta = posterior.reduce((sum, share, node) => sum + share * (nodes.thetas[node] as number), 0);
    const spread = posterior.reduce(
      (sum, share, node) => sum + share * ((nodes.thetas[node] as number) - theta) ** 2,
      0,
    );
    return { theta, error: Math.sqrt(spread) };
  });
}
