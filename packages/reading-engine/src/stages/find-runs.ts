import { type Span, secondsAt } from '../core/frames.ts';
import type { SpeechMap } from './find-speech.ts';

/** A silence that parts two runs lasts at least so long, s, and half a syllable. */
const SHORTEST_GAP_S = 0.09;
const GAP_SYLLABLES = 0.5;

/** Speech without a break, and the syllables in it. */
export interface Run extends Span {
  /** Frames of the nuclei. */
  readonly nuclei: readonly number[];
}

/** Joins the stretches of speech into runs; slow speakers' closures are longer, so the least gap follows the rate. */
export function findRuns({ spans }: SpeechMap, nuclei: readonly number[]): Run[] {
  const spoken = spans.reduce((total, { start, end }) => total + secondsAt(end - start), 0);
  const gap = Math.max(SHORTEST_GAP_S, (GAP_SYLLABLES * spoken) / Math.max(1, nuclei.length));
  const runs: Span[] = [];
  for (const span of spans) {
    const last = runs.at(-1);
    if (last && secondsAt(span.start - last.end) < gap) runs[runs.length - 1] = { start: last.start, end: span.end };
    else runs.push(span);
  }
  return runs.map((run) => ({ ...run, nuclei: nuclei.filter((t) => t >= run.start && t < run.end) }));
}
