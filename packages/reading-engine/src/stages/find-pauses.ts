import { HOP_S, secondsAt } from '../core/frames.ts';
import { clamp } from '../core/statistics.ts';
import type { SpeechMap } from './find-speech.ts';

/** A silence is a pause when it is longer than a closure can be: by the length of a syllable, within limits, s. */
const PAUSE = { syllables: 0.55, leastS: 0.09, mostS: 0.25 };
/** Noise this close to the voice hides weak consonants, which then look like silence, dB; and for how long, s. */
const NOISY = { snrDb: 22, leastS: 0.16 };
/** Where the text asks for a pause a breath will do, s. */
export const SHORTEST_BREATH_S = 0.08;

/** Shortest pause of a reader whose syllables last so long, s. */
export const shortestPause = (syllableS: number, snrDb: number): number =>
  clamp(PAUSE.syllables * syllableS, snrDb < NOISY.snrDb ? NOISY.leastS : PAUSE.leastS, PAUSE.mostS);

/** A silence between two stretches of speech. */
export interface Pause {
  readonly startS: number;
  readonly endS: number;
}

/** Silences of a length or more between the first and the last word, in order. */
export function findPauses({ spans }: SpeechMap, shortestS: number): Pause[] {
  return spans.slice(1).flatMap((span, index) => {
    const silence = { startS: secondsAt(spans[index]!.end), endS: secondsAt(span.start) };
    return silence.endS - silence.startS >= shortestS - HOP_S / 2 ? [silence] : [];
  });
}
