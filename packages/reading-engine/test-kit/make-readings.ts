import type { SpokenText } from '../src/align/speaker.ts';
import { planSpeech, type ReadingPlan } from './reading-plan.ts';

/** A reading made for tests, with what is true of it. */
export interface MadeReading {
  readonly plan: ReadingPlan;
  readonly samples: Float32Array;
  readonly sampleRate: number;
  /** When each word starts, s; null for those left out and those that the synthesiser gives no time. */
  readonly starts: readonly (number | null)[];
}

/** Speaks a plan's words; `openEspeak().speakAs` and the system's espeak-ng both can. */
export type Voicing = (text: string, plan: ReadingPlan) => Promise<SpokenText>;

/** Frames of 5 ms faded at a cut, so that it does not click. */
const FADE_S = 0.005;

function fade(samples: Float32Array, from: number, to: number, rate: number): void {
  const length = Math.min(Math.round(FADE_S * rate), to - from);
  for (let i = 0; i < length; i++) {
    samples[from + i]! *= i / length;
    samples[to - 1 - i]! *= i / length;
  }
}

/** Makes the reading that a plan says, silences put in where they belong. */
export async function makeReading(plan: ReadingPlan, voicing: Voicing): Promise<MadeReading> {
  const { text, positions } = planSpeech(plan);
  const spoken = await voicing(text, plan);
  const { sampleRate } = spoken;
  const words = positions.map(({ word, at }, index) => {
    const until = positions[index + 1]?.at ?? Infinity;
    const event = spoken.words.find((heard) => heard.at >= at && heard.at < until);
    return { word, startS: event ? event.startMs / 1000 : null };
  });
  const cuts = (plan.pausesAfter ?? []).flatMap(({ word, seconds }) => {
    const next = words.find((other) => other.word > word && other.startS !== null);
    return next && words.some((other) => other.word === word) ? [{ word, seconds, atS: next.startS! }] : [];
  });
  const added = cuts.reduce((total, { seconds }) => total + Math.round(seconds * sampleRate), 0);
  const samples = new Float32Array(spoken.samples.length + added);
  let [from, to] = [0, 0];
  for (const { seconds, atS } of cuts) {
    const until = Math.round(atS * sampleRate);
    samples.set(spoken.samples.subarray(from, until), to);
    fade(samples, to, to + until - from, sampleRate);
    to += until - from + Math.round(seconds * sampleRate);
    from = until;
  }
  samples.set(spoken.samples.subarray(from), to);
  const shift = (atS: number): number => cuts.reduce((total, cut) => (cut.atS <= atS ? total + cut.seconds : total), 0);
  const starts: (number | null)[] = [];
  for (const { word, startS } of words) {
    while (starts.length < word) starts.push(null);
    starts.push(startS === null ? null : startS + shift(startS));
  }
  return { plan, samples, sampleRate, starts };
}
