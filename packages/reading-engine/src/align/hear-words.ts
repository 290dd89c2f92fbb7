import type { AlignedWord, WordStatus } from '../core/evaluation.ts';
import { HOP_S } from '../core/frames.ts';
import { mean, round } from '../core/statistics.ts';
import type { TextWord } from '../text/words.ts';
import { adapt } from './adapt.ts';
import { distance } from './features.ts';
import type { View } from './fit-reference.ts';
import { align } from './match-cost.ts';
import { type Observation, observe, type PupilFrames } from './observe.ts';
import type { Path } from './trace.ts';

/** Frames looked at to tell which words were read: every second. Their times want every one. */
const STRIDE = 2;

/** A path through every frame, from one through every second. */
function everyFrame({ frames, ...rest }: Path, length: number, last: number): Path {
  const spread = Int32Array.from({ length }, (_, t) => {
    const j = frames[Math.min(Math.floor(t / STRIDE), frames.length - 1)]!;
    return j < 0 ? j : Math.min(j * STRIDE + (t % STRIDE), last);
  });
  return { frames: spread, ...rest };
}

function statusOf(w: number, path: Path, { pupil, reference, filler, unit }: Observation): WordStatus {
  const [start, end] = [path.starts[w]!, path.ends[w]!];
  if (start < 0) return 'missing';
  const over: number[] = [];
  for (let t = start; t < end; t++) over.push(distance(pupil, t, reference, path.frames[t]!) / unit - filler[t]!);
  // No closer to its reference than passing likeness comes.
  return mean(over) > 0 ? 'unsure' : 'read';
}

/**
 * Tells which words were read, and when. The reference is adapted twice to the pupil's voice: the second time on a path that knows
 * the voice already.
 */
export function hearWords(pupil: PupilFrames, { reference, warp }: View, words: readonly TextWord[]): AlignedWord[] {
  let observation = observe(pupil, reference, warp, STRIDE);
  let path = align(observation);
  for (let pass = 0; pass < 2; pass++) {
    observation = adapt(observation, path);
    path = align(observation);
  }
  const whole = observe(pupil, reference, warp);
  const exact = align(adapt(whole, everyFrame(path, whole.isSpeech.length, reference.frames.length - 1)));
  return words.map(({ text: word }, w) => {
    const status = statusOf(w, path, observation);
    if (status === 'missing') return { word, status, start_s: null, end_s: null };
    // The exact path may pass over a word that the rough one reads.
    const [start, end] =
      exact.starts[w]! >= 0 ? [exact.starts[w]!, exact.ends[w]!] : [path.starts[w]! * STRIDE, path.ends[w]! * STRIDE];
    return {
      word,
      status,
      start_s: round(Math.max(0, start * HOP_S + reference.offsets[w]!), 3),
      end_s: round(end * HOP_S, 3),
    };
  });
}
