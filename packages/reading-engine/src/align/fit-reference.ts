import { clamp, mean, sum } from '../core/statistics.ts';
import { type Heard, listen } from '../stages/listen.ts';
import { toRecording } from '../stages/resample.ts';
import type { TextWord } from '../text/words.ts';
import { align, matchCost } from './match-cost.ts';
import { type Observation, observe, type PupilFrames } from './observe.ts';
import { buildReference, type Reference } from './reference.ts';
import { shuffleWords } from './shuffle-words.ts';
import type { Speaker } from './speaker.ts';

/** Rate of the first synthesis, words a minute. */
const FIRST_RATE = 150;
/** What the synthesiser can do, words a minute. */
const RATES = [80, 340] as const;
/** Further off than this the reference is spoken again. */
const RATE_TOLERANCE = 0.15;
/** Vocal tracts tried, from a large man's to a small child's over the synthetic voice's, and then around the best. */
const WARPS = [0.82, 0.88, 0.94, 1, 1.06, 1.12, 1.18, 1.24, 1.3, 1.36, 1.42] as const;
const WARP_REFINEMENT = 0.03;
/** Frames looked at while only the fit matters: every third. */
const STRIDE = 3;
/** Orders of the words that stand for other texts. */
const SHUFFLES = [1, 2, 3] as const;

/** The reference at the pupil's rate, seen through the pupil's vocal tract. */
export interface Fit {
  readonly reference: Reference;
  readonly observation: Observation;
  /** How much better the text fits than its words in another order, 0 to 1. */
  readonly margin: number;
  readonly warp: number;
}

const syllableRate = ({ nuclei, speechS }: Heard): number => nuclei.length / Math.max(speechS, 0.1);

/** The warp with the least distance, and that distance. */
function bestWarp(pupil: PupilFrames, reference: Reference): { warp: number; cost: number } {
  const tryWarps = (warps: readonly number[]) =>
    warps
      .map((warp) => ({ warp, cost: matchCost(observe(pupil, reference, warp, STRIDE)) }))
      .reduce((best, tried) => (tried.cost < best.cost ? tried : best));
  const coarse = tryWarps(WARPS);
  const fine = tryWarps([coarse.warp - WARP_REFINEMENT, coarse.warp + WARP_REFINEMENT]);
  return fine.cost < coarse.cost ? fine : coarse;
}

/** How much longer the pupil's words are than the reference's. */
function stretch(observation: Observation): number {
  const { starts, ends } = align(observation);
  const { firsts } = observation;
  const read = Array.from(starts.keys()).filter((w) => starts[w]! >= 0);
  const heard = sum(read.map((w) => ends[w]! - starts[w]!));
  const spoken = sum(read.map((w) => firsts[w + 1]! - firsts[w]!));
  return read.length < 5 ? 1 : heard / spoken;
}

/**
 * Speaks the text at the pupil's rate, finds the pupil's vocal tract and tells how well the recording fits the text.
 *
 * @returns null where there is no synthesiser.
 */
export async function fitReference(
  heard: Heard,
  text: string,
  words: readonly TextWord[],
  speak: Speaker,
): Promise<Fit | null> {
  const first = await speak(text, FIRST_RATE);
  if (!first) return null;
  const referenceHeard = listen(toRecording({ channels: [first.samples], sampleRate: first.sampleRate }));
  const ratio = syllableRate(heard) / Math.max(syllableRate(referenceHeard), 0.1);
  const rate = clamp(FIRST_RATE * ratio, ...RATES);
  const spoken = await speak(text, rate);
  if (!spoken) return null;
  const pupil = { spectra: heard.spectra, isSpeech: heard.speech.isSpeech, noiseFrames: heard.level.noiseFrames };
  let reference = buildReference(words, spoken);
  let { warp, cost } = bestWarp(pupil, reference);
  const longer = stretch(observe(pupil, reference, warp, STRIDE));
  if (Math.abs(Math.log(longer)) > RATE_TOLERANCE) {
    const again = await speak(text, clamp(rate / longer, ...RATES));
    if (!again) return null;
    const slower = buildReference(words, again);
    const refitted = bestWarp(pupil, slower);
    if (refitted.cost < cost) [reference, { warp, cost }] = [slower, refitted];
  }
  const coarse = observe(pupil, reference, warp, STRIDE);
  const chance = mean(SHUFFLES.map((seed) => matchCost(shuffleWords(coarse, seed))));
  return { reference, observation: observe(pupil, reference, warp), margin: (chance - cost) / chance, warp };
}
