import type { Expected } from './expectation.ts';
import { logistic } from './item-curve.ts';
import type { IrtModel } from './models.ts';
import type { Nodes } from './nodes.ts';
import type { Parameters } from './parameters.ts';

/** What is known of guessing beforehand: a Beta density of c whose mean is 1 / options, as heavy as so many answers. */
export interface GuessPrior {
  readonly alpha: number;
  readonly beta: number;
}

const PRIOR_WEIGHT = 20;

/** The prior of a question with so many options. */
export const guessPrior = (options: number): GuessPrior => ({
  alpha: PRIOR_WEIGHT / options,
  beta: PRIOR_WEIGHT * (1 - 1 / options),
});

/** The density's logarithm but for a constant. */
export const priorAt = ({ alpha, beta }: GuessPrior, guess: number): number =>
  (alpha - 1) * Math.log(guess) + (beta - 1) * Math.log(1 - guess);

/** Longest step of a parameter in one cycle: far from the maximum the curve that a step follows says little. */
const LONGEST_STEP = 1;

/** Slopes stay within this: a question that sorts pupils without an exception has no steepest slope. */
const STEEPEST = 10;

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/**
 * The slope of the expected log-likelihood of one question and what is known of its bend: by intercept, slope and log-odds of guessing.
 * `bends`: dd, da, dg, aa, ag, gg.
 */
function slopesOf(
  item: number,
  expected: Expected,
  parameters: Parameters,
  { thetas }: Nodes,
  prior: GuessPrior | null,
) {
  const intercept = parameters.intercepts[item] as number;
  const slope = parameters.slopes[item] as number;
  const guess = parameters.guesses[item] as number;
  let [byIntercept, bySlope, byGuess, dd, da, dg, aa, ag, gg] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let node = 0; node < thetas.length; node++) {
    const theta = thetas[node] as number;
    const pupils = expected.pupils[node] as number;
    const right = expected.right[item * thetas.length + node] as number;
    const known = logistic(intercept + slope * theta);
    const chance = guess + (1 - guess) * known;
    const certainty = chance * (1 - chance);
    if (certainty === 0) continue;
    const rest = (right - pupils * chance) / certainty;
    const weight = pupils / certainty;
    const rise = (1 - guess) * known * (1 - known);
    const lift = prior ? (1 - known) * guess * (1 - guess) : 0;
    byIntercept += rest * rise;
    bySlope += rest * rise * theta;
    byGuess += rest * lift;
    dd += weight * rise * rise;
    da += weight * rise * rise * theta;
    aa += weight * rise * rise * theta * theta;
    dg += weight * rise * lift;
    ag += weight * rise * theta * lift;
    gg += weight * lift * lift;
  }
  if (prior) {
    byGuess += (prior.alpha - 1) * (1 - guess) - (prior.beta - 1) * guess;
    gg += (prior.alpha + prior.beta - 2) * guess * (1 - guess);
  }
  return { byIntercept, bySlope, byGuess, bends: { dd, da, dg, aa, ag, gg } };
}

/** The step to where the gradient would be nothing, in two or three unknowns. */
function stepOf({ byIntercept, bySlope, byGuess, bends }: ReturnType<typeof slopesOf>): [number, number, number] {
  const { dd, da, dg, aa, ag, gg } = bends;
  // Guessing is taken out first, then two unknowns are left.
  const share = (value: number) => (gg === 0 ? 0 : value / gg);
  const [d2, m2, a2] = [dd - share(dg * dg), da - share(dg * ag), aa - share(ag * ag)];
  const [u, v] = [byIntercept - share(dg * byGuess), bySlope - share(ag * byGuess)];
  const whole = d2 * a2 - m2 * m2;
  if (!(whole > 0)) return [0, 0, 0];
  const stepD = (u * a2 - v * m2) / whole;
  const stepA = (d2 * v - m2 * u) / whole;
  return [stepD, stepA, share(byGuess - dg * stepD - ag * stepA)];
}

function stepEach(
  expected: Expected,
  parameters: Parameters,
  nodes: Nodes,
  priors: readonly (GuessPrior | null)[],
): void {
  const { intercepts, slopes, guesses } = parameters;
  intercepts.forEach((intercept, item) => {
    const prior = priors[item] ?? null;
    const [stepD, stepA, stepG] = stepOf(slopesOf(item, expected, parameters, nodes, prior));
    intercepts[item] = intercept + within(stepD, LONGEST_STEP);
    slopes[item] = within((slopes[item] as number) + within(stepA, LONGEST_STEP), STEEPEST);
    const guess = guesses[item] as number;
    if (prior) guesses[item] = logistic(Math.log(guess / (1 - guess)) + within(stepG, LONGEST_STEP));
  });
}

/** One slope for all: each question's intercept follows from the common step. */
function stepTogether(expected: Expected, parameters: Parameters, nodes: Nodes): void {
  const { intercepts, slopes } = parameters;
  const each = Array.from(intercepts, (_, item) => slopesOf(item, expected, parameters, nodes, null));
  let [above, below] = [0, 0];
  for (const { byIntercept, bySlope, bends } of each) {
    above += bySlope - (bends.da * byIntercept) / bends.dd;
    below += bends.aa - (bends.da * bends.da) / bends.dd;
  }
  const stepA = below > 0 ? within(above / below, LONGEST_STEP) : 0;
  each.forEach(({ byIntercept, bends }, item) => {
    const stepD = (byIntercept - bends.da * stepA) / bends.dd;
    intercepts[item] = (intercepts[item] as number) + within(stepD, LONGEST_STEP);
    slopes[item] = within((slopes[item] as number) + stepA, STEEPEST);
  });
}

/** Scoring steps a cycle: a second one gains little, for the next cycle asks anew. */
const STEPS = 2;

/** The M step: moves the parameters towards what the expected pupils say, by Fisher scoring; changes them in place. */
export function maximise(
  model: IrtModel,
  expected: Expected,
  parameters: Parameters,
  nodes: Nodes,
  priors: readonly (GuessPrior | null)[],
): void {
  for (let step = 0; step < STEPS; step++) {
    if (model === 'RASCH') stepTogether(expected, parameters, nodes);
    else stepEach(expected, parameters, nodes, priors);
  }
}
