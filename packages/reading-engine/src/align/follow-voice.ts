import { adapt } from './adapt.ts';
import { align, meanMatch, PEOPLE_MATCH } from './match-cost.ts';
import type { Observation } from './observe.ts';
import type { Path } from './trace.ts';

/** Frames looked at where the words are sought: every second. */
export const WORD_STRIDE = 2;

/**
 * What a frame of matched speech costs, as words left out are priced by it: where voice and reference are more alike than people's are,
 * less is wrong with a word that was not read.
 */
const priceOf = (matched: number): number => matched * Math.sqrt(Math.min(1, matched / PEOPLE_MATCH));

/**
 * The cheapest path once the reference has been adapted to the pupil's voice: twice, the second time on a path that knows the voice
 * already.
 */
export function followVoice(observed: Observation): { readonly observation: Observation; readonly path: Path } {
  let observation = observed;
  let path = align(observation);
  for (let pass = 0; pass < 2; pass++) {
    observation = adapt(observation, path);
    path = align(observation, priceOf(meanMatch(observation, path)));
  }
  return { observation, path };
}
