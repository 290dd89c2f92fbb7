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

/** The text in one voice on the recording: what was compared, and how it was read. */
interface Hearing {
  readonly observation: Observation;
  readonly path: Path;
}

/** Twice adapted to the pupil's voice: the second time on a path that knows the voice already. */
function hear(pupil: PupilFrames, { reference, warp }: View): Hearing {
  let observation = observe(pupil, reference, warp, STRIDE);
  let path = align(observation);
  for (let pass = 0; pass < 2; pass++) {
    observation = adapt(observation, path);
    path = align(observation);
  }
  return { observation, path };
}

function statusOf(w: number, { path, observation: { pupil, reference, filler, unit } }: Hearing): WordStatus {
  const [start, end] = [path.starts[w]!, path.ends[w]!];
  if (start < 0) return 'missing';
  const over: number[] = [];
  for (let t = start; t < end; t++) over.push(distance(pupil, t, reference, path.frames[t]!) / unit - filler[t]!);
  // No closer to its reference than passing likeness comes.
  return mean(over) > 0 ? 'unsure' : 'read';
}

/** What most voices hear. */
function majority(statuses: readonly WordStatus[]): WordStatus {
  const count = (status: WordStatus) => statuses.filter((one) => one === status).length;
  if (2 * count('missing') >= statuses.length) return 'missing';
  return 2 * count('read') > statuses.length ? 'read' : 'unsure';
}

/** A path through every frame, from one through every second. */
function everyFrame({ frames, ...rest }: Path, length: number, last: number): Path {
  const spread = Int32Array.from({ length }, (_, t) => {
    const j = frames[Math.min(Math.floor(t / STRIDE), frames.length - 1)]!;
    return j < 0 ? j : Math.min(j * STRIDE + (t % STRIDE), last);
  });
  return { frames: spread, ...rest };
}

/**
 * Tells which words were read, by what most voices of the reference hear, and when, by the first voice.
 *
 * @param views The first voice first.
 */
export function hearWords(
  pupil: PupilFrames,
  views: readonly [View, ...View[]],
  words: readonly TextWord[],
): AlignedWord[] {
  const [view] = views;
  const hearings = views.map((one) => hear(pupil, one));
  const whole = observe(pupil, view.reference, view.warp);
  const rough = hearings.map(({ path }) => path);
  const exact = align(adapt(whole, everyFrame(rough[0]!, whole.isSpeech.length, view.reference.frames.length - 1)));
  /** When a word was said, frames: by the exact path, or by a rough one where that passes over the word. */
  const spanOf = (w: number): readonly [number, number] => {
    if (exact.starts[w]! >= 0) return [exact.starts[w]!, exact.ends[w]!];
    const { starts, ends } = rough.find(({ starts }) => starts[w]! >= 0)!;
    return [starts[w]! * STRIDE, ends[w]! * STRIDE];
  };
  return words.map(({ text }, w) => {
    const status = majority(hearings.map((hearing) => statusOf(w, hearing)));
    if (status === 'missing') return { word: text, status, start_s: null, end_s: null };
    const [start, end] = spanOf(w);
    return {
      word: text,
      status,
      start_s: round(Math.max(0, start * HOP_S + view.reference.offsets[w]!), 3),
      end_s: round(end * HOP_S, 3),
    };
  });
}
