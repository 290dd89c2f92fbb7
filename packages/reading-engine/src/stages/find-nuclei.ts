import { BIN_HZ, BINS } from '../core/frames.ts';
import { decibels } from '../core/statistics.ts';
import type { SpeechMap } from './find-speech.ts';

/** Vowels carry their power here, Hz. */
const VOWEL_BAND = [250, 2800] as const;
/** Frames on each side over which the contour is smoothed: a vowel lasts 60 ms or more. */
const SMOOTHING = 3;
/** The level falls at least so much between two vowels, dB. */
const LEAST_DIP = 1.6;
/** Below this share of voiced speech the voice is a whisper, whose vowels have no pitch. */
const WHISPER_SHARE = 0.2;
/** A vowel is at most so far below the loudest one around, dB. */
const DEEPEST_NUCLEUS = 22;

function vowelContour(spectra: Float32Array): Float32Array {
  const frames = spectra.length / BINS;
  const [from, to] = [Math.round(VOWEL_BAND[0] / BIN_HZ), Math.round(VOWEL_BAND[1] / BIN_HZ)];
  const levels = Float32Array.from({ length: frames }, (_, t) => {
    let total = 0;
    for (let k = from; k <= to; k++) total += spectra[t * BINS + k]!;
    return decibels(total);
  });
  return levels.map((_, t) => {
    let total = 0;
    let weight = 0;
    for (let d = -SMOOTHING; d <= SMOOTHING; d++) {
      const level = levels[t + d];
      if (level === undefined) continue;
      const share = 1 - Math.abs(d) / (SMOOTHING + 1);
      total += level * share;
      weight += share;
    }
    return total / weight;
  });
}

/**
 * Finds the syllables' nuclei: voiced peaks of the vowel band's level with a dip between two of them.
 *
 * @param pitch Hz at each frame, 0 where unvoiced.
 * @returns Frames in order.
 * @source de Jong & Wempe, Praat script to detect syllable nuclei, 2009.
 */
export function findNuclei(spectra: Float32Array, pitch: Float32Array, { spans }: SpeechMap): number[] {
  const contour = vowelContour(spectra);
  const spoken = spans.reduce((total, { start, end }) => total + end - start, 0);
  const isWhisper = pitch.filter((hz) => hz > 0).length < WHISPER_SHARE * spoken;
  const nuclei: number[] = [];
  for (const { start, end } of spans) {
    const loudest = contour.subarray(start, end).reduce((top, level) => Math.max(top, level), -Infinity);
    let peak = -1;
    let lowest = Infinity;
    for (let t = start; t < end; t++) {
      const level = contour[t]!;
      const isPeak = level >= (contour[t - 1] ?? -Infinity) && level > (contour[t + 1] ?? -Infinity);
      lowest = Math.min(lowest, level);
      if (!isPeak || (pitch[t] === 0 && !isWhisper) || level < loudest - DEEPEST_NUCLEUS) continue;
      const dip = Math.min(level, peak < 0 ? Infinity : contour[peak]!) - lowest;
      if (peak < 0 || dip >= LEAST_DIP) nuclei.push(t);
      else if (level > contour[peak]!) nuclei[nuclei.length - 1] = t;
      else continue;
      peak = t;
      lowest = level;
    }
  }
  return nuclei;
}
