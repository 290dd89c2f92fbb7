import { type ReadingEvaluation, readAloud, type Speaker, toRecording } from '../src/index.ts';
import { type MadeReading, makeReading } from '../test-kit/make-readings.ts';
import { Random } from '../test-kit/random.ts';
import { type ReadingPlan, tokensOf } from '../test-kit/reading-plan.ts';
import { systemEspeak } from '../test-kit/system-espeak.ts';

/** What every set draws from. */
export interface BenchContext {
  readonly random: Random;
  readonly texts: readonly string[];
  readonly voices: readonly string[];
  readonly speak: Speaker;
  /** 1 for the whole set; less for a look. */
  readonly share: number;
}

/** How many recordings a set makes. */
export const sized = ({ share }: BenchContext, count: number): number => Math.max(2, Math.round(count * share));

/** A set with its own numbers, so that a set run alone gives what it gives among the others. */
export const contextFor = (context: Omit<BenchContext, 'random'>, seed: number, set: string): BenchContext => ({
  ...context,
  random: new Random(seed + Array.from(set).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)),
});

/** The n-th voice and text, a rate and a pitch drawn at will. */
export function anyPlan({ random, texts, voices }: BenchContext, n: number): ReadingPlan {
  return {
    text: texts[n % texts.length]!,
    voice: voices[(n * 7 + Math.floor(n / texts.length)) % voices.length]!,
    rate: random.whole(80, 220),
    pitch: random.whole(15, 90),
  };
}

/** Words to leave out: up to a tenth of the text, at least one; never so many at the end that it is an early stop. */
export function someWords({ random }: BenchContext, text: string, most = 0.1): number[] {
  const words = tokensOf(text).length;
  return random.some([...Array(words).keys()], random.whole(1, Math.floor(words * most)));
}

export const make = (plan: ReadingPlan): Promise<MadeReading> => makeReading(plan, systemEspeak);

/** Evaluates samples against a text; a refusal counts as a fault of the set. */
export async function evaluateSamples(
  samples: Float32Array,
  sampleRate: number,
  text: string | undefined,
  { speak }: BenchContext,
): Promise<ReadingEvaluation> {
  const outcome = await readAloud(toRecording({ channels: [samples], sampleRate }), { text, speak });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.evaluation;
}

export const evaluateMade = (made: MadeReading, context: BenchContext): Promise<ReadingEvaluation> =>
  evaluateSamples(made.samples, made.sampleRate, made.plan.text, context);
