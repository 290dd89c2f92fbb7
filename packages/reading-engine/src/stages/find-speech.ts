import { frameAt, type Span, spanLength } from '../core/frames.ts';
import { quantile } from '../core/statistics.ts';

/** A voice rises at least this much above what is there without it; steady noise does not vary as much, dB. */
const LEAST_RANGE = 3.5;
/** Speech begins this share of the way from the floor to the voice, and at least so many dB above the floor. */
const ONSET = { share: 0.3, leastDb: 1.8 };
/** It ends at this share of the way to the onset. */
const RELEASE_SHARE = 0.6;
/** A closure inside a word is no pause, s. */
const LONGEST_CLOSURE_S = 0.06;
/** A click is no speech, s. */
const SHORTEST_SPEECH_S = 0.04;

/** Where there is a voice. */
export interface SpeechMap {
  /** Stretches of speech in order, closures filled. Empty when nothing stands out. */
  readonly spans: readonly Span[];
  /** 1 where a frame belongs to a stretch. */
  readonly isSpeech: Uint8Array;
}

function joinClose(spans: readonly Span[], gap: number): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.start - last.end <= gap) joined[joined.length - 1] = { start: last.start, end: span.end };
    else joined.push(span);
  }
  return joined;
}

function spansAbove(levels: Float32Array, onset: number, release: number): Span[] {
  const spans: Span[] = [];
  let start = -1;
  for (let t = 0; t <= levels.length; t++) {
    const level = t < levels.length ? levels[t]! : Number.NEGATIVE_INFINITY;
    if (start < 0 && level >= onset) {
      start = t;
      while (start > 0 && levels[start - 1]! >= release) start--;
    } else if (start >= 0 && level < release) {
      spans.push({ start, end: t });
      start = -1;
    }
  }
  return spans;
}

/**
 * Finds the stretches of speech by level, between the recording's own floor and its own voice.
 *
 * @param levels How far each frame rises above the noise, dB.
 */
export function findSpeech(levels: Float32Array): SpeechMap {
  const voice = quantile(levels, 0.95);
  const floor = quantile(levels, 0.05);
  const range = voice - floor;
  const isSpeech = new Uint8Array(levels.length);
  if (range < LEAST_RANGE) return { spans: [], isSpeech };
  const rise = Math.max(ONSET.leastDb, ONSET.share * range);
  const found = spansAbove(levels, floor + rise, floor + rise * RELEASE_SHARE);
  const spans = joinClose(found, frameAt(LONGEST_CLOSURE_S)).filter(
    (span) => spanLength(span) >= frameAt(SHORTEST_SPEECH_S),
  );
  for (const { start, end } of spans) isSpeech.fill(1, start, end);
  return { spans, isSpeech };
}
