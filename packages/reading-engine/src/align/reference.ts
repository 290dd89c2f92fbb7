import { frameAt, HOP_S } from '../core/frames.ts';
import { SAMPLE_RATE } from '../core/recording.ts';
import { powerSpectra } from '../stages/power-spectra.ts';
import { resample } from '../stages/resample.ts';
import type { TextWord } from '../text/words.ts';
import type { SpokenText } from './speaker.ts';

/** A word shorter than this in the reference cannot be matched, frames. */
const LEAST_FRAMES = 3;

/** The reference's speech without its pauses: frames in reading order, and which word each belongs to. */
export interface Reference {
  /** Power spectra of all frames of the synthesised speech, pauses included: frames × 257. */
  readonly spectra: Float32Array;
  /** For each reference frame its frame in `spectra`. */
  readonly frames: Int32Array;
  /** First reference frame of each word, and one past the last word's last. */
  readonly firsts: Int32Array;
  /** How far behind its first frame's centre a word starts, s. */
  readonly offsets: Float32Array;
}

/** When each word of the text starts, s; a word without an event of its own shares the stretch of the one before. */
function wordStarts(words: readonly TextWord[], spoken: SpokenText, endS: number): number[] {
  const events = [...spoken.words].sort((a, b) => a.startMs - b.startMs);
  const starts = words.map(({ start, end }) => {
    const event = events.find(({ at }) => at >= start && at < end);
    return event ? event.startMs / 1000 : Number.NaN;
  });
  if (Number.isNaN(starts[0])) starts[0] = 0;
  for (let w = 1; w < words.length; w++) {
    if (!Number.isNaN(starts[w])) continue;
    let known = w + 1;
    while (known < words.length && Number.isNaN(starts[known])) known++;
    const until = known < words.length ? starts[known]! : endS;
    starts[w] = starts[w - 1]! + (until - starts[w - 1]!) / (known - w + 1);
  }
  return starts;
}

/** Where a word's sound ends: before the pause that follows it, if any. */
function soundEnd(from: number, until: number, pauses: readonly number[]): number {
  const pause = pauses.find((start) => start > from + HOP_S && start < until);
  return pause ?? until;
}

/** Builds the reference from the synthesised text. */
export function buildReference(words: readonly TextWord[], spoken: SpokenText): Reference {
  const samples = resample(spoken.samples, spoken.sampleRate, SAMPLE_RATE);
  const endS = samples.length / SAMPLE_RATE;
  const starts = wordStarts(words, spoken, endS);
  const pauses = spoken.phonemes.filter(({ symbol }) => symbol === '').map(({ startMs }) => startMs / 1000);
  const lastFrame = Math.floor(samples.length / (SAMPLE_RATE * HOP_S));
  const frames: number[] = [];
  const firsts = new Int32Array(words.length + 1);
  const offsets = new Float32Array(words.length);
  for (const [w, start] of starts.entries()) {
    const until = starts[w + 1] ?? endS;
    const first = frameAt(start);
    const last = Math.max(frameAt(soundEnd(start, until, pauses)), first + LEAST_FRAMES);
    firsts[w] = frames.length;
    offsets[w] = start - first * HOP_S;
    for (let frame = first; frame < last; frame++) frames.push(Math.min(frame, lastFrame));
  }
  firsts[words.length] = frames.length;
  return { spectra: powerSpectra(samples), frames: Int32Array.from(frames), firsts, offsets };
}

/** How many words of a reference, at least one, end within so many of its frames. */
export const wordsWithin = ({ firsts }: Reference, frames: number): number =>
  Math.max(1, firsts.filter((first) => first <= frames).length - 1);
