import { estimatePatterns, expect } from './expectation.ts';
import type { ItemCurve } from './item-curve.ts';
import { type GuessPrior, guessPrior, maximise, priorAt } from './maximisation.ts';
import { type IrtModel, modelsFor } from './models.ts';
import { normalNodes } from './nodes.ts';
import { curveAt, further, type Parameters, parametersOf } from './parameters.ts';
import type { Patterns } from './patterns.ts';

/** Where a pupil stands, and how sure that is: mean and standard deviation of the posterior (EAP). */
export interface ThetaEstimate {
  readonly theta: number;
  readonly error: number;
}

/** A test on its own scale, on which the pupils it was calibrated with have mean 0 and deviation 1. */
export interface Calibration {
  readonly model: IrtModel;
  /** A curve a question; null for one that all answered alike, of which nothing can be told. */
  readonly curves: readonly (ItemCurve | null)[];
  readonly logLikelihood: number;
  readonly cycles: number;
}

/** Why there is no calibration. */
export type CalibrationFailure = 'too-few-pupils' | 'cancelled' | 'no-convergence';

/** A calibration, or why there is none. */
export type CalibrationOutcome =
  | { readonly ok: true; readonly calibration: Calibration }
  | { readonly ok: false; readonly code: CalibrationFailure };

/** What a calibration may be told. */
export interface CalibrationOptions {
  readonly model: IrtModel;
  /** Options of a question, from which the prior of guessing follows; 4 where absent. */
  readonly options?: number;
  /** Asked once a cycle, of which 60 questions and 20,000 pupils take a tenth of a second. */
  readonly isCancelled?: () => boolean;
}

/** Cycles end when the log-likelihood gains less than this. */
const SMALLEST_GAIN = 1e-6;
const MOST_CYCLES = 2000;
const USUAL_OPTIONS = 4;

/** The questions that some answer right and some not, by their place in the test. */
function tellingItems({ items, answers, counts, pupils }: Patterns): { item: number; share: number }[] {
  return Array.from({ length: items }, (_, item) => {
    const right = counts.reduce((sum, count, pattern) => sum + count * (answers[pattern * items + item] as number), 0);
    return { item, share: right / pupils };
  }).filter(({ share }) => share > 0 && share < 1);
}

const onlyItems = (patterns: Patterns, wanted: readonly number[]): Patterns => ({
  ...patterns,
  items: wanted.length,
  answers: Uint8Array.from({ length: patterns.counts.length * wanted.length }, (_, at) => {
    const pattern = Math.floor(at / wanted.length);
    return patterns.answers[pattern * patterns.items + (wanted[at % wanted.length] as number)] as number;
  }),
});

const priorsAt = (priors: readonly (GuessPrior | null)[], { guesses }: Parameters): number =>
  priors.reduce((sum, prior, at) => sum + (prior ? priorAt(prior, guesses[at] as number) : 0), 0);

/** Where the estimation begins: every question as sharp as the next, as hard as the share that got it right. */
const startOf = (telling: readonly { readonly share: number }[], priors: readonly (GuessPrior | null)[]): Parameters =>
  parametersOf(
    telling.map(({ share }, at) => {
      const prior = priors[at];
      return { a: 1, b: -Math.log(share / (1 - share)), c: prior ? prior.alpha / (prior.alpha + prior.beta) : 0 };
    }),
  );

/**
 * Bock–Aitkin: marginal maximum likelihood by EM, with pupils from a standard normal population; in 3PL with a prior of guessing.
 * A question that repels the best keeps the negative slope that says so.
 */
export function calibrate(
  patterns: Patterns,
  { model, options = USUAL_OPTIONS, isCancelled = () => false }: CalibrationOptions,
): CalibrationOutcome {
  if (!modelsFor(patterns.pupils).includes(model)) return { ok: false, code: 'too-few-pupils' };
  const telling = tellingItems(patterns);
  const wanted = telling.map(({ item }) => item);
  const used = onlyItems(patterns, wanted);
  const priors = wanted.map(() => (model === '3PL' ? guessPrior(options) : null));
  const parameters = startOf(telling, priors);
  const nodes = normalNodes();
  /** The last vectors that EM alone made, at most three. */
  let trail: Float64Array[] = [];
  let [before, isAhead] = [Number.NEGATIVE_INFINITY, false];
  for (let cycles = 1; cycles <= MOST_CYCLES; cycles++) {
    if (isCancelled()) return { ok: false, code: 'cancelled' };
    const expected = expect(used, parameters, nodes);
    const likelihood = expected.logLikelihood + priorsAt(priors, parameters);
    const gain = likelihood - before;
    if (isAhead && !(gain >= 0)) {
      // Too far: back to where EM itself had come.
      parameters.all.set(trail.at(-1) as Float64Array);
      [trail, isAhead] = [[], false];
      continue;
    }
    if (gain < SMALLEST_GAIN) {
      const found = new Map(wanted.map((item, at) => [item, curveAt(parameters, at)]));
      const curves = Array.from({ length: patterns.items }, (_, item) => found.get(item) ?? null);
      return { ok: true, calibration: { model, curves, logLikelihood: expected.logLikelihood, cycles } };
    }
    before = likelihood;
    if (isAhead || trail.length === 0) trail = [parameters.all.slice()];
    maximise(model, expected, parameters, nodes, priors);
    trail.push(parameters.all.slice());
    const [first, second, third] = trail;
    isAhead = first !== undefined && second !== undefined && third !== undefined;
    if (first && second && third) parameters.all.set(further([first, second, third]));
  }
  return { ok: false, code: 'no-convergence' };
}

/** Where pupils stand on the scale of some curves, an estimate a pattern. Questions without a curve count for nobody. */
export function estimatePupils(patterns: Patterns, curves: readonly (ItemCurve | null)[]): ThetaEstimate[] {
  const known = curves.flatMap((curve, item) => (curve ? [{ curve, item }] : []));
  const used = onlyItems(
    patterns,
    known.map(({ item }) => item),
  );
  return estimatePatterns(used, parametersOf(known.map(({ curve }) => curve)), normalNodes());
}
