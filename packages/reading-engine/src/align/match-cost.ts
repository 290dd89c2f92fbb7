import { distance } from './features.ts';
import type { Observation } from './observe.ts';
import { search } from './search.ts';
import { OTHER_SPEECH, type Path, SILENCE, trace } from './trace.ts';

/** What a frame of speech costs that was matched with silence. */
const UNMATCHED = 1;

/** What a frame of people's speech costs on the right path: the mean of one-man and fleurs-0 (`fixtures/speech-pt`). */
export const PEOPLE_MATCH = 0.55;

/**
 * Cheapest way to read the recording as the text.
 *
 * @param matched What a frame of matched speech costs, where that is known.
 */
export const align = (observation: Observation, matched = PEOPLE_MATCH): Path =>
  trace(search(observation, matched), observation.firsts);

/** Mean distance of the pupil's speech from what it was matched with; 1 is what chance gives. */
export function meanMatch({ pupil, reference, width, unit, isSpeech, filler }: Observation, path: Path): number {
  let total = 0;
  let count = 0;
  for (let t = 0; t < isSpeech.length; t++) {
    if (!isSpeech[t]) continue;
    const j = path.frames[t]!;
    count++;
    if (j === SILENCE) total += UNMATCHED;
    else if (j === OTHER_SPEECH) total += filler[t]!;
    else total += distance(pupil, t, reference, j, width) / unit;
  }
  return count > 0 ? total / count : UNMATCHED;
}

/** Aligns and gives the mean distance of the pupil's speech from the text. */
export const matchCost = (observation: Observation): number => meanMatch(observation, align(observation));
