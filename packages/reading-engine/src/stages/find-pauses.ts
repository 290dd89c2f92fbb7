import { HOP_S, secondsAt } from '../core/frames.ts';
import type { SpeechMap } from './find-speech.ts';

/** Shorter silences belong to speaking, not to pausing, s. */
const SHORTEST_PAUSE_S = 0.2;

/** A silence between two stretches of speech. */
export interface Pause {
  readonly startS: number;
  readonly endS: number;
}

/** Silences of 0.2 s or more between the first and the last word, in order. */
export function findPauses({ spans }: SpeechMap): Pause[] {
  return spans.slice(1).flatMap((span, index) => {
    const silence = { startS: secondsAt(spans[index]!.end), endS: secondsAt(span.start) };
    return silence.endS - silence.startS >= SHORTEST_PAUSE_S - HOP_S / 2 ? [silence] : [];
  });
}
