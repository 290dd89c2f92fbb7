import { clamp, mean, sum } from '../core/statistics.ts';
import type { Heard } from '../stages/listen.ts';
import type { TextWord } from '../text/words.ts';
import { adapt } from './adapt.ts';
import { align, alignCoarsely, matchCost } from './match-cost.ts';
import { type Observation, observe, type PupilFrames } from './observe.ts';
import { buildReference, type Reference } from './reference.ts';
import { shuffleWords } from './shuffle-words.ts';
import type { Speaker } from './speaker.ts';

/** Words a minute that the synthesiser must be asked for to give one syllable's nucleus a second: 150 give 4.8. */
const RATE_PER_SYLLABLE = 150 / 4.8;
/** What the synthesiser can do, words a minute. */
const RATES = [80, 340] as const;
/** Further off than this the reference is spoken again. */
const RATE_TOLERANCE = 0.15;
/** Vocal tracts tried first, from a large man's to a small child's over the synthetic voice's, and how they are refined, %. */
const FIRST_WARPS: readonly number[] = [88, 106, 124];
const WARP_STEPS: readonly number[] = [9, 3];
const WARP_LIMITS = [79, 151] as const;
/** Frames looked at while only the fit matters: every third. */
const STRIDE = 3;
/** Orders of the words that stand for other texts. */
const SHUFFLES = [1, 2, 3] as const;

/** The reference at the pupil's rate, seen through the pupil's vocal tract. */
interface Fit {
  readonly reference: Reference;
  /** Every frame, adapted to the voice: worth its time only where the text fits. */
  readonly observeExactly: () => Observation;
  /** How much better the text fits than its words in another order, 0 to 1. */
  readonly margin: number;
}

/** Looks for the warp with the least distance: from the best of a few, downhill by ever smaller steps. */
function bestWarp(pupil: PupilFrames, reference: Reference): { warp: number; cost: number } {
  const costs = new Map<number, number>();
  const costOf = (percent: number): number => {
    const known = costs.get(percent) ?? matchCost(observe(pupil, reference, percent / 100, STRIDE));
    costs.set(percent, known);
    return known;
  };
  let best = FIRST_WARPS.reduce((least, percent) => (costOf(percent) < costOf(least) ? percent : least));
  for (const step of WARP_STEPS) {
    for (;;) {
      const [from, cost] = [best, costOf(best)];
      for (const next of [from - step, from + step]) {
        if (next >= WARP_LIMITS[0] && next <= WARP_LIMITS[1] && costOf(next) < Math.min(cost, costOf(best)))
          best = next;
      }
      if (best === from) break;
    }
  }
  return { warp: best / 100, cost: costOf(best) };
}

/** Adapted to the voice on the path that fits before. */
const adaptCoarsely = (coarse: Observation): Observation => adapt(coarse, alignCoarsely(coarse));

/** How much longer the pupil's words are than the reference's. */
function stretch(observation: Observation): number {
  const { starts, ends } = alignCoarsely(observation);
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
  const rate = clamp((RATE_PER_SYLLABLE * heard.nuclei.length) / Math.max(heard.speechS, 0.1), ...RATES);
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
  // The shuffled words may be adapted to the voice as the text is: only their order must tell.
  const chance = mean(SHUFFLES.map((seed) => matchCost(adaptCoarsely(shuffleWords(coarse, seed)))));
  const margin = (chance - matchCost(adaptCoarsely(coarse))) / chance;
  const fitted = reference;
  const observeExactly = () => {
    const exact = observe(pupil, fitted, warp);
    return adapt(exact, align(exact));
  };
  return { reference, observeExactly, margin };
}
