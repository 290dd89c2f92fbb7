import { frameCount, HOP } from '../core/frames.ts';
import { SAMPLE_RATE } from '../core/recording.ts';
import { median } from '../core/statistics.ts';
import { resample } from './resample.ts';

/** Rate at which periods are compared: a voice's pitch needs no more, Hz. */
const PITCH_RATE = 8000;
/** From a man's lowest to a small child's highest voice, Hz. */
const PITCH_RANGE = [52, 520] as const;
const [SHORTEST_LAG, LONGEST_LAG] = [Math.floor(PITCH_RATE / PITCH_RANGE[1]), Math.ceil(PITCH_RATE / PITCH_RANGE[0])];
/** Compared stretch, samples: 30 ms. */
const WINDOW = 240;
/** A period repeats itself at least so well; 1 is the same again. */
const LEAST_LIKENESS = 0.55;
/** What a lag twice as long must gain to be believed over the shorter one. */
const OCTAVE_COST = 0.03;
/** A jump of more than this from the neighbours, or from the whole reading's middle, is a wrong octave, semitones. */
const LARGEST_JUMP = 7;
const LARGEST_DEPARTURE = 10;
const JUMP_REACH = 12;

export const semitones = (hz: number, referenceHz: number): number => 12 * Math.log2(hz / referenceHz);

/** Likeness of two windows a lag apart for every lag, or null for silence. */
function likenesses(samples: Float32Array, start: number, out: Float32Array): boolean {
  let power = 0;
  for (let i = 0; i < WINDOW; i++) power += samples[start + i]! ** 2;
  if (power < 1e-7) return false;
  let lagged = 0;
  for (let i = 0; i < WINDOW; i++) lagged += samples[start + SHORTEST_LAG + i]! ** 2;
  for (let lag = SHORTEST_LAG; lag <= LONGEST_LAG + 1; lag++) {
    let product = 0;
    for (let i = 0; i < WINDOW; i++) product += samples[start + i]! * samples[start + lag + i]!;
    out[lag] = product / Math.sqrt(power * lagged + 1e-12);
    lagged += samples[start + lag + WINDOW]! ** 2 - samples[start + lag]! ** 2;
  }
  return true;
}

/** The best lag with its fraction, or 0 where nothing repeats. */
function bestLag(likeness: Float32Array): number {
  let best = 0;
  let bestScore = -Infinity;
  for (let lag = SHORTEST_LAG + 1; lag <= LONGEST_LAG; lag++) {
    const value = likeness[lag]!;
    if (value < LEAST_LIKENESS || value < likeness[lag - 1]! || value < likeness[lag + 1]!) continue;
    const score = value - OCTAVE_COST * Math.log2(lag / SHORTEST_LAG);
    if (score > bestScore) [best, bestScore] = [lag, score];
  }
  if (best === 0) return 0;
  const [before, at, after] = [likeness[best - 1]!, likeness[best]!, likeness[best + 1]!];
  const curve = before - 2 * at + after;
  return best + (curve < 0 ? (0.5 * (before - after)) / curve : 0);
}

/** Takes out pitches that jump away from those around them, or lie where the voice does not. */
function withoutJumps(pitch: Float32Array): Float32Array {
  const middle = median(pitch.filter((hz) => hz > 0));
  return pitch.map((hz, t) => {
    if (hz === 0 || Math.abs(semitones(hz, middle)) > LARGEST_DEPARTURE) return 0;
    const around = pitch.subarray(Math.max(0, t - JUMP_REACH), t + JUMP_REACH + 1).filter((other) => other > 0);
    return around.length < 4 || Math.abs(semitones(hz, median(around))) > LARGEST_JUMP ? 0 : hz;
  });
}

/**
 * Follows the voice's pitch by normalised cross-correlation.
 *
 * @param samples 16 kHz. Borrowed.
 * @returns Hz at each frame, 0 where nothing is voiced.
 * @source Talkin, A Robust Algorithm for Pitch Tracking (RAPT), 1995.
 */
export function trackPitch(samples: Float32Array): Float32Array {
  const frames = frameCount(samples.length);
  const low = resample(samples, SAMPLE_RATE, PITCH_RATE);
  const reach = WINDOW + LONGEST_LAG + 2;
  const padded = new Float32Array(low.length + 2 * reach);
  padded.set(low, reach);
  const likeness = new Float32Array(LONGEST_LAG + 2);
  const pitch = new Float32Array(frames);
  for (let t = 0; t < frames; t++) {
    const centre = Math.round((t * HOP * PITCH_RATE) / SAMPLE_RATE);
    const start = Math.max(0, reach + centre - Math.round((WINDOW + LONGEST_LAG / 2) / 2));
    if (start + reach + 1 >= padded.length || !likenesses(padded, start, likeness)) continue;
    const lag = bestLag(likeness);
    if (lag > 0) pitch[t] = PITCH_RATE / lag;
  }
  return withoutJumps(pitch);
}
