import { type Cutoffs, onScale } from '../core/cutoffs.ts';
import type { CriterionEvaluation } from '../core/evaluation.ts';
import { frameAt, type Span } from '../core/frames.ts';
import { mean, median, quantile } from '../core/statistics.ts';
import { semitones } from '../stages/track-pitch.ts';
import { judged, ratingOf, unjudged } from './judged.ts';
import { feedback, unjudgedReasons } from './reading.copy.ts';

/** Fewer voiced frames do not show how a voice moves: 1.5 s. */
const LEAST_VOICED_FRAMES = 150;
/** What the end of a sentence is compared with: its last voiced stretch with the rest, s. */
const FINAL_S = 0.25;
const BODY_S = 1.5;
/** A voice moved at an end when it fell or rose so much, semitones. */
const FINAL_MOVEMENT = 1;
/** Share of the lowest and of the highest pitches that is left out of the spread: slips of the tracker, creaks. */
const TAIL = 0.05;
/** How much of the score the spread makes; the rest is movement at sentence ends. */
const SPREAD_SHARE = 0.8;

/** How the voice moved. */
export interface Intonation {
  readonly medianHz: number;
  readonly spreadSemitones: number;
  /** Share of the sentence ends at which the voice moved; null when there are none. */
  readonly finalMovementShare: number | null;
}

function movedAt(end: number, pitch: Float32Array): boolean | null {
  const voiced = (from: number, to: number) =>
    pitch.subarray(Math.max(0, from), Math.max(0, to)).filter((hz) => hz > 0);
  let last = end;
  while (last > 0 && !(pitch[last]! > 0) && end - last < frameAt(BODY_S)) last--;
  const close = voiced(last - frameAt(FINAL_S), last + 1);
  const body = voiced(last - frameAt(BODY_S), last - frameAt(FINAL_S));
  if (close.length < 5 || body.length < 20) return null;
  const extremes = [quantile(close, 0.1), quantile(close, 0.9)];
  return extremes.some((hz) => Math.abs(semitones(hz, median(body))) >= FINAL_MOVEMENT);
}

/**
 * Measures the voice's movement.
 *
 * @param ends Frames at which sentences end.
 * @returns null where too little is voiced, as in a whisper.
 */
export function measureIntonation(pitch: Float32Array, ends: readonly number[]): Intonation | null {
  const voiced = pitch.filter((hz) => hz > 0);
  if (voiced.length < LEAST_VOICED_FRAMES) return null;
  const medianHz = median(voiced);
  const moved = ends.map((end) => movedAt(end, pitch)).filter((known) => known !== null);
  return {
    medianHz,
    spreadSemitones: semitones(quantile(voiced, 1 - TAIL), quantile(voiced, TAIL)),
    finalMovementShare: moved.length === 0 ? null : mean(moved.map(Number)),
  };
}

/** Ends of sentences where the text is not known: before a long silence. */
export const endsBeforeSilence = (spans: readonly Span[], longS: number): number[] =>
  spans
    .filter(({ end }, i) => i === spans.length - 1 || spans[i + 1]!.start - end >= frameAt(longS))
    .map(({ end }) => end);

/** Judges the voice's movement; a monotone voice scores low whatever its pitch. */
export function judgeIntonation(intonation: Intonation | null, cutoffs: Cutoffs): CriterionEvaluation {
  if (!intonation) return unjudged(unjudgedReasons.noPitch);
  const spread = onScale(intonation.spreadSemitones, cutoffs.pitchSpreadSemitones);
  const share = intonation.finalMovementShare;
  const score =
    share === null ? spread : SPREAD_SHARE * spread + (1 - SPREAD_SHARE) * onScale(share, cutoffs.finalMovementShare);
  return judged(score, feedback.intonation(ratingOf(score), { spread: intonation.spreadSemitones }));
}
